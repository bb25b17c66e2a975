import { type LegFacts, type LegScore, legProgress } from "./bet-progress.ts";

/** A selection of a bet with its event, as far as both are known. */
export interface FollowedLeg {
  readonly result: "open" | "won" | "lost" | "placed" | "void";
  readonly facts: LegFacts | null;
  readonly score: LegScore | null;
  readonly isLive: boolean;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  /** How much of its event was played, from 0 to 1; null where that is not known. */
  readonly playedShare: number | null;
}

/**
 * The standing of a selection: decided; in play, holding or missing something, or unknown; before its start; or past it
 * without a word of play, when its result is awaited.
 */
export type LegStanding =
  | "won"
  | "placed"
  | "lost"
  | "void"
  | "holds"
  | "missing"
  | "live"
  | "coming"
  | "awaited";

/** The standing of a selection at an instant in epoch milliseconds. */
export function legStanding(leg: FollowedLeg, now: number): LegStanding {
  if (leg.result !== "open") return leg.result;
  if (!leg.isLive) return leg.startsAt > now ? "coming" : "awaited";
  const progress = leg.facts && legProgress(leg.facts, leg.score);
  if (!progress) return "live";
  return progress.standing === "ahead" ? "holds" : "missing";
}

/** What is to be said first of a bet: what is missing, then what has to hold, then what comes next. */
const order: readonly LegStanding[] = ["missing", "holds", "live", "awaited", "coming"];

/**
 * The selection that a bet is shown by. Of several with one standing, the one that ends first: the most played, and
 * before the start the next. Null once all are decided.
 */
export function foremostLeg<Leg extends FollowedLeg>(
  legs: readonly Leg[],
  now: number,
): Leg | null {
  const rank = (leg: Leg) => order.indexOf(legStanding(leg, now));
  const [first] = legs
    .filter((leg) => rank(leg) >= 0)
    .toSorted(
      (one, other) =>
        rank(one) - rank(other) ||
        (other.playedShare ?? 0) - (one.playedShare ?? 0) ||
        one.startsAt - other.startsAt,
    );
  return first ?? null;
}
