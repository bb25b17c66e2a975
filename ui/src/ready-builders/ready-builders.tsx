import {
  type ChangeDetails,
  type PressReason,
  pressDetails,
  useFormat,
  useWording,
} from "../provider/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { readyBuilder } from "./ready-builders.variants.ts";

/** A builder that is offered ready to bet on. Odds are decimal. */
export interface ReadyBuilderView {
  readonly id: string;
  readonly name: string;
  readonly odds: number;
  readonly picks: readonly { readonly outcomeId: string; readonly text: string }[];
}

export interface ReadyBuildersProps {
  /** Null while they are fetched; empty where none is offered. */
  readonly builders: readonly ReadyBuilderView[] | null;
  readonly chosenId: string | null;
  readonly onChoose: (builderId: string, details: ChangeDetails<PressReason>) => void;
}

/** The builders of a match that are ready to bet on (B2, B3). */
export function ReadyBuilders({ builders, chosenId, onChoose }: ReadyBuildersProps) {
  const t = useWording();
  const format = useFormat();
  if (builders === null) {
    return (
      <div className="gs:px-3 gs:tablet:px-4">
        <Loading>
          <Skeleton shape="price" />
        </Loading>
      </div>
    );
  }
  if (builders.length === 0) return null;
  return (
    <fieldset className="gs:min-w-0">
      <legend className="gs:type-label gs:px-3 gs:pb-2 gs:tablet:px-4">
        {t("bet-builder.offer.precanned")}
      </legend>
      <div className="gs:flex gs:gap-2 gs:overflow-x-auto gs:overscroll-x-contain gs:scroll-px-3 gs:px-3 gs:py-1 gs:tablet:px-4">
        {builders.map(({ id, name, odds, picks }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosenId}
            className={readyBuilder({ isChosen: id === chosenId })}
            onClick={(event) => onChoose(id, pressDetails(event))}
          >
            <span className="gs:flex gs:items-start gs:justify-between gs:gap-3">
              <span className="gs:type-label gs:min-w-0 gs:wrap-break-word">{name}</span>
              <span translate="no" className="gs:type-price-large">
                {format.odds(odds)}
              </span>
            </span>
            {picks.map(({ outcomeId, text }) => (
              <span key={outcomeId} className="gs:type-small gs:wrap-break-word gs:opacity-80">
                {text}
              </span>
            ))}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
