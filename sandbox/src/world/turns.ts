import { type AlwaysInPlay, alwaysInPlay } from "../catalogue/competitions.ts";
import type { CatalogueCompetition, SportSlug } from "../catalogue/types.ts";
import type { Random } from "../models/random.ts";
import { forgottenAfter } from "./rest.ts";

const minute = 60_000;
/** After this the next match begins where a league must always be in play; a match lasts longer. */
const longestWithout = 92 * minute;
/** One that begins so soon makes up for it. */
const soonEnough = 12 * minute;

/** Chooses which competition plays next. */
export interface Turns {
  /**
   * Picks among those that have somebody to play; null where there are none. Today the leagues that
   * must be in play at any hour come first when it is their turn, and beside it are spared for it.
   */
  next<T extends CatalogueCompetition>(
    ready: readonly T[],
    slot: { startsAt: number; isToday: boolean },
  ): T | null;
  /** Whether some league that must be in play at any hour has to begin a match then. */
  isDue(startsAt: number): boolean;
}

/**
 * Deals competitions in turn, each as often as its weight says. Beside drawing lots it has this: none
 * is away for long. One that slept meanwhile comes in where the others stand.
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

/** Takes turns for one sport; today's play and the days ahead are dealt apart. */
export function createTurns(random: Random, sport: SportSlug, speed: number): Turns {
  const dealToday = createDealer(random.fork(`${sport} today`));
  const dealAhead = createDealer(random.fork(`${sport} ahead`));
  const starts = new Map<string, number[]>();

  const note = ({ slug }: CatalogueCompetition, startsAt: number) => {
    // What was drawn for days ahead looks far back.
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
