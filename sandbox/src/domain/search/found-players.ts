import type { FoundPlayer } from "@grandstand/contract/search";
import { competitorOf } from "../catalogue/crests.ts";
import { squadOf } from "../football-play/squads.ts";
import { simpleEvent } from "../world/simple-event.ts";
import type { ListedEvent, World } from "../world/world.ts";
import { type Rank, rankOf } from "./rank.ts";

/** A player of a match, with the side that he plays for. */
export interface SquadPlayer {
  readonly name: string;
  readonly number: number;
  readonly team: string;
}

/** The players of an event; none where they are not known. */
export type SquadsOf = (event: ListedEvent) => readonly SquadPlayer[];

/** The players of the world's matches. */
export function squadsIn(world: Pick<World, "lineUps">): SquadsOf {
  return ({ id, competitors: [home = "", away = ""] }) => {
    const lineUps = world.lineUps(id);
    if (lineUps === null) return [];
    const named = (team: string, side: "home" | "away") =>
      squadOf(lineUps[side]).map(({ name, number }) => ({ name, number, team }));
    return [...named(home, "home"), ...named(away, "away")];
  };
}

interface RankedPlayer {
  readonly rank: Exclude<Rank, null>;
  readonly player: FoundPlayer;
}

function toFound(event: ListedEvent, { name, number, team }: SquadPlayer): FoundPlayer {
  const { sport, region } = event;
  return {
    name,
    number,
    team: competitorOf(team),
    sport_slug: sport.slug,
    sport_name: sport.name,
    sport_category: sport.category,
    next_event: { ...simpleEvent(event), region_name: region.name, sport_name: sport.name },
  };
}

/**
 * The players whose names have every typed word, those who begin with them first; each with the first of his side's
 * events.
 */
export function findPlayers(
  events: readonly ListedEvent[],
  typed: readonly string[],
  squadsOf: SquadsOf,
  most: number,
): FoundPlayer[] {
  const found = new Map<string, RankedPlayer>();
  for (const event of events) {
    for (const player of squadsOf(event)) {
      const key = `${player.team} ${player.number}`;
      const rank = found.has(key) ? null : rankOf(typed, player.name);
      if (rank !== null) found.set(key, { rank, player: toFound(event, player) });
    }
  }
  return [...found.values()]
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ player }) => player);
}
