import { cva } from "class-variance-authority";

/** The strip over the markets; pressed in, it says that picks go to the builder. */
export const builderOffer = cva("gs-builder-offer");

/** What the switch does; on a phone the prices come first, and it is said once it is on. */
export const offerText = cva(
  "gs:type-body gs:min-w-0 gs:flex-1 gs:basis-56 gs:wrap-anywhere gs:text-ink-muted",
  {
    variants: { isOn: { true: "", false: "gs:max-tablet:sr-only" } },
  },
);

/** As wide as the strip: what is offered scrolls to its edges. */
export const offerList = cva("gs:-mx-3 gs:tablet:-mx-4 gs:min-w-0");
