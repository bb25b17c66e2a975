import { cva } from "class-variance-authority";

/** `normal` on tiles and headers, `small` in rows. */
export const scoreDigitsSizes = ["normal", "small"] as const;
export type ScoreDigitsSize = (typeof scoreDigitsSizes)[number];

export const scoreCell = cva(
  "type-digit relative inline-grid shrink-0 place-items-center overflow-hidden rounded-[3px] bg-digit-cell text-digit forced-colors:border before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-digit-fold print:before:hidden forced-colors:before:hidden",
  {
    variants: {
      size: {
        normal: "h-7 min-w-6.5 px-1.5",
        small: "h-5.5 min-w-5.5 px-1 text-[0.875rem] leading-none",
      } satisfies Record<ScoreDigitsSize, string>,
    },
  },
);

/** Only the figure turns, in front of the fold, so that no line strikes it through; the cell keeps its box. */
export const scoreFigure = cva("relative animate-flap whitespace-pre", {
  variants: { isPast: { true: "opacity-65", false: "" } },
});

/** Both sides one below the other, a column a set or map. */
export const scoreColumns = cva("grid grid-flow-col grid-rows-2 justify-items-stretch", {
  variants: {
    size: { normal: "gap-1", small: "gap-px" } satisfies Record<ScoreDigitsSize, string>,
  },
});
