import { cva } from "class-variance-authority";

/** `normal` on tiles and headers, `small` in rows, `large` between the names of a match. */
export const scoreDigitsSizes = ["normal", "small", "large"] as const;
export type ScoreDigitsSize = (typeof scoreDigitsSizes)[number];

export const scoreCell = cva("gs-score-cell", {
  variants: {
    size: {
      normal: "gs-score-normal",
      small: "gs-score-small",
      large: "gs-score-large",
    } satisfies Record<ScoreDigitsSize, string>,
  },
});

/** Only the figure turns, in front of the fold, so that no line strikes it through; the cell keeps its box. */
export const scoreFigure = cva("gs-score-figure", {
  variants: { isPast: { true: "gs:opacity-65", false: "" } },
});

/** Both sides one below the other, a column a set or map. */
export const scoreColumns = cva(
  "gs:grid gs:auto-cols-[minmax(max-content,auto)] gs:grid-flow-col gs:grid-rows-2 gs:justify-items-stretch",
  {
    variants: {
      size: { normal: "gs:gap-1", small: "gs:gap-px", large: "gs:gap-2" } satisfies Record<
        ScoreDigitsSize,
        string
      >,
    },
  },
);
