import { cva } from "class-variance-authority";

export const eventHeader = cva("gs-event-header");

/** A side of a match beside its score: its mark above its name, or beside it where there is room. */
export const headSide = cva("gs-head-side", {
  variants: {
    side: {
      home: "gs-head-home",
      away: "gs-head-away",
    },
  },
});

/** A line of the board's figures. */
export const boardLine = "gs:h-8 gs:tablet:h-9";

/** The name beside them: as high as its figures, or higher where it takes a second line. */
export const boardName = cva("gs:flex gs:min-h-8 gs:items-center gs:gap-2.5 gs:tablet:min-h-9", {
  variants: { isLong: { true: "gs:type-label gs:tablet:type-title", false: "" } },
});
