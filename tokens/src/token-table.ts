/** The themes, in the order in which the table and Storybook show them. */
export const themes = ["dark", "light", "contrast"] as const;
export type Theme = (typeof themes)[number];

/** A text colour on a background colour, with the least WCAG contrast ratio that it must have. */
export interface ContrastRule {
  readonly text: string;
  readonly background: string;
  /** 7 for odds digits (AAA), 4.5 for other text (AA), 3 for shapes and outlines. */
  readonly minimum: number;
  readonly use: string;
}

export interface ContrastPair extends ContrastRule {
  readonly ratios: Readonly<Record<Theme, number>>;
}

export interface ColourRow {
  readonly name: string;
  /** CSS colours. */
  readonly values: Readonly<Record<Theme, string>>;
}

export interface TypeRow {
  readonly name: string;
  readonly use: string;
  /** CSS lengths and numbers, as written to the sheet. */
  readonly size: string;
  readonly lineHeight: string;
  readonly weight: string;
  readonly width: string;
  readonly letterSpacing: string;
}

export interface ValueRow {
  readonly name: string;
  readonly value: string;
}

/** All that Storybook shows of the tokens; written by the token build. */
export interface TokenTable {
  readonly colours: readonly ColourRow[];
  readonly contrast: readonly ContrastPair[];
  readonly type: readonly TypeRow[];
  readonly radii: readonly ValueRow[];
  readonly screens: readonly ValueRow[];
  readonly sizes: readonly ValueRow[];
  readonly durations: readonly ValueRow[];
  readonly easings: readonly ValueRow[];
  readonly layers: readonly ValueRow[];
}
