import { type AlwaysInPlay, alwaysInPlay } from "../catalogue/competitions.ts";
import type { CatalogueCompetition, SportSlug } from "../catalogue/types.ts";
import type { Random } from "../models/random.ts";
import { forgottenAfter } from "./rest.ts";

const minute = 60_000;
/** After this, a league that must always be in play begins its next match; a match lasts longer. */
const longestWithout = 92 * minute;
/** A match that begins within this time counts for it. */
const soonEnough = 12 * minute;

/** The start of a fixture, and whether it belongs to the stream of today's play. */
export interface Slot {
  /** Epoch milliseconds. */
  startsAt: number;
  isToday: boolean;
  /** Of days ahead, the instant at which it is drawn: what begins before it is none of them. */
  now?: number;
}

/** Chooses which competition plays next. */
export interface Turns {
  /**
   * Picks among the competitions with free sides; null where there are none. In today's play the
   * leagues that must be in play at any hour have priority when their turn comes, and are otherwise
   * spared for it.
   */
  next<T extends CatalogueCompetition>(ready: readonly T[], slot: Slot): T | null;
  /** Whether a league that must be in play at any hour has to begin a match at that instant. */
  isDue(startsAt: number): boolean;
}

/**
 * Deals competitions in turn, each as often as its weight says. Unlike random draws, none is absent
 * for long. A competition that paused resumes at the level of the others.
 */
function createDealer(random: Random) {
  const nextTurn = new Map<CatalogueCompetition, number>();
  let now = 0;
  return <T extends CatalogueCompetition>(list: readonly T[]): T | null => {
    const turnOf = (competition: T) => {
      const turn = nextTurn.get(competition) ?? now + random.next() / competition.weight;
      nextTurn.set(competition, Math.max(turn, now));
      return Math.max(turn, now);
    };
    const turns = list.map((competition) => ({ competition, turn: turnOf(competition) }));
    const [first] = turns.sort((one, two) => one.turn - two.turn);
    if (first === undefined) return null;
    now = first.turn;
    nextTurn.set(first.competition, now + 1 / first.competition.weight);
    return first.competition;
  };
}

/** Takes turns for one sport; today's play and the days ahead are dealt separately. */
export function createTurns(random: Random, sport: SportSlug, speed: number): Turns {
  const dealToday = createDealer(random.fork(`${sport} today`));
  const dealAhead = createDealer(random.fork(`${sport} ahead`));
  const starts = new Map<string, number[]>();

  const note = ({ slug }: CatalogueCompetition, startsAt: number) => {
    // Events drawn for the days ahead compare with starts far in the past.
    const near = (starts.get(slug) ?? []).filter((at) => startsAt - at < forgottenAfter);
    starts.set(slug, [...near, startsAt]);
  };
  const isPlaying = (startsAt: number) => (at: number) =>
    at - startsAt <= soonEnough / speed && startsAt - at < longestWithout / speed;
  const isMissing = ({ matches, leagues }: AlwaysInPlay, startsAt: number) => {
    const begun = leagues.flat().flatMap((slug) => starts.get(slug) ?? []);
    return begun.filter(isPlaying(startsAt)).length < matches;
  };
  const dealDue = <T extends CatalogueCompetition>(ready: readonly T[], startsAt: number) => {
    for (const due of alwaysInPlay.filter((each) => isMissing(each, startsAt))) {
      for (const slugs of due.leagues) {
        const competition = dealToday(ready.filter(({ slug }) => slugs.includes(slug)));
        if (competition !== null) return competition;
      }
    }
    return null;
  };
  const isSpared = ({ slug }: CatalogueCompetition) =>
    alwaysInPlay.some(({ leagues }) => leagues.flat().includes(slug));

  return {
    next(ready, { startsAt, isToday }) {
      const dealToNow = () =>
        dealDue(ready, startsAt) ?? dealToday(ready.filter((each) => !isSpared(each)));
      const competition = isToday ? dealToNow() : dealAhead(ready);
      if (competition !== null) note(competition, startsAt);
      return competition;
    },
    isDue: (startsAt) =>
      sport === "football" && alwaysInPlay.some((each) => isMissing(each, startsAt)),
  };
}
