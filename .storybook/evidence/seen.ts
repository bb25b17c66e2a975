/** The themes, in the order of a pair's ratios. */
export const themeNames = ["light", "dark", "contrast"] as const;
export type ThemeName = (typeof themeNames)[number];

/** A pair of colours that a story draws. */
export interface SeenPair {
  readonly use: "text" | "large text" | "icon" | "mark" | "edge";
  /** The element: a price, a role, a tag. */
  readonly what: string;
  /** A token's name, or the colours of the three themes where several layers make it. */
  readonly colour: string;
  readonly ground: string;
  /** As drawn, in the order of the themes. */
  readonly ratios: readonly number[];
}
