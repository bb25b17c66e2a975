import { cva } from "class-variance-authority";

/** In the menu's drawer it is a card, in the account panel the dark head of the dialog. */
export const accountHead = cva("gs-board gs:grid gs:grid-cols-[minmax(0,1fr)] gs:gap-3", {
  variants: {
    layout: {
      card: "gs:rounded-md gs:p-4",
      panel: "gs:border-b-(length:--gs-size-edge) gs:border-act gs:px-5 gs:pb-4",
    },
  },
});

/** A balance, the largest figure of a page: `type-price-large` at the size of a score. */
export const accountBalance = cva("gs:type-price-large gs:text-[1.875rem]/9 gs:wrap-anywhere");

/** The way in and the way out are of one height, and below each other where their words need the width. */
export const accountMoney = cva(
  "gs:grid gs:grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gs:gap-2",
);

export const playFacts = cva(
  "gs:grid gs:grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gs:gap-x-4 gs:gap-y-3 gs:border-t gs:border-dashed gs:border-ink-faint gs:pt-3",
);

export const playFact = cva("gs:min-w-0");
