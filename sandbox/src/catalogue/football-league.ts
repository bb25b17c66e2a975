import { everywhere } from "./entries.ts";
import { aroundTheClock, type FootballCompetition } from "./types.ts";

/** A national league: round the clock and of middling weight where nothing else is said. `goals` a match, in the mean. */
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
