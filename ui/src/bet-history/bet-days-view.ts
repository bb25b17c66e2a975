import type { Cents } from "@grandstand/rules/money";
import type { BetCardView } from "../bet-card/index.ts";

/** What the bets that ended on a day cost and paid, as the operator counts them; a free bet costs nothing. */
export interface DaySumsView {
  readonly bets: number;
  readonly staked: Cents;
  readonly paid: Cents;
}

/** The bets that ended on one day. */
export interface BetDayView {
  /** `2026-11-28`, of the person's own calendar. */
  readonly day: string;
  /** An instant of it, epoch milliseconds. */
  readonly at: number;
  /** The latest first. */
  readonly bets: readonly BetCardView[];
  /** Null where the operator does not count them: then nothing is added up. Absent while they are on their way. */
  readonly sums?: DaySumsView | null | undefined;
  /** Others of this day may come with the next page. */
  readonly mayGoOn: boolean;
}

/** What a period brought: each of its days, the first one first, without bets too. */
export interface PeriodNetView {
  readonly days: readonly (DaySumsView & { readonly day: string; readonly at: number })[];
}
