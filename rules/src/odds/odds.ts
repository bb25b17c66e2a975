/** A price: decimal odds, or the text for a starting price, which is known only at the off (B3). */
export type Odds = number | "SP";

/** A way of writing odds, from the user's settings (B9). */
export type OddsFormat = (typeof oddsFormats)[number];

/** Every way of writing odds, the default first (B9). */
export const oddsFormats = ["decimal", "fractional", "american"] as const;

/** What is shown where a price or a return is missing (B5). */
export const noOdds = "-";
