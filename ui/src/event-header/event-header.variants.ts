import { cva } from "class-variance-authority";

export const eventHeader = cva(
  "gs:grid gs:grid-cols-1 gs:gap-1.5 gs:bg-surface gs:px-3 gs:py-2.5 gs:shadow-card gs:tablet:gap-4 gs:tablet:rounded-md gs:tablet:px-4 gs:tablet:py-4",
);

/** A side of a match beside its score: its mark above its name, or beside it where there is room. */
export const headSide = cva(
  "gs:row-start-1 gs:flex gs:min-w-0 gs:flex-col gs:items-center gs:gap-2 gs:text-center gs:tablet:min-h-14 gs:tablet:gap-4",
  {
    variants: {
      side: {
        home: "gs:col-start-1 gs:tablet:flex-row gs:tablet:text-start",
        away: "gs:col-start-3 gs:tablet:flex-row-reverse gs:tablet:text-end",
      },
    },
  },
);

/** A line of the board's figures. */
export const boardLine = "gs:h-8 gs:tablet:h-9";

/** The name beside them: as high as its figures, or higher where it takes a second line. */
export const boardName = cva("gs:flex gs:min-h-8 gs:items-center gs:gap-2.5 gs:tablet:min-h-9", {
  variants: { isLong: { true: "gs:type-label gs:tablet:type-title", false: "" } },
});
