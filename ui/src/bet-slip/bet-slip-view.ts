import type { ComboBoostStanding } from "@grandstand/rules/combo-boost";
import type { PassedLimit } from "@grandstand/rules/limits";
import type { Cents } from "@grandstand/rules/money";
import type { Odds } from "@grandstand/rules/odds";
import type { SystemOutlook } from "@grandstand/rules/returns";
import type {
  BetSentence,
  BetType,
  BetTypeOption,
  MovedPrices,
  PlaceControl,
  SlipError,
  SlipTotals,
} from "@grandstand/rules/slip";
import type { BetReceiptView } from "../bet-receipt/index.ts";
import type { SlipLineView } from "../bet-slip-line/index.ts";
import type { EachWayChoiceView } from "../each-way-toggle/index.ts";
import type { FreeBetsView } from "../free-bet-chooser/index.ts";
import type { SlipSettingsView } from "../slip-settings/index.ts";
import type { SystemChoiceView } from "../system-chooser/index.ts";

/** What a person should know about the slip as a whole; it is shown until they close it or continue. */
export const slipNotices = [
  "being-placed-elsewhere",
  "chosen-elsewhere",
  "corrupt",
  "emptied-elsewhere",
  "expired",
  "logged-out",
  "not-kept",
  "other-account",
  "other-version",
] as const;
export type SlipNoticeKind = (typeof slipNotices)[number];

/** Everything the slip shows. Amounts are cents, odds decimal, instants epoch milliseconds. */
export interface BetSlipView {
  readonly betType: BetType;
  /** The types that are offered, each with why it is closed. */
  readonly betTypes: readonly BetTypeOption[];
  readonly lines: readonly SlipLineView[];
  /** The one stake for all lines as typed, in a system that of each bet; null where each line has its own. */
  readonly stake: string | null;
  /** Cents: the slip's limit, or what the chosen free bet has left (B5). */
  readonly stakeMaximum: Cents;
  /** Cents for each bet; null where the bets differ or nothing is staked. */
  readonly unitStake: Cents | null;
  /** The systems to choose from; null unless the slip is one. */
  readonly system: SlipSystemView | null;
  /** Each-way of the combi or the system; null where it is not offered, and for singles. */
  readonly eachWay: EachWayChoiceView | null;
  /** Null where the person has no free bet. */
  readonly freeBets: FreeBetsView | null;
  /** The combi's standing in the combo boost; null for other types, and without promotions. */
  readonly comboBoost: ComboBoostStanding | null;
  readonly totals: SlipTotals;
  /** What bet boosts pay on top of the return, with a bet of their own; null where none counts (B5). */
  readonly boost: { readonly percent: number; readonly amount: Cents } | null;
  /** What moved prices do to the return; null where none has moved. */
  readonly movedPrices: MovedPrices | null;
  /** The values of the sentence that describes the bet before it is placed; null while there is none. */
  readonly sentence: BetSentence | null;
  readonly control: PlaceControl;
  /** The person's own limit that the bets would pass together; the server then refuses them. */
  readonly passedLimit: PassedLimit | null;
  /** What the slip as a whole was refused for (B8). */
  readonly error: SlipError | null;
  readonly notice: SlipNoticeKind | null;
  /** How old the oldest price on the slip is known to be: the server's instant of it. */
  readonly pricedAt: number | null;
  /** What became of each bet that was sent; empty until one was. */
  readonly tickets: readonly SlipTicketView[];
  readonly settings: SlipSettingsView;
}

/** The systems that the selections make. */
export interface SlipSystemView {
  readonly choices: readonly SystemChoiceView[];
  /** The type of the chosen one; null while none is. */
  readonly chosen: string | null;
  /** The return of the chosen system by the number of winning selections; empty where it is unknown. */
  readonly outlook: readonly SystemOutlook[];
}

/** Why a bet was certainly not placed: the server's words, or its code where it has none. */
export interface SlipRefusal {
  readonly code: string;
  readonly message: string | null;
}

interface TicketFacts {
  readonly uuid: string;
  readonly betType: BetType;
  readonly stake: Cents;
  /** The outcomes' names, for a bet without a receipt. */
  readonly outcomeNames: readonly string[];
}

/** One bet that was sent, and what became of it (B4, Placement). */
export type SlipTicketView = TicketFacts &
  (
    | { readonly status: "placing" }
    /** The answer was lost and is being looked up. It is no refusal. */
    | { readonly status: "unknown" }
    | { readonly status: "placed"; readonly receipt: BetReceiptView }
    | {
        readonly status: "price-moved";
        readonly changes: readonly {
          readonly outcomeName: string;
          readonly from: Odds;
          readonly to: Odds;
        }[];
      }
    | { readonly status: "refused"; readonly refusal: SlipRefusal }
  );

/** The id of a line's element on the slip with this id. */
export function lineIdOf(slipId: string, outcomeId: string): string {
  return `${slipId}-${outcomeId}`;
}

/** Bets are under way, or the answer to one was lost: nothing on the slip can be changed. */
export function isUnderWay({ control }: BetSlipView): boolean {
  return control.kind === "processing" || control.kind === "checking";
}

/** Bets are under way with one in play among them, which the bookmaker holds for a few seconds. */
export function waitsInPlay({ control, lines }: BetSlipView): boolean {
  return control.kind === "processing" && lines.some(({ isLive, stake }) => isLive && stake !== "");
}

/** Whether the bets replace the lines: at least one has another status than being placed. */
export function hasResults(slip: BetSlipView): boolean {
  if (slip.control.kind === "results") return true;
  return isUnderWay(slip) && slip.tickets.some(({ status }) => status !== "placing");
}
