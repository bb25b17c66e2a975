import { cva } from "class-variance-authority";

/** In a card of its own, within what has a background already, or in the middle of a page. */
export const emptyStateLayouts = ["card", "plain", "page"] as const;
export type EmptyStateLayout = (typeof emptyStateLayouts)[number];

// Where text is large or the page narrow, the words are under the drawing instead of beside it.
const besides = "gs:flex gs:flex-wrap gs:items-center gs:gap-x-4 gs:gap-y-2";

export const emptyState = cva("", {
  variants: {
    layout: {
      card: `${besides} gs:bg-surface gs:px-4 gs:py-5 gs:shadow-card gs:tablet:rounded-md`,
      plain: `${besides} gs:py-4`,
      page: "gs:grid gs:justify-items-center gs:gap-7 gs:px-4 gs:py-12 gs:text-center gs:text-balance",
    } satisfies Record<EmptyStateLayout, string>,
  },
});

const words = "gs:grid gs:min-w-0 gs:gap-1 gs:wrap-break-word gs:hyphens-auto";

export const emptyWords = cva(words, {
  variants: {
    layout: {
      card: "gs:flex-1 gs:basis-40 gs:justify-items-start",
      plain: "gs:flex-1 gs:basis-40 gs:justify-items-start",
      page: "gs:max-w-xs gs:justify-items-center",
    } satisfies Record<EmptyStateLayout, string>,
  },
});

/** Beside a drawing: as a link looks, also where it is a button. */
export const emptyAction =
  "gs:type-label gs:-mb-2 gs:flex gs:min-h-11 gs:cursor-pointer gs:items-center gs:rounded-sm gs:text-start gs:text-ink gs:underline gs:decoration-1 gs:underline-offset-3 gs:focus-ring gs:hover:decoration-2";

/** In the middle of a page: buttons, one under the other. */
export const emptyButtons = "gs:mt-4 gs:grid gs:justify-items-center gs:gap-2";
