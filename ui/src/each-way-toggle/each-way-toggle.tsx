import { useId } from "react";
import {
  type ChangeDetails,
  type PressReason,
  pressDetails,
  useWording,
} from "../provider/index.ts";

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
  readonly onChange: (isChosen: boolean, details: ChangeDetails<PressReason>) => void;
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
    <div className="gs:min-w-0">
      <label
        data-focus-within-ring
        className="gs:type-label gs:flex gs:min-h-11 gs:cursor-pointer gs:items-center gs:gap-3 gs:rounded-sm gs:has-disabled:cursor-not-allowed gs:has-disabled:opacity-65 gs:has-focus-visible:outline-2 gs:has-focus-visible:outline-offset-2 gs:has-focus-visible:outline-focus"
      >
        <input
          type="checkbox"
          className="gs:choice-mark"
          checked={isChosen}
          disabled={isDisabled}
          aria-describedby={`${id}-terms`}
          onChange={(event) => onChange(event.target.checked, pressDetails(event))}
        />
        <span>
          <span>{t("bet-slip.each-way")}</span>
          {selectionName !== null && (
            <span className="gs:sr-only">
              {t("bet-slip.each-way.of-selection", { selection: selectionName })}
            </span>
          )}
        </span>
      </label>
      <p id={`${id}-terms`} className="gs:type-small gs:-mt-1 gs:pl-8 gs:text-ink-faint">
        <span>
          {terms === null
            ? t("bet-slip.each-way.terms-differ")
            : t("bet-slip.each-way.terms", { fraction: terms.fraction, count: terms.places })}
        </span>{" "}
        <span>{t("bet-slip.each-way.doubles")}</span>
      </p>
    </div>
  );
}
