import { amountLimits, defaultStake, parseAmount } from "../money/index.ts";
import type { SlipError, StakeEntry } from "../slip/index.ts";

/** Both sides' goals or sets. */
export interface ScorePair {
  readonly home: number;
  readonly away: number;
}

/** One outcome as the builder knows it: enough to decide what it can't be combined with. */
export interface BuilderOutcome {
  readonly outcomeId: string;
  readonly marketId: string;
  readonly eventId: string;
  readonly marketType: string;
  /** Home, Over, Yes, …; null for an outcome without a meaning of its own (B3). */
  readonly kind: string | null;
  readonly handicap: number | null;
  /** Where the outcome is a score. */
  readonly score: ScorePair | null;
  /** The side of the player that the outcome is about, where it is about one. */
  readonly playerOf?: "home" | "away";
  readonly outcomeName: string;
  readonly marketName: string;
}

/** The ticket as the server priced it (B3, Bet builder). */
export interface BuilderTicket {
  /** The key of submit; null for a visitor, and where there is no price. */
  readonly uuid: string | null;
  readonly name: string;
  /** Decimal odds; 0 where the picks have no price together. */
  readonly odds: number;
  /** Picks that follow from the others: they don't change the price. */
  readonly impliedOutcomeIds: readonly string[];
  /** Why there is no price, and which picks are at fault. */
  readonly code: string | null;
  readonly message: string | null;
  readonly faultIds: readonly string[];
  /** When the price was last known to be true: epoch milliseconds by the server's clock. */
  readonly pricedAt: number;
}

/** The bet builder (B3). Plain data; only transitions change it. */
export interface Builder {
  readonly eventId: string | null;
  readonly picks: readonly BuilderOutcome[];
  /** The pre-made builder that the picks are, as long as none was changed. */
  readonly precannedId: string | null;
  /** The last answer for these very picks; null while there is none. */
  readonly ticket: BuilderTicket | null;
  /** The price that the person saw first for these picks, or consented to since. */
  readonly agreedOdds: number | null;
  readonly isCalculating: boolean;
  readonly stake: StakeEntry;
  readonly error: SlipError | null;
}

/** The most picks of one ticket. */
export const mostPicks = 12;
/** The fewest picks that make a builder. */
export const fewestPicks = 2;

export function emptyBuilder(stake: StakeEntry = startingStake): Builder {
  return {
    eventId: null,
    picks: [],
    precannedId: null,
    ticket: null,
    agreedOdds: null,
    isCalculating: false,
    stake,
    error: null,
  };
}

const startingStake: StakeEntry = { text: null, cents: defaultStake, problem: null };

/**
 * Adds a pick or takes it off; either way the price is to be fetched again (B4). A pick of another
 * event begins a new builder. Beyond the most picks nothing changes.
 */
export function togglePick(builder: Builder, outcome: BuilderOutcome): Builder {
  const before = builder.eventId === outcome.eventId ? builder.picks : [];
  const rest = before.filter(({ outcomeId }) => outcomeId !== outcome.outcomeId);
  const isRemoved = rest.length < before.length;
  if (!isRemoved && rest.length >= mostPicks) return builder;
  return withPicks(builder, isRemoved ? rest : [...rest, outcome], null);
}

/** Replaces whatever was there with the picks of a pre-made builder (B3, precannedId). */
export function choosePrecanned(
  builder: Builder,
  precannedId: string,
  picks: readonly BuilderOutcome[],
): Builder {
  return withPicks(builder, picks, precannedId);
}

/** By this code the server says that no bet on a pick will be taken any more. */
export const endedCode = "EVENT_ENDED";

/** The outcome ids of the picks that are over, as the last price said. */
export function overPicks({ ticket }: Builder): readonly string[] {
  return ticket?.code === endedCode ? ticket.faultIds : [];
}

/** Takes off every pick that is over; the price is to be fetched again. */
export function removeOverPicks(builder: Builder): Builder {
  const over = overPicks(builder);
  return withPicks(
    builder,
    builder.picks.filter(({ outcomeId }) => !over.includes(outcomeId)),
    null,
  );
}

/** Empties it; the stake stays as it was typed (B2: content and error are reset with the route). */
export function clearBuilder(builder: Builder): Builder {
  return emptyBuilder(builder.stake);
}

/** Reads a typed stake by the limits of inputs other than the slip's (B5). The text is kept as it is. */
export function typeBuilderStake(builder: Builder, text: string): Builder {
  const parsed = parseAmount(text, amountLimits.otherStake);
  const stake: StakeEntry = parsed.ok
    ? { text, cents: parsed.cents, problem: null }
    : { text, cents: null, problem: parsed.reason === "empty" ? null : parsed.reason };
  return { ...builder, stake, error: null };
}

/** The price is being requested. */
export function beginQuote(builder: Builder): Builder {
  return { ...builder, isCalculating: true };
}

/**
 * Applies a price for the current picks. The first one is what the person sees and agrees to by
 * pressing; a later one that differs has to be consented to, as their setting says.
 */
export function applyQuote(builder: Builder, ticket: BuilderTicket): Builder {
  const agreedOdds =
    builder.agreedOdds === null && ticket.odds > 0 ? ticket.odds : builder.agreedOdds;
  return { ...builder, ticket, agreedOdds, isCalculating: false };
}

/** No price came: the last one stays, and grows old. */
export function endQuote(builder: Builder): Builder {
  return { ...builder, isCalculating: false };
}

/** Consents to the price that was shown, and to no other. */
export function agreeTo(builder: Builder, odds: number): Builder {
  return { ...builder, agreedOdds: odds, error: null };
}

export function showBuilderError(builder: Builder, error: SlipError | null): Builder {
  return { ...builder, error };
}

function withPicks(
  builder: Builder,
  picks: readonly BuilderOutcome[],
  precannedId: string | null,
): Builder {
  return {
    ...builder,
    eventId: picks[0]?.eventId ?? null,
    picks,
    precannedId,
    ticket: null,
    agreedOdds: null,
    error: null,
  };
}
