import { belgianFootball } from "./football-belgium.ts";
import { europeanFootball } from "./football-europe.ts";
import { worldFootball } from "./football-world.ts";
import { raceMeetings } from "./racing.ts";
import { tennisTournaments } from "./tennis.ts";
import type { CatalogueCompetition } from "./types.ts";

/** Every competition of the programme; its place in this list gives it its id. */
export const competitions: readonly CatalogueCompetition[] = [
  ...belgianFootball,
  ...europeanFootball,
  ...worldFootball,
  ...tennisTournaments,
  ...raceMeetings,
];

const firstId = 101;
const ids: ReadonlyMap<CatalogueCompetition, string> = new Map(
  competitions.map((competition, index) => [competition, String(firstId + index)]),
);

/** The id of a competition of the catalogue; a slug stands in for one from elsewhere. */
export function competitionId(competition: CatalogueCompetition): string {
  return ids.get(competition) ?? competition.slug;
}
