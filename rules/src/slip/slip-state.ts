import { type AmountRefusal, type Cents, defaultStake } from "../money/index.ts";
import type { Odds } from "../odds/index.ts";
import type { SystemBetChoice } from "../systems/index.ts";

export const betTypes = ["single", "combi", "system"] as const;
export type BetType = (typeof betTypes)[number];

/** The widget that a selection came from; its bet is reported to the tracking call (B4). */
export const betOrigins = ["betting_suggestion_widget", "bet_assist_widget"] as const;
export type BetOrigin = (typeof betOrigins)[number];

/** One line of the slip: what was clicked, with the price that was clicked (B3). */
export interface Selection {
  /** What a line is known by: an outcome is on the slip at most once. */
  readonly outcomeId: string;
  readonly eventId: string;
  readonly marketId: string;
  readonly eventName: string;
  readonly marketName: string;
  readonly outcomeName: string;
  readonly sportSlug: string;
  /** With the event and the sport, what a promotion's scope is matched with (B5). */
  readonly competitionId: string;
  readonly sportId: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly isLive: boolean;
  /** Says whether the market is a forecast or a tricast (B5). */
  readonly marketType: string;
  /** The price as clicked, or as consented to since. */
  readonly odds: Odds;
  readonly isStartingPrice: boolean;
  /** Whether the outcome takes an each-way bet (B3, has_ew). */
  readonly hasEachWay: boolean;
  /** How many places its market pays; null where it pays none (B3, ew_place). */
  readonly eachWayPlaces: number | null;
  /** The part of the win's profit that a place pays: 0.25 is a quarter (B3, ew_price). */
  readonly eachWayFraction: number | null;
  /** What a forecast or a tricast names, in order; empty for every other market (B7, outcome_list). */
  readonly outcomeIds: readonly string[];
  readonly isBetplus: boolean;
  readonly betOrigin: BetOrigin | null;
  /** Marks beside the names of both sides, and the operator's own images instead; not read, only kept. */
  readonly marks?: readonly [home: string, away: string] | undefined;
  readonly images?: readonly [home: string | null, away: string | null] | undefined;
  /** The mark of what is chosen, where that has one of its own: a runner. */
  readonly outcomeMark?: string | undefined;
}

/** The names of a line in one language. */
export type SelectionNames = Pick<Selection, "eventName" | "marketName" | "outcomeName">;

/** What a line is fetched again once it was kept: its names with their marks, and what an each-way bet on it pays. */
export type SelectionFacts = SelectionNames &
  Partial<
    Pick<
      Selection,
      "hasEachWay" | "eachWayPlaces" | "eachWayFraction" | "marks" | "images" | "outcomeMark"
    >
  >;

/** What is true of a line's outcome at the moment (B3, live selection data). */
export interface LiveSelection {
  /** Null where the outcome has no price any more. */
  readonly odds: Odds | null;
  readonly isSuspended: boolean;
  /** Whether no bet on it will be taken any more: its event has ended, or it is decided. Absent where not known. */
  readonly isOver?: boolean;
  /** Whether the outcome counts for the combo boost (B4, Combo boost). */
  readonly comboBoostAvailable: boolean;
  /** When the price was last known to be true: epoch milliseconds by the server's clock. */
  readonly pricedAt: number;
}

/** What is wrong with a typed stake. An empty one is not wrong: its line is not bet on. */
export type StakeProblem = Exclude<AmountRefusal, "empty">;

/**
 * A stake as typed beside what it is worth. The text is kept whatever it says, so that nothing
 * typed is lost; null text means that nothing was typed, and the amount is a default.
 */
export interface StakeEntry {
  readonly text: string | null;
  /** Null where the text is empty or is no amount. */
  readonly cents: Cents | null;
  readonly problem: StakeProblem | null;
}

/** A stake that the bookmaker gives (B3; B5, Free bet). */
export interface FreeBet {
  readonly id: string;
  readonly name: string;
  /** Cents that it was given with, and cents that are left of it. */
  readonly amount: Cents;
  readonly amountRemaining: Cents;
  /** Every price of the bet must be above this. */
  readonly minOdds: number;
  /** Epoch milliseconds; from then on it can't be used. */
  readonly expiresAt: number;
}

/** The free bet that pays the slip's stake, with how much of it is staked: all, unless typed lower. */
export interface ChosenFreeBet extends FreeBet {
  readonly stake: StakeEntry;
}

/** Why no free bet can pay for the slip as it is (B5). */
export type FreeBetRefusal = "empty" | "system" | "several-singles" | "each-way";

/** What the slip as a whole was refused for (B8). */
export type SlipError =
  | { readonly kind: "insufficient-funds" }
  /** The server's own words. */
  | { readonly kind: "message"; readonly message: string }
  /** No answer that says anything. */
  | { readonly kind: "failed" };

export const processingStatuses = ["", "processing", "completed"] as const;
export type ProcessingStatus = (typeof processingStatuses)[number];

