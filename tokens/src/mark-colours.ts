import type { Theme } from "./token-table.ts";

/**
 * Colours that a thing brings along, as six hexadecimal digits: a crest is as red at night as on paper.
 * They are values and no custom properties, since what is legible on them is computed.
 */

/** What every mark is drawn with beside its own two colours. */
export const markColours = {
  white: "#ffffff",
  ink: "#0d131f",
  black: "#000000",
  /** Of what has no colours. */
  unknown: "#5c6b82",
} as const;

/** What clubs, shirts and jockeys wear. */
export const clubColours = {
  red: "#c8202f",
  claret: "#7d1d3f",
  orange: "#e8702a",
  yellow: "#f6cf2e",
  cream: "#f0d9a0",
  green: "#1f7a46",
  sky: "#8cc4ea",
  blue: "#1c4f9c",
  navy: "#15285a",
  violet: "#5b2d86",
  pink: "#e8a0bf",
  white: "#ffffff",
  black: "#10141c",
} as const;

/** What teams of e-sports have: dark grounds and bright signs. */
export const teamColours = {
  midnight: "#161b33",
  coral: "#ff5a3c",
  pine: "#102a2c",
  mint: "#5ee0c4",
  plum: "#3b1d6b",
  lilac: "#c9a4ff",
  chalk: "#f2f4f7",
  cobalt: "#1d4fd8",
  wine: "#5a0f1c",
  amber: "#ff9d2e",
  deep: "#0d2740",
  azure: "#39b4ff",
} as const;

/** What a referee shows: seen on the card of every theme. A yellow one is an outline, since yellow is for what is one's own. */
export const cardColours = { red: "#dd3440" } as const;

/** What bars are drawn on, and with where no colour of a side will do: the theme's `surface`, `ink-faint` and `ink`. */
export const barColours = {
  dark: { card: "#0c141e", grey: "#8a939d", ink: "#f5f3ee" },
  light: { card: "#fefdfb", grey: "#5c646f", ink: "#0f1926" },
  contrast: { card: "#000000", grey: "#d7d7d7", ink: "#ffffff" },
} as const satisfies Readonly<Record<Theme, Readonly<Record<"card" | "grey" | "ink", string>>>>;
