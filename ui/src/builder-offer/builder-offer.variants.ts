import { cva } from "class-variance-authority";

/** The strip over the markets; pressed in, it says that picks go to the builder. */
export const builderOffer = cva(
  "grid gap-3 px-3 max-tablet:not-data-on:-my-2 data-on:bg-surface data-on:py-4 tablet:rounded-md tablet:bg-surface tablet:px-4 tablet:py-4",
);

/** What the switch does; on a phone the prices come first, and it is said once it is on. */
export const offerText = cva("type-body min-w-0 flex-1 basis-56 wrap-anywhere text-ink-muted", {
  variants: { isOn: { true: "", false: "max-tablet:sr-only" } },
});

/** As wide as the strip: what is offered scrolls to its edges. */
export const offerList = cva("-mx-3 tablet:-mx-4 min-w-0");