/** The bet slip (B3). Plain data: it can be kept, compared and sent; only transitions change it. */
export interface Slip {
  readonly selections: readonly Selection[];
  /** By outcome id; a line without an entry has not been priced since it was restored. */
  readonly selectionsLive: Readonly<Record<string, LiveSelection>>;
  readonly betType: BetType;
  /** By outcome id: each line's stake as a single. Every line has one. */
  readonly stakes: Readonly<Record<string, StakeEntry>>;
  /** What a new line starts with. */
  readonly stakeSingle: StakeEntry;
  readonly stakeCombi: StakeEntry;
  readonly stakeSystem: StakeEntry;
  /** The stake of the last bet placed, or null. */
  readonly lastUsedStake: Cents | null;
  readonly systemChoice: SystemBetChoice | null;
  /** Outcome ids of the lines that are each-way as singles (B3). */
  readonly eachWayLines: readonly string[];
  /** Whether the combi or the system is each-way. */
  readonly isEachWay: boolean;
  readonly freeBet: ChosenFreeBet | null;
  readonly processingStatus: ProcessingStatus;
  readonly error: SlipError | null;
  /** Whose slip it is; null while no one is logged in. */
  readonly ownerId: string | null;
  /** When a person last changed it, epoch milliseconds; null when never. */
  readonly updatedAt: number | null;
}

export type BetTypeSwitchCause =
  | "chosen"
  | "one-selection"
  | "selections-combine"
  | "too-few-for-system"
  | "too-many-for-system";
export type BetTypeRefusal = "too-few-selections" | "too-many-for-system" | "too-many-selections";
export const clearCauses = [
  "asked",
  "already-placed",
  "expired",
  "logged-out",
  "other-account",
  "restricted",
] as const;
export type ClearCause = (typeof clearCauses)[number];

/** What a transition did, for the page to announce. */
export type SlipEvent =
  | {
      readonly type: "selection-added";
      readonly selection: Selection;
      readonly count: number;
      /** Its market is suspended at the moment: it can't be bet on yet. */
      readonly isSuspended: boolean;
    }
  | { readonly type: "selection-removed"; readonly selection: Selection; readonly count: number }
  | {
      readonly type: "bet-type-switched";
      readonly from: BetType;
      readonly to: BetType;
      readonly because: BetTypeSwitchCause;
    }
  | {
      readonly type: "bet-type-refused";
      readonly betType: BetType;
      readonly because: BetTypeRefusal;
    }
  | { readonly type: "cleared"; readonly because: ClearCause; readonly count: number }
  /** The slip takes no change while its bets are under way. */
  | { readonly type: "change-refused"; readonly because: "processing" }
  /** A selection takes no each-way, so that none of them is each-way any more. */
  | { readonly type: "each-way-cleared" }
  /** The free bet can't pay for what the slip has become, and the stake is the person's own again. */
  | { readonly type: "free-bet-cleared"; readonly because: FreeBetRefusal }
  | { readonly type: "line-suspended"; readonly selection: Selection }
  | { readonly type: "line-reopened"; readonly selection: Selection }
  | { readonly type: "line-over"; readonly selection: Selection }
  | { readonly type: "changes-accepted"; readonly changes: readonly OddsChange[] };

export interface Transition {
  readonly slip: Slip;
  readonly events: readonly SlipEvent[];
}

/** A line whose price is no longer the one on the slip. */
export interface OddsChange {
  readonly outcomeId: string;
  readonly from: Odds;
  readonly to: Odds;
}

/** Identifies the prices that can be accepted; other prices of the same lines have another key. Empty without any. */
export function offersKey(changes: readonly OddsChange[]): string {
  return changes.map(({ outcomeId, from, to }) => `${outcomeId}:${from}:${to}`).join(" ");
}

/** A default stake: the last one used if that was above the default (B4). */
export function startingStake(lastUsedStake: Cents | null): StakeEntry {
  const cents =
    lastUsedStake !== null && lastUsedStake > defaultStake ? lastUsedStake : defaultStake;
  return { text: null, cents, problem: null };
}

/** A slip with nothing on it; the last used stake and the owner may remain from an earlier one. */
export function emptySlip(
  kept: { lastUsedStake?: Cents | null; ownerId?: string | null } = {},
): Slip {
  const lastUsedStake = kept.lastUsedStake ?? null;
  const stake = startingStake(lastUsedStake);
  return {
    selections: [],
    selectionsLive: {},
    betType: "single",
    stakes: {},
    stakeSingle: stake,
    stakeCombi: stake,
    stakeSystem: stake,
    lastUsedStake,
    systemChoice: null,
    eachWayLines: [],
    isEachWay: false,
    freeBet: null,
    processingStatus: "",
    error: null,
    ownerId: kept.ownerId ?? null,
    updatedAt: null,
  };
}

/** Whether an outcome is on the slip: its odds button is then pressed (B4, Odds button). */
export function isOnSlip(slip: Slip, outcomeId: string): boolean {
  return slip.selections.some((selection) => selection.outcomeId === outcomeId);
}

/** A transition that changed nothing and has nothing to say. */
export function unchanged(slip: Slip): Transition {
  return { slip, events: [] };
}

/** Applies a second transition, and reports the events of both. */
export function andThen(done: Transition, next: (slip: Slip) => Transition): Transition {
  const { slip, events } = next(done.slip);
  return { slip, events: [...done.events, ...events] };
}

/** What every change of a slip's bets answers while those bets are under way (B4, Placement). */
export function refuseWhileProcessing(slip: Slip): Transition {
  return { slip, events: [{ type: "change-refused", because: "processing" }] };
}
