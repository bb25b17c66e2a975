import { esportLeagues } from "./esports.ts";
import { belgianFootball } from "./football-belgium.ts";
import { europeanFootball } from "./football-europe.ts";
import { secondFootball } from "./football-second.ts";
import { worldFootball } from "./football-world.ts";
import { raceMeetings } from "./racing.ts";
import { tennisTournaments } from "./tennis.ts";
import type { CatalogueCompetition } from "./types.ts";
import { virtualLeagues, virtualTracks } from "./virtuals.ts";

/** Every competition of the programme; its position in this list gives its id. */
export const competitions: readonly CatalogueCompetition[] = [
  ...belgianFootball,
  ...europeanFootball,
  ...worldFootball,
  ...tennisTournaments,
  ...raceMeetings,
  ...esportLeagues,
  ...virtualLeagues,
  ...virtualTracks,
  ...secondFootball,
];

const firstId = 101;
const ids: ReadonlyMap<CatalogueCompetition, string> = new Map(
  competitions.map((competition, index) => [competition, String(firstId + index)]),
);

/** The id of a competition of the catalogue; any other has its slug as id. */
export function competitionId(competition: CatalogueCompetition): string {
  return ids.get(competition) ?? competition.slug;
}

/** Its position in the catalogue; a competition from elsewhere comes last. */
export function catalogueIndex(competition: CatalogueCompetition): number {
  return Number(ids.get(competition) ?? firstId + competitions.length);
}

/** The order in which a Belgian book shows its competitions; those that it doesn't name come after. */
export const editorialOrder: readonly string[] = [
  "jupiler-pro-league",
  "champions-league",
  "challenger-pro-league",
  "premier-league",
  "laliga",
  "serie-a",
  "bundesliga",
  "ligue-1",
  "eredivisie",
  "europa-league",
  "croky-cup",
  ...tennisTournaments.map(({ slug }) => slug),
  ...raceMeetings.map(({ slug }) => slug),
  "super-league-women",
];

/** Leagues with a fixed number of matches in play at any hour. */
export interface AlwaysInPlay {
  matches: number;
  /** The first list with leagues at a playing hour and rested clubs is used; then the next. */
  leagues: readonly (readonly string[])[];
}

/** No league alone has enough clubs to play around the clock, so that several alternate. */
export const alwaysInPlay: readonly AlwaysInPlay[] = [
  {
    matches: 1,
    leagues: [
      ["jupiler-pro-league"],
      ["challenger-pro-league"],
      ["national-division", "super-league-women"],
    ],
  },
  {
    matches: 2,
    leagues: [["premier-league", "laliga", "serie-a", "bundesliga", "ligue-1", "eredivisie"]],
  },
];

/** Puts competitions in the editorial order; those of one rank keep their order. */
export function inEditorialOrder<T extends { readonly slug: string }>(list: readonly T[]): T[] {
  const rank = new Map(editorialOrder.map((slug, index) => [slug, index]));
  const rankOf = ({ slug }: T) => rank.get(slug) ?? editorialOrder.length;
  return [...list].sort((one, two) => rankOf(one) - rankOf(two));
}
