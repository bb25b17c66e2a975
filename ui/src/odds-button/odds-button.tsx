import { isDisabled, isLocked, type Movement, type Odds } from "@grandstand/rules/odds";
import { Check, Lock } from "lucide";
import { memo, useCallback, useId, useMemo } from "react";
import { Icon } from "../icon/index.ts";
import {
  type ChangeDetails,
  type PressReason,
  pressDetails,
  useFormat,
  useWording,
} from "../provider/index.ts";
import {
  blockedPrice,
  longPrice,
  movementCorner,
  type OddsButtonLayout,
  oddsButton,
  selectedTick,
  shortLabel,
} from "./odds-button.variants.ts";
import { noteShownPrice } from "./shown-price.ts";

/** One outcome, as components show it. Odds are decimal. */
export interface OutcomeView {
  readonly id: string;
  /** In full, as a receipt would say it. */
  readonly name: string;
  /** As it fits on a button: 1, X, 2, +2.5. */
  readonly shortName: string;
  readonly odds: Odds | null;
  readonly isSuspended: boolean;
  readonly isVisible: boolean;
  /** A runner's number on its saddle cloth. */
  readonly number?: number;
}

/** The outcome's event, market and list; they make the button's name unique on the page. */
export interface OutcomeContext {
  readonly eventName: string;
  readonly marketName: string;
  /** The list that shows the price, where another list of the page may show it too. */
  readonly listName?: string;
}

export interface OddsButtonProps {
  readonly outcome: OutcomeView;
  readonly context: OutcomeContext;
  /** Shown for 10 s after a change (B4); the caller decides when that is over. */
  readonly movement?: Movement;
  readonly isSelected?: boolean;
  readonly layout?: OddsButtonLayout;
  /** Why it can't be chosen beside what is chosen already. It can still be reached, and says it. */
  readonly blockedBecause?: string | null;
  /** Adds the outcome to the slip, or takes it off. */
  readonly onToggle: (outcomeId: string, details: ChangeDetails<PressReason>) => void;
}

/**
 * One price that can be backed (B4, Odds button). It stays the same node through any number of
 * ticks, so focus is never lost, and a tick announces nothing.
 *
 * Data attributes: `data-movement` up | down | none, `data-locked`, `data-suspended`,
 * `data-blocked`, `data-open` (neither selected, locked, suspended nor blocked).
 */
export const OddsButton = memo(function OddsButton({
  outcome,
  context,
  movement = "none",
  isSelected = false,
  layout = "labelled",
  blockedBecause = null,
  onToggle,
}: OddsButtonProps) {
  const t = useWording();
  const format = useFormat();
  const reasonId = useId();
  const isPriceLocked = isLocked(priceFacts(outcome));
  const isBlocked = blockedBecause !== null && !isSelected;
  const isOpen = !isPriceLocked && !isSelected && !outcome.isSuspended && !isBlocked;
  const shown = isPriceLocked ? "none" : movement;
  const price = isPriceLocked ? "" : format.odds(outcome.odds);
  const { eventName, marketName, listName } = context;
  const outcomeName = outcome.name;
  // The label is the whole name: a screen reader would say it twice. A wide coupon hides the label.
  const isLabelShown = layout !== "price" && layout !== "coupon";
  const isName = outcome.number !== undefined || eventName.includes(outcome.shortName);
  const isNamed = isLabelShown && outcome.shortName === outcomeName;
  // A tick changes the price, not what the price is of.
  const contextText = useMemo(() => {
    const names = { market: marketName, event: eventName };
    const namesInList = { ...names, listName: listName ?? "" };
    if (isNamed) {
      return listName === undefined
        ? t("odds.context.named", names)
        : t("odds.context.named.placed", namesInList);
    }
    return listName === undefined
      ? t("odds.context", { ...names, outcome: outcomeName })
      : t("odds.context.placed", { ...namesInList, outcome: outcomeName });
  }, [t, isNamed, outcomeName, marketName, eventName, listName]);
  // One text in an element of its own: what a translator has replaced React still finds (docs/decisions/102).
  const movementText = shown === "none" ? "" : t(`odds.${shown}`);
  const said = movementText + (outcome.isSuspended ? t("odds.suspended") : "") + contextText;
  const outcomeId = outcome.id;
  const attach = useCallback(
    (button: HTMLButtonElement | null) =>
      noteShownPrice(button, { outcomeId, outcomeName, marketName, eventName }),
    [outcomeId, outcomeName, marketName, eventName],
  );
  return (
    <button
      ref={attach}
      type="button"
      aria-pressed={isSelected}
      disabled={isDisabled(priceFacts(outcome))}
      data-movement={shown}
      data-locked={isPriceLocked || undefined}
      data-suspended={outcome.isSuspended || undefined}
      data-blocked={isBlocked || undefined}
      aria-disabled={isBlocked || undefined}
      aria-describedby={isBlocked ? reasonId : undefined}
      title={isBlocked ? blockedBecause : undefined}
      data-open={isOpen || undefined}
      className={oddsButton({
        layout,
        variant: isSelected ? "selected" : isPriceLocked ? "locked" : "open",
        dimmed: (outcome.isSuspended || isBlocked) && !isSelected,
        isShort: outcome.shortName.length <= shortLabel,
        isLong: price.length >= longPrice,
      })}
      onClick={(event) => onToggle(outcome.id, pressDetails(event))}
    >
      {layout !== "price" && <span {...(isName && { translate: "no" })}>{outcome.shortName}</span>}
      {isPriceLocked ? (
        <>
          <Icon shape={Lock} size={14} strokeWidth={2} />
          <span className="gs:sr-only">{t("odds.locked")}</span>
        </>
      ) : (
        <span translate="no" className={isBlocked ? blockedPrice : undefined}>
          {price}
        </span>
      )}
      <span className="gs:sr-only">{said}</span>
      {isBlocked && (
        <span hidden id={reasonId}>
          {blockedBecause}
        </span>
      )}
      {isSelected && <Icon shape={Check} size={10} strokeWidth={4} className={selectedTick()} />}
      {shown !== "none" && (
        <span aria-hidden className={movementCorner({ movement: shown, isSelected })} />
      )}
    </button>
  );
});

function priceFacts(outcome: OutcomeView) {
  return {
    odds: outcome.odds,
    suspended: outcome.isSuspended,
    visible: outcome.isVisible,
    isStartingPrice: outcome.odds === "SP",
  };
}
