import { cva } from "class-variance-authority";

/** One of the two names; it is cut where it does not fit. */
export const eventName = cva("gs-row-name");

/** The names and what belongs to them; `dimmed` once nothing can be backed any more. */
export const eventNames = cva("gs-row-names", {
  variants: {
    dimmed: { true: "gs-row-names-over", false: "" },
    hasMarks: { true: "gs-row-names-marked", false: "" },
  },
});

/** How many more markets there are, as the way to them. */
export const rowMore = cva("gs-row-more");

/** The room of a price that is not there: a box, or nothing at all once the event is over. */
export const noPrice = cva("gs-no-price", {
  variants: { isOver: { true: "", false: "gs-no-price-open" } },
});
