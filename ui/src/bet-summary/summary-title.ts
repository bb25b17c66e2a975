import { sideOf } from "@grandstand/rules/bet-progress";
import { systemBetChoice } from "@grandstand/rules/systems";
import { type BetCardLegView, type BetCardView, betTitle } from "../bet-card/index.ts";
import type { Format, Translate } from "../provider/index.ts";
import { systemName } from "../system-chooser/index.ts";

/** What a bet is called in a list. */
export interface SummaryTitle {
  readonly seen: string;
  /** What is seen is the selection itself; `rest` says its market and event to a screen reader. */
  readonly isSubject: boolean;
  readonly rest: string;
}

/** A single by its selection, a system by its name, any other bet by its type and number of selections. */
export function summaryTitle(t: Translate, format: Format, bet: BetCardView): SummaryTitle {
  const [leg] = bet.legs;
  if (bet.betType === "single" && leg) {
    const rest = `, ${leg.marketName}, ${leg.eventName}`;
    return { seen: leg.outcomeName, isSubject: true, rest };
  }
  const system =
    bet.betType === "system" ? systemBetChoice(bet.systemType ?? "", bet.legs.length) : null;
  const seen = system === null ? betTitle(t, format, bet) : systemName(t, system);
  return { seen, isSubject: false, rest: "" };
}

/** The side of the match that a selection is on; null for any other. */
export function sideOfLeg({ facts, outcomeName }: BetCardLegView): 0 | 1 | null {
  const side = facts && sideOf(facts.kind);
  if (!side || facts[side] !== outcomeName) return null;
  return side === "home" ? 0 : 1;
}
