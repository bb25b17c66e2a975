import { everywhere } from "./entries.ts";
import { aroundTheClock, type FootballCompetition } from "./types.ts";

/** A national league, by default around the clock and of average weight. `goals` is the mean of a match. */
export function league(
  slug: string,
  name: string,
  region: string,
  goals: number,
  clubs: FootballCompetition["clubs"],
  { startHours = aroundTheClock, weight = 3 }: Partial<FootballCompetition> = {},
): FootballCompetition {
  return {
    sport: "football",
    slug,
    name: everywhere(name),
    region,
    startHours,
    weight,
    goals,
    clubs,
  };
}
