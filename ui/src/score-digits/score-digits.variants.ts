import { cva } from "class-variance-authority";

/** `normal` on tiles and headers, `small` in rows. */
export const scoreDigitsSizes = ["normal", "small"] as const;
export type ScoreDigitsSize = (typeof scoreDigitsSizes)[number];

export const scoreCell = cva(
  "type-digit relative inline-grid w-fit shrink-0 place-items-center overflow-hidden rounded-[3px] bg-digit-cell text-digit forced-colors:border after:absolute after:inset-x-0 after:top-1/2 after:h-px after:bg-digit-fold",
  {
    variants: {
      size: {
        normal: "h-7 min-w-6.5 px-1.5",
        small: "h-5.5 min-w-5.5 px-1 text-[0.875rem] leading-none",
      } satisfies Record<ScoreDigitsSize, string>,
    },
  },
);

/** Only the figure turns; the cell keeps its box. */
export const scoreFigure = cva("animate-flap whitespace-pre");
