import { brusselsHour } from "../../kernel/time/brussels-time.ts";
import type { CatalogueCompetition, Contender, SportSlug } from "../catalogue/types.ts";
import type { Random } from "../models/random.ts";
import type { DrawnMatch, MatchSport } from "./match-sports.ts";
import type { Rest } from "./rest.ts";
import type { Slot, Turns } from "./turns.ts";

/** Whether a competition begins events at that hour of the day in Brussels. */
export function isAwake(competition: CatalogueCompetition, startsAt: number): boolean {
  const [from, to] = competition.startHours;
  const hour = brusselsHour(startsAt);
  return (hour >= from && hour <= to) || (hour + 24 >= from && hour + 24 <= to);
}

/** Picks a competition and two of its sides that are rested, and notes their match; null where none has two. */
export type MatchDraw = <T extends CatalogueCompetition>(
  sport: MatchSport<T>,
  slot: Slot,
) => DrawnMatch<T> | null;

/** Creates the draw of matches; `turnsOf` are the turns of a sport's competitions. */
export function createMatchDraw({
  rest,
  turnsOf,
  random,
}: {
  rest: Rest;
  turnsOf(sport: SportSlug): Turns;
  random: Random;
}): MatchDraw {
  return <T extends CatalogueCompetition>(
    { sport, competitions, sidesOf }: MatchSport<T>,
    slot: Slot,
  ) => {
    const { startsAt } = slot;
    const free = new Map<T, Contender[]>();
    for (const competition of competitions.filter((each) => isAwake(each, startsAt))) {
      const rested = sidesOf(competition).filter(({ name }) => rest.isFree(name, startsAt));
      if (rested.length >= 2) free.set(competition, rested);
    }
    const freeOf = (competition: T) => free.get(competition) ?? [];
    const competition = turnsOf(sport).next([...free.keys()], slot);
    if (competition === null) return null;
    const home = random.pick(freeOf(competition));
    const away = random.pick(freeOf(competition).filter((contender) => contender !== home));
    rest.note(home.name, startsAt);
    rest.note(away.name, startsAt);
    return { competition, home, away };
  };
}
