import { useId } from "react";
import { Button, ButtonLink } from "../button/index.ts";
import { useWording } from "../provider/index.ts";
import type { Pictures } from "./pictures.ts";

/** An offer of the content service, in the reader's language. */
export interface OfferView {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Address of a picture that only decorates. */
  readonly image: string | null;
  /** A path with its language. */
  readonly termsHref: string;
  readonly actionHref: string;
  readonly actionLabel: string;
}

export interface OfferListProps {
  readonly offers: readonly OfferView[];
  /** `held` while it is unknown whether the person wants pictures: their space stays free. */
  readonly pictures?: Pictures;
  readonly status?: "ready" | "error";
  readonly onRetry?: () => void;
}

/** The offers of /offers (B2), each with its conditions one link away. */
export function OfferList(props: OfferListProps) {
  const { offers, pictures = "shown", status = "ready", onRetry } = props;
  const t = useWording();
  if (status === "error" || offers.length === 0) {
    return (
      <div className="grid justify-items-start gap-3 bg-surface px-4 py-6 tablet:rounded-md">
        <p className="type-body text-ink-muted">
          {t(status === "error" ? "offer-list.error" : "offer-list.empty")}
        </p>
        {status === "error" && onRetry && (
          <Button onPress={onRetry}>{t("offer-list.retry.button")}</Button>
        )}
      </div>
    );
  }
  return (
    <ul className="grid gap-4 tablet:grid-cols-2">
      {offers.map((offer) => (
        <li key={offer.id} className="min-w-0">
          <OfferCard offer={offer} pictures={pictures} />
        </li>
      ))}
    </ul>
  );
}

function OfferCard({ offer, pictures }: { offer: OfferView; pictures: Pictures }) {
  const t = useWording();
  const heading = useId();
  const { title, text, image, termsHref, actionHref, actionLabel } = offer;
  return (
    <article
      aria-labelledby={heading}
      className="flex h-full flex-col overflow-hidden bg-surface shadow-card tablet:rounded-md"
    >
      {image !== null && pictures === "shown" && (
        <img src={image} alt="" loading="lazy" className="aspect-[5/2] w-full object-cover" />
      )}
      {image !== null && pictures === "held" && <div className="aspect-[5/2] w-full bg-well" />}
      <div className="flex flex-1 flex-col gap-2 px-3 py-4 tablet:px-4">
        <h2 id={heading} className="type-heading wrap-break-word">
          {title}
        </h2>
        <p className="type-body flex-1 wrap-break-word text-ink-muted">{text}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">
          <ButtonLink href={actionHref}>{actionLabel}</ButtonLink>
          <ButtonLink href={termsHref} variant="quiet">
            {t("offer-list.terms")}
            <span className="sr-only">{t("offer-list.of", { title })}</span>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
