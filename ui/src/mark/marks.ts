import type { MarkPattern } from "./patterns.ts";

/** Two colours, as `#` and six hexadecimal digits. */
export type MarkColours = readonly [first: string, second: string];

/** The outlines of a crest. */
export const crestShapes = ["shield", "round", "peak"] as const;
export type CrestShape = (typeof crestShapes)[number];

/** A club's crest. */
export interface CrestMark {
  /** One to four letters, shown from 32 px on; none where it is empty. */
  readonly initials: string;
  readonly colours: MarkColours;
  readonly pattern: MarkPattern;
  readonly shape: CrestShape;
}

/** How the second colour lies on a jockey's jacket. */
export const silksPatterns = [
  "plain",
  "hoops",
  "stripes",
  "spots",
  "stars",
  "diamonds",
  "halved",
  "quartered",
  "chevrons",
  "cross-belts",
  "sash",
  "epaulettes",
] as const;
export type SilksPattern = (typeof silksPatterns)[number];

/** How the second colour lies on sleeves. */
export const sleevePatterns = ["hoops", "armlets", "halved"] as const;
export type SleevePattern = (typeof sleevePatterns)[number];

/** How the second colour lies on a cap. */
export const capPatterns = ["quartered", "hoops", "spots", "star"] as const;
export type CapPattern = (typeof capPatterns)[number];

/** One colour, or two and how the second lies on the first. */
export type PartColours<Pattern> = string | readonly [first: string, second: string, Pattern];

/** A jockey's jacket and cap, in the colours of the horse's owner. */
export interface SilksMark {
  readonly body: MarkColours;
  readonly pattern: SilksPattern;
  readonly sleeves: PartColours<SleevePattern>;
  readonly cap: PartColours<CapPattern>;
}

/** A player's shirt. */
export interface KitMark {
  readonly colours: MarkColours;
  readonly pattern: MarkPattern;
  /** Shown from 20 px on; none without one. */
  readonly number?: number;
}

/** How the second colour lies on the tile of a team of e-sports. */
export const tilePatterns = ["cut", "slash", "chevron", "corner", "frame", "split"] as const;
export type TilePattern = (typeof tilePatterns)[number];

/** The tile of a team of e-sports. */
export interface TileMark {
  /** One to three letters or figures, shown from 20 px on; none where it is empty. */
  readonly initials: string;
  readonly colours: MarkColours;
  readonly pattern: TilePattern;
}
