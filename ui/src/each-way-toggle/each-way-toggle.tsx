import { useId } from "react";
import { useWording } from "../provider/index.ts";

/** An each-way bet that is offered. */
export interface EachWayChoiceView {
  readonly isChosen: boolean;
  /** What a place pays, and how many there are; null where the selections differ, and each says its own. */
  readonly terms: EachWayTermsView | null;
}

export interface EachWayTermsView {
  /** The part of the odds: `1/4`. */
  readonly fraction: string;
  readonly places: number;
}

export interface EachWayToggleProps {
  readonly eachWay: EachWayChoiceView;
  /** What it is for where there are several; null for the whole slip. */
  readonly selectionName?: string | null;
  readonly isDisabled?: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/**
 * Makes a bet an each-way bet: half on the win, half on a place, so that the stake counts twice (B5).
 * Draw it only where each-way is offered.
 */
export function EachWayToggle({
  eachWay: { isChosen, terms },
  selectionName = null,
  isDisabled = false,
  onChange,
}: EachWayToggleProps) {
  const t = useWording();
  const id = useId();
  return (
    <div className="min-w-0">
      <label
        data-focus-within-ring
        className="type-label flex min-h-11 cursor-pointer items-center gap-3 rounded-sm has-disabled:cursor-not-allowed has-disabled:opacity-65 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
      >
        <input
          type="checkbox"
          className="choice-mark"
          checked={isChosen}
          disabled={isDisabled}
          aria-describedby={`${id}-terms`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          {t("bet-slip.each-way")}
          {selectionName !== null && (
            <span className="sr-only">
              {t("bet-slip.each-way.of-selection", { selection: selectionName })}
            </span>
          )}
        </span>
      </label>
      <p id={`${id}-terms`} className="type-small -mt-1 pl-8 text-ink-faint">
        {terms === null
          ? t("bet-slip.each-way.terms-differ")
          : t("bet-slip.each-way.terms", { fraction: terms.fraction, count: terms.places })}{" "}
        {t("bet-slip.each-way.doubles")}
      </p>
    </div>
  );
}
