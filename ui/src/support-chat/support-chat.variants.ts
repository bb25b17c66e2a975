import { cva } from "class-variance-authority";

export const chatOfferLayouts = ["page", "bar"] as const;
export type ChatOfferLayout = (typeof chatOfferLayouts)[number];

export const chatOffer = cva("gs:flex gs:flex-wrap gs:items-center gs:gap-3 gs:bg-surface", {
  variants: {
    layout: {
      page: "gs:mt-4 gs:p-4 gs:shadow-card gs:tablet:rounded-md",
      bar: "gs:justify-end gs:border-t gs:border-line gs:px-4 gs:py-1",
    } satisfies Record<ChatOfferLayout, string>,
  },
});

/** As high as the sidebar lets it be, less its head. */
export const chatTarget = cva(
  "gs:h-[calc(100dvh-6.5rem)] gs:min-h-72 gs:overflow-hidden gs:rounded-md gs:border gs:border-line gs:bg-surface",
);
