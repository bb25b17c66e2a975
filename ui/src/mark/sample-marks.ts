import { clubColours, teamColours } from "@grandstand/tokens/mark-colours";
import { crestCode } from "./mark-code.ts";
import type {
  CrestMark,
  CrestShape,
  KitMark,
  MarkColours,
  SilksMark,
  SilksPattern,
  TileMark,
  TilePattern,
} from "./marks.ts";
import type { MarkPattern } from "./patterns.ts";

const { red, claret, orange, yellow, cream, green, sky, blue, violet, pink, white, black } =
  clubColours;

function crest(
  initials: string,
  colours: MarkColours,
  pattern: MarkPattern,
  shape: CrestShape = "shield",
): CrestMark {
  return { initials, colours, pattern, shape };
}

/** Made-up marks of clubs that are there, one of each pattern. */
export const sampleCrests = {
  plain: crest("STA", [red, white], "plain", "round"),
  halves: crest("RA", [red, white], "halves"),
  stripes: crest("CB", [blue, black], "stripes"),
  hoops: crest("LL", [green, white], "hoops", "peak"),
  sash: crest("AND", [violet, white], "sash", "peak"),
  chevron: crest("OHL", [white, red], "chevron"),
  quarters: crest("GNT", [blue, white], "quarters", "round"),
  cross: crest("USG", [yellow, blue], "cross", "round"),
  band: crest("WES", [blue, white], "band", "peak"),
  checks: crest("BM", [red, blue], "checks", "round"),
  white: crest("WB", [white, white], "plain"),
  black: crest("WB", [black, black], "plain"),
  alike: crest("KVM", [red, claret], "quarters"),
  long: crest("KVCW", [white, blue], "sash", "peak"),
} as const satisfies Readonly<Record<string, CrestMark>>;

function silks(body: MarkColours, pattern: SilksPattern, rest: Partial<SilksMark> = {}): SilksMark {
  return { body, pattern, sleeves: body[0], cap: body[1], ...rest };
}

/** Silks of each pattern. */
export const sampleSilks = {
  plain: silks([blue, yellow], "plain"),
  hoops: silks([red, white], "hoops", {
    sleeves: [red, white, "hoops"],
    cap: [red, white, "quartered"],
  }),
  stripes: silks([white, green], "stripes", { sleeves: green, cap: cream }),
  spots: silks([white, red], "spots", { cap: [white, red, "spots"] }),
  stars: silks([black, orange], "stars", { cap: [black, orange, "star"] }),
  diamonds: silks([violet, pink], "diamonds", { cap: pink }),
  halved: silks([yellow, black], "halved", { sleeves: [yellow, black, "halved"] }),
  quartered: silks([red, blue], "quartered", { cap: [red, blue, "quartered"] }),
  chevrons: silks([claret, sky], "chevrons", { sleeves: sky, cap: [claret, sky, "hoops"] }),
  "cross-belts": silks([white, orange], "cross-belts", { cap: orange }),
  sash: silks([violet, yellow], "sash", { cap: [violet, yellow, "quartered"] }),
  epaulettes: silks([white, green], "epaulettes", { sleeves: [white, green, "armlets"] }),
} as const satisfies Readonly<Record<SilksPattern, SilksMark>>;

/** Shirts with a number on the cloth and on a disc. */
export const sampleKits = {
  plain: { colours: [red, white], pattern: "plain", number: 9 },
  stripes: { colours: [blue, black], pattern: "stripes", number: 7 },
  hoops: { colours: [green, white], pattern: "hoops", number: 1 },
  sash: { colours: [violet, white], pattern: "sash", number: 23 },
  white: { colours: [white, red], pattern: "plain", number: 6 },
  band: { colours: [blue, white], pattern: "band", number: 11 },
  checks: { colours: [red, blue], pattern: "checks", number: 4 },
} as const satisfies Readonly<Record<string, KitMark>>;

const { midnight, coral, pine, mint, plum, lilac, chalk, cobalt, wine, amber, deep, azure } =
  teamColours;

/** Tiles of each pattern. */
export const sampleTiles = {
  cut: { initials: "BT", colours: [midnight, coral], pattern: "cut" },
  chevron: { initials: "NW", colours: [pine, mint], pattern: "chevron" },
  corner: { initials: "N", colours: [plum, lilac], pattern: "corner" },
  split: { initials: "ATL", colours: [chalk, cobalt], pattern: "split" },
  slash: { initials: "EM", colours: [wine, amber], pattern: "slash" },
  frame: { initials: "K", colours: [deep, azure], pattern: "frame" },
} as const satisfies Readonly<Record<TilePattern, TileMark>>;

/** The name of a sample, for `MarkImage`. */
export const sampleMark = (club: keyof typeof sampleCrests): string =>
  crestCode(sampleCrests[club]);
