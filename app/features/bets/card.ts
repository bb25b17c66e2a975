import type { Bet } from "@grandstand/contract/betslip";
import type { EventStats } from "@grandstand/contract/entities";
import type { EventState } from "@grandstand/contract/realtime";
import type { LegFacts, LegScore } from "@grandstand/rules/bet-progress";
import { playedShare } from "@grandstand/rules/event-time";
import type { BetCardLegView, BetCardView, BoostResultView } from "@grandstand/ui/bet-card";
import { namedSides } from "../events/index.lazy.ts";
import { hasScore } from "../events/index.ts";
import { legMarks, legOutcomeMark } from "./leg-marks.ts";
import { type BetContext, legPath, receiptPath } from "./paths.ts";

type Leg = Bet["selections"][number];

const statuses = {
  open: "open",
  won: "won",
  lost: "lost",
  void: "void",
  cashed_out: "cashed-out",
} as const;

/** What is known of the events of open selections, by event. */
export type EventStates = ReadonlyMap<string, EventState>;

/** What became of boosts, by bet; a bet without one is not there. */
export type BoostResults = ReadonlyMap<string, readonly BoostResultView[]>;

/** A bet of the history, with its events as they are now. */
export function toBetCardView(
  bet: Bet,
  context: BetContext,
  states: EventStates,
  boosts: BoostResults,
): BetCardView {
  return {
    id: bet.id,
    reference: bet.reference,
    href: receiptPath(bet, context.language),
    betType: bet.type,
    status: statuses[bet.status],
    placedAt: Date.parse(bet.placed_at),
    settledAt: bet.settled_at === null ? null : Date.parse(bet.settled_at),
    systemType: bet.system_type,
    lines: bet.bets,
    unitStake: bet.unit_stake,
    isEachWay: bet.each_way,
    isFree: bet.freebet_id !== null,
    freeBetReturn: toFreeBetReturn(bet),
    stake: bet.stake,
    remainingStake: bet.remaining_stake,
    potentialReturn: bet.potential_return,
    paid: bet.paid,
    builderOdds: bet.builder
      ? { askedOdds: bet.builder.asked_odds, acceptedOdds: bet.builder.odds }
      : null,
    comboBoost: bet.combo_boost,
    boosts: boosts.get(bet.id) ?? [],
    cashOuts: bet.cash_outs.map((each) => ({ ...each, at: Date.parse(each.at) })),
    legs: bet.selections.map((leg) => ({
      ...toLegView(leg, states.get(leg.event_id), bet.each_way),
      eventHref: legPath(
        { id: leg.event_id, sportSlug: leg.sport_slug, competitionSlug: leg.competition_slug },
        leg.event_name,
        context,
      ),
      ...legMarks(
        { sides: namedSides(leg.competitors, leg.event_name), sportSlug: leg.sport_slug },
        context,
      ),
    })),
  };
}

/** A stake that went back to a free bet which had ended by then does not come back. */
function toFreeBetReturn({ freebet_returned, settled_at }: Bet): BetCardView["freeBetReturn"] {
  if (!freebet_returned || settled_at === null) return null;
  const expiresAt = Date.parse(freebet_returned.expires_at);
  return { expiresAt, hasEnded: expiresAt <= Date.parse(settled_at) };
}

function toLegView(
  leg: Leg,
  state: EventState | undefined,
  isEachWay: boolean,
): Omit<BetCardLegView, "eventHref" | "marks" | "images"> {
  const isOpen = leg.result === "pending";
  const stats = isOpen ? (state?.stats ?? null) : leg.final_stats;
  return {
    outcomeId: leg.outcome_id,
    outcomeName: leg.outcome_name,
    outcomeMark: legOutcomeMark(leg),
    marketName: leg.market_name,
    eventName: leg.event_name,
    startsAt: Date.parse(leg.starts_at),
    askedOdds: leg.asked_odds,
    acceptedOdds: leg.odds,
    result: leg.result === "pending" ? "open" : leg.result,
    facts: leg.facts && toFacts(leg.facts, isEachWay),
    score: stats && hasScore(stats) ? toLegScore(stats) : null,
    isLive: isOpen && state?.is_live === true,
    minute: isOpen ? (stats?.time ?? null) : null,
    playedShare: isOpen && state ? playedShare(state) : null,
  };
}

/** Places count for an each-way bet alone. */
function toFacts(facts: NonNullable<Leg["facts"]>, isEachWay: boolean): LegFacts {
  return {
    marketType: facts.market_type,
    kind: facts.kind,
    handicap: facts.handicap,
    score: facts.score,
    ordinal: facts.ordinal,
    home: facts.home_team,
    away: facts.away_team,
    places: isEachWay ? facts.places : null,
    ...(facts.player !== undefined && { player: facts.player }),
  };
}

function toLegScore(stats: EventStats): LegScore {
  return {
    home: stats.home_scores,
    away: stats.away_scores,
    homeSets: stats.home_set,
    awaySets: stats.away_set,
  };
}
