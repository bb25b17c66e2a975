import { cva } from "class-variance-authority";

export const chatOfferLayouts = ["page", "bar"] as const;
export type ChatOfferLayout = (typeof chatOfferLayouts)[number];

export const chatOffer = cva("flex flex-wrap items-center gap-3 bg-surface", {
  variants: {
    layout: {
      page: "mt-4 p-4 shadow-card tablet:rounded-md",
      bar: "justify-end border-t border-line px-4 py-1",
    } satisfies Record<ChatOfferLayout, string>,
  },
});

/** As high as the sidebar lets it be, less its head. */
export const chatTarget = cva(
  "h-[calc(100dvh-6.5rem)] min-h-72 overflow-hidden rounded-md border border-line bg-surface",
);
