import type { Event } from "@grandstand/contract/entities";
import type { Crest } from "@grandstand/contract/marks";
import { countryOfPlayer } from "./player-countries.ts";

function crest(
  initials: string,
  colours: Crest["colours"],
  pattern: Crest["pattern"],
  shape: Crest["shape"],
): Crest {
  return { initials, colours, pattern, shape };
}

/** In the clubs' colours, and like none of their badges. */
const crests: ReadonlyMap<string, Crest> = new Map([
  ["Royal Antwerp", crest("RA", ["#c8202f", "#ffffff"], "halves", "shield")],
  ["KAA Gent", crest("GNT", ["#1c4f9c", "#ffffff"], "quarters", "round")],
  ["Club Brugge", crest("CB", ["#0f5aa8", "#10141c"], "stripes", "shield")],
  ["RSC Anderlecht", crest("AND", ["#5b2d86", "#ffffff"], "sash", "peak")],
  ["Union Saint-Gilloise", crest("USG", ["#f6cf2e", "#1d4fa0"], "cross", "round")],
  ["KRC Genk", crest("GNK", ["#1a4ea3", "#ffffff"], "chevron", "peak")],
  ["Standard de Liège", crest("STA", ["#d3202c", "#ffffff"], "plain", "round")],
  ["Cercle Brugge", crest("CER", ["#1f7a46", "#10141c"], "stripes", "peak")],
  ["KV Mechelen", crest("KVM", ["#d12a2f", "#f5cd33"], "stripes", "round")],
  ["Sporting Charleroi", crest("SC", ["#10141c", "#ffffff"], "stripes", "shield")],
  ["KVC Westerlo", crest("WES", ["#f5cd2f", "#1d5ca8"], "halves", "round")],
  ["OH Leuven", crest("OHL", ["#ffffff", "#c92a33"], "chevron", "shield")],
  ["Sint-Truiden", crest("STV", ["#f6d233", "#1f57a5"], "quarters", "shield")],
  ["FCV Dender", crest("DEN", ["#1e4fa3", "#10141c"], "hoops", "round")],
  ["Zulte Waregem", crest("ZW", ["#b3202c", "#1f7a46"], "sash", "shield")],
  ["RAAL La Louvière", crest("LL", ["#1f7a46", "#ffffff"], "hoops", "peak")],
  ["Arsenal", crest("ARS", ["#d3202c", "#ffffff"], "band", "shield")],
  ["Bayern München", crest("BM", ["#cf1f3a", "#2a5fb0"], "checks", "round")],
  ["PSV Eindhoven", crest("PSV", ["#d3202c", "#ffffff"], "stripes", "peak")],
  ["Juventus", crest("JUV", ["#10141c", "#ffffff"], "stripes", "peak")],
  ["Celtic", crest("CEL", ["#1f8a4d", "#ffffff"], "hoops", "round")],
  ["Real Madrid", crest("RM", ["#ffffff", "#5a3f98"], "sash", "round")],
  ["FC Barcelona", crest("BAR", ["#a31d45", "#1d3f8f"], "stripes", "peak")],
  ["Liverpool", crest("LIV", ["#c4202f", "#f0d9a0"], "plain", "peak")],
  ["Manchester City", crest("MC", ["#8cc4ea", "#ffffff"], "quarters", "round")],
  ["Paris Saint-Germain", crest("PSG", ["#15285a", "#d3202c"], "band", "round")],
  ["Inter", crest("INT", ["#1f57b8", "#10141c"], "stripes", "round")],
  ["Ajax", crest("AJX", ["#ffffff", "#d3202c"], "band", "shield")],
  ["AS Monaco", crest("MON", ["#d3202c", "#ffffff"], "sash", "shield")],
  ["Fenerbahçe", crest("FEN", ["#1c3f8a", "#f6d233"], "stripes", "shield")],
]);

/** The crest of a club that a Belgian knows; of any other a page draws one from its name. */
export function crestOf(club: string): Crest | undefined {
  return crests.get(club);
}

/** What owners of horses register: few colours, far apart on the course. */
export const silksColours = [
  "#d3202c",
  "#1f57b8",
  "#1f8a4d",
  "#f6d233",
  "#10141c",
  "#ffffff",
  "#5a3f98",
  "#e57a1f",
  "#8cc4ea",
  "#7a1f3d",
  "#e8a2c0",
] as const;
/** A club or a player on the wire, with the crest or the country where it is known. */
export function competitorOf(name: string): Omit<Event["competitors"][number], "id"> {
  const [crest, country] = [crestOf(name), countryOfPlayer(name)];
  return { name, ...(crest && { crest }), ...(country !== undefined && { country }) };
}

/** Both sides of a match on the wire, in their order. */
export function sidesOf(eventId: string, names: readonly string[]): Event["competitors"] {
  return names.map((name, index) => ({
    id: `${eventId}-${index === 0 ? "home" : "away"}`,
    ...competitorOf(name),
  }));
}
