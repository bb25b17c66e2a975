import { useId } from "react";
import { Button, ButtonLink } from "../button/index.ts";
import { EmptyState, ticketDrawing } from "../empty-state/index.ts";
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
  if (status === "error") {
    return (
      <div className="gs:grid gs:justify-items-start gs:gap-3 gs:bg-surface gs:px-4 gs:py-6 gs:tablet:rounded-md">
        <p className="gs:type-body gs:text-ink-muted">{t("offer-list.error")}</p>
        {onRetry && <Button onPress={onRetry}>{t("offer-list.retry.button")}</Button>}
      </div>
    );
  }
  if (offers.length === 0) {
    return (
      <EmptyState
        drawing={ticketDrawing}
        title={t("offer-list.empty")}
        text={t("offer-list.empty.next")}
      />
    );
  }
  return (
    <ul className="gs:grid gs:gap-4 gs:tablet:grid-cols-2">
      {offers.map((offer) => (
        <li key={offer.id} className="gs:min-w-0">
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
      className="gs:flex gs:h-full gs:flex-col gs:overflow-hidden gs:bg-surface gs:shadow-card gs:tablet:rounded-md"
    >
      {image !== null && pictures === "shown" && (
        <img
          src={image}
          alt=""
          loading="lazy"
          className="gs:aspect-[5/2] gs:w-full gs:object-cover"
        />
      )}
      {image !== null && pictures === "held" && (
        <div className="gs:aspect-[5/2] gs:w-full gs:bg-well" />
      )}
      <div className="gs:flex gs:flex-1 gs:flex-col gs:gap-2 gs:px-3 gs:py-4 gs:tablet:px-4">
        <h2 id={heading} className="gs:type-heading gs:wrap-break-word">
          {title}
        </h2>
        <p className="gs:type-body gs:flex-1 gs:wrap-break-word gs:text-ink-muted">{text}</p>
        <div className="gs:flex gs:flex-wrap gs:items-center gs:gap-x-4 gs:gap-y-2 gs:pt-2">
          <ButtonLink href={actionHref}>{actionLabel}</ButtonLink>
          <ButtonLink href={termsHref} variant="quiet">
            <span>{t("offer-list.terms")}</span>
            <span className="gs:sr-only">{t("offer-list.of", { title })}</span>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
