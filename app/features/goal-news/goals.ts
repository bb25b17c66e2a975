import type { Bet } from "@grandstand/contract/betslip";
import type { EventState } from "@grandstand/contract/realtime";
import type { IncidentView, PlayView } from "@grandstand/ui/match-centre";
import type { OwnBetView } from "@grandstand/ui/own-bets";
import { type BetContext, type EventStates, toBetCardView } from "../bets/index.ts";

/** A goal, and the id of its match. */
export interface Goal {
  readonly eventId: string;
  readonly incident: IncidentView;
}

export interface GoalWatch {
  /** The goals since the last look at each match. What had happened at the first look is none. */
  findNew(plays: Readonly<Record<string, PlayView>>, eventIds: readonly string[]): readonly Goal[];
}

const goalKinds: ReadonlySet<IncidentView["kind"]> = new Set(["goal", "own-goal", "penalty-goal"]);
/** A goal is news for as many minutes of play: a page that was away for longer finds what is known. */
const newsMinutes = 3;

/** Makes a watch that has seen no match yet. */
export function createGoalWatch(): GoalWatch {
  const seen = new Map<string, number>();
  return {
    findNew: (plays, eventIds) =>
      eventIds.flatMap((eventId) => {
        const incidents = plays[eventId]?.incidents;
        if (incidents === undefined) return [];
        const last = incidents.at(-1)?.number ?? 0;
        const known = seen.get(eventId) ?? last;
        seen.set(eventId, Math.max(known, last));
        return incidents
          .filter(({ number, kind }) => number > known && goalKinds.has(kind))
          .map((incident) => ({ eventId, incident }));
      }),
  };
}

/** Whether a goal is news in a match of which that many minutes are played; null where that is not known. */
export function isFresh({ minute, added }: IncidentView, played: number | null): boolean {
  return played === null || played - (minute + added) <= newsMinutes;
}

/** The matches of the bets that are not decided yet, by their ids. */
export function matchesOf(bets: readonly Bet[]): readonly string[] {
  const legs = bets.flatMap(({ selections }) => selections);
  return [
    ...new Set(legs.filter(({ result }) => result === "pending").map(({ event_id }) => event_id)),
  ];
}

/** The bets on the match of a goal, as they are with it. */
export function toGoalBets(
  { eventId, incident }: Goal,
  bets: readonly Bet[],
  context: BetContext,
  states: EventStates,
): OwnBetView[] {
  const state = states.get(eventId);
  const known = state ? new Map([...states, [eventId, withScore(state, incident)]]) : states;
  return bets
    .map((bet) => ({
      bet: toBetCardView(bet, context, known, new Map()),
      outcomeIds: bet.selections
        .filter(({ event_id }) => event_id === eventId)
        .map(({ outcome_id }) => outcome_id),
    }))
    .filter(({ outcomeIds }) => outcomeIds.length > 0);
}

/** The line of prices may be a moment behind that of the play. */
function withScore(state: EventState, { score }: IncidentView): EventState {
  if (score === null || state.stats === null) return state;
  const [home, away] = score;
  return { ...state, stats: { ...state.stats, home_scores: [home], away_scores: [away] } };
}
