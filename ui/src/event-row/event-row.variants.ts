import { cva } from "class-variance-authority";

/** One of the two names; it is cut where it does not fit. */
export const eventName = cva("type-label narrow block truncate text-[0.9375rem] leading-5.25");

/** The names and what belongs to them; `dimmed` once nothing can be backed any more. */
export const eventNames = cva(
  "focus-ring -my-0.5 block min-w-0 flex-1 rounded-sm py-0.5 hover:underline",
  { variants: { dimmed: { true: "text-ink-muted", false: "text-ink" } } },
);

/** How many more markets there are, as the way to them. */
export const rowMore = cva(
  "focus-ring type-caption tabular -my-1 flex h-11 min-w-8 items-center justify-end rounded-sm text-ink-muted hover:text-ink hover:underline",
);

/** The room of a price that is not there: a box, or nothing at all once the event is over. */
export const noPrice = cva("h-11 rounded-sm", {
  variants: { isOver: { true: "", false: "border border-line" } },
});
