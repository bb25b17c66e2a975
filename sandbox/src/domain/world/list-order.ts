import { catalogueIndex } from "../catalogue/competitions.ts";
import type { CatalogueCompetition, Contender } from "../catalogue/types.ts";
import type { RunningEvent } from "./event-state.ts";

function contendersOf(competition: CatalogueCompetition): readonly Contender[] {
  if ("clubs" in competition) return competition.clubs;
  if ("players" in competition) return competition.players;
  return "teams" in competition ? competition.teams : [];
}

/** The popularity of a match: the better its sides, the higher. */
function popularity({ competition, contest }: RunningEvent): number {
  const strengthOf = (side: string) =>
    contendersOf(competition).find(({ name }) => name === side)?.strength ?? 0;
  return contest.participants.reduce((sum, name) => sum + strengthOf(name), 0);
}

/** The position of an event in its competition, as numbers of which the first that differ decide. */
function sortKeyOf(event: RunningEvent): number[] {
  const isLive = event.status === "live";
  return [isLive ? 0 : 1, isLive ? -popularity(event) : 0, event.startsAt];
}

/**
 * The events in the order of lists: by the catalogue's order of their competitions, then events in
 * play, the most popular first, then events ahead, soonest first. The order does not change with
 * time alone.
 */
export function inListOrder(events: readonly RunningEvent[]): RunningEvent[] {
  const sortKeys = new Map(
    events.map((event) => [event, [catalogueIndex(event.competition), ...sortKeyOf(event)]]),
  );
  const compare = (one: readonly number[] = [], other: readonly number[] = []) =>
    one.map((each, index) => each - (other[index] ?? 0)).find((difference) => difference !== 0);
  return [...events].sort((one, other) => compare(sortKeys.get(one), sortKeys.get(other)) ?? 0);
}
