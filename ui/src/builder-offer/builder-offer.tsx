import { Layers } from "lucide-react";
import { Button } from "../button/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { builderOffer, offerText, precannedCard } from "./builder-offer.variants.ts";

/** A builder that is offered ready to bet on. Odds are decimal. */
export interface PrecannedView {
  readonly id: string;
  readonly name: string;
  readonly odds: number;
  readonly picks: readonly { readonly outcomeId: string; readonly text: string }[];
}

export interface BuilderOfferProps {
  readonly eventName: string;
  /** Whether prices on the page go to the builder. */
  readonly isOn: boolean;
  /** Null while they are fetched; empty where none is offered. */
  readonly precanned: readonly PrecannedView[] | null;
  readonly chosenId: string | null;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onChoose: (precannedId: string) => void;
}

/**
 * The bet builder's part of the match page (B1, B2): a switch that sends prices to the builder instead
 * of the slip, and once it is on, the builders that are ready to bet on.
 *
 * Data attributes: `data-on`.
 */
export function BuilderOffer(props: BuilderOfferProps) {
  const { eventName, isOn, onSwitch } = props;
  const t = useWording();
  return (
    <section
      aria-label={t("bet-builder.offer.label", { event: eventName })}
      data-on={isOn || undefined}
      className={builderOffer()}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className={offerText({ isOn })}>
          {t(isOn ? "bet-builder.offer.on" : "bet-builder.offer.off")}
        </p>
        <Button icon={Layers} variant="outline" isPressed={isOn} onPress={() => onSwitch(!isOn)}>
          {t("bet-builder.title")}
        </Button>
      </div>
      {isOn && <Precanned {...props} />}
    </section>
  );
}

function Precanned({ precanned, chosenId, onChoose }: BuilderOfferProps) {
  const t = useWording();
  const format = useFormat();
  if (precanned === null) {
    return (
      <Loading>
        <Skeleton shape="price" />
      </Loading>
    );
  }
  if (precanned.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="type-label pb-2">{t("bet-builder.offer.precanned")}</legend>
      <div className="-mx-3 flex tablet:-mx-4 gap-2 overflow-x-auto overscroll-x-contain scroll-px-3 px-3 py-1 tablet:px-4">
        {precanned.map(({ id, name, odds, picks }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosenId}
            className={precannedCard({ isChosen: id === chosenId })}
            onClick={() => onChoose(id)}
          >
            <span className="flex items-start justify-between gap-3">
              <span className="type-label min-w-0 wrap-break-word">{name}</span>
              <span className="type-price-large">{format.odds(odds)}</span>
            </span>
            {picks.map(({ outcomeId, text }) => (
              <span key={outcomeId} className="type-small wrap-break-word opacity-80">
                {text}
              </span>
            ))}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
