import { useFormat, useWording } from "../provider/index.ts";
import { precannedCard } from "./builder-offer.variants.ts";
import { PrecannedLoading } from "./precanned-loading.tsx";

/** A builder that is offered ready to bet on. Odds are decimal. */
export interface PrecannedView {
  readonly id: string;
  readonly name: string;
  readonly odds: number;
  readonly picks: readonly { readonly outcomeId: string; readonly text: string }[];
}

export interface PrecannedProps {
  /** Null while they are fetched; empty where none is offered. */
  readonly precanned: readonly PrecannedView[] | null;
  readonly chosenId: string | null;
  readonly onChoose: (precannedId: string) => void;
}

/** The builders that are ready to bet on. */
export function Precanned({ precanned, chosenId, onChoose }: PrecannedProps) {
  const t = useWording();
  const format = useFormat();
  if (precanned === null) {
    return <PrecannedLoading />;
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
