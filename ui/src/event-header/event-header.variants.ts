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
