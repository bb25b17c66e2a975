import { cva } from "class-variance-authority";

/**
 * `box` for a message or a few fields, `wide` for a list, `side` for a sidebar, `frame` for a page of another origin,
 * `board` for a sidebar with a dark head, `sheet` for what comes up from the bottom of a small page. `card` is a way in, with the brand over it: the whole screen
 * of a phone, and on a wide page over its middle column, beside which the slip stays lit.
 */
export const dialogLayouts = ["box", "wide", "side", "board", "card", "frame", "sheet"] as const;
export type DialogLayout = (typeof dialogLayouts)[number];

export const dialogScrim = cva("gs:fixed gs:inset-0 gs:z-dialog gs:animate-appear gs:bg-scrim");

const sidebar =
  "gs:inset-y-0 gs:end-0 gs:w-96 gs:max-w-[92vw] gs:border-s gs:border-line gs:bg-surface gs:shadow-overlay";

export const dialogPanel = cva(
  "gs:fixed gs:z-dialog gs:flex gs:animate-appear gs:flex-col gs:overflow-y-auto gs:overscroll-contain gs:text-ink gs:focus-ring-inset gs:scroll-py-18",
  {
    variants: {
      layout: {
        box: "gs:inset-4 gs:m-auto gs:h-fit gs:max-h-[calc(100dvh-2rem)] gs:max-w-md gs:rounded-md gs:border gs:border-line gs:bg-surface gs:shadow-overlay",
        wide: "gs:inset-4 gs:m-auto gs:h-fit gs:max-h-[calc(100dvh-2rem)] gs:max-w-2xl gs:rounded-md gs:border gs:border-line gs:bg-surface gs:shadow-overlay",
        side: sidebar,
        board: sidebar,
        card: "gs-dialog-card",
        frame: "gs:inset-0 gs:bg-page",
        sheet:
          "gs:inset-x-0 gs:top-auto gs:bottom-0 gs:max-h-[85dvh] gs:rounded-t-md gs:border-t gs:border-line gs:bg-surface gs:pb-[env(safe-area-inset-bottom)] gs:shadow-overlay",
      } satisfies Record<DialogLayout, string>,
    },
  },
);

export const dialogHead = cva("gs:sticky gs:top-0 gs:z-sticky gs:flex gs:gap-3 gs:px-5", {
  variants: {
    layout: {
      box: "gs:items-start gs:bg-inherit gs:pt-4 gs:pb-2",
      wide: "gs:items-start gs:bg-inherit gs:pt-4 gs:pb-2",
      side: "gs:items-start gs:bg-inherit gs:pt-4 gs:pb-2",
      board: "gs-board gs:items-start gs:pt-4 gs:pb-2",
      card: "gs-dialog-brand",
      frame: "gs:items-center gs:border-b gs:border-line gs:bg-surface gs:py-1",
      sheet: "gs:items-start gs:bg-inherit gs:pt-4 gs:pb-2",
    } satisfies Record<DialogLayout, string>,
  },
});

export const dialogTitle = cva(
  "gs:type-title gs:focus-ring gs:min-w-0 gs:rounded-sm gs:flex-1 gs:wrap-break-word gs:hyphens-auto gs:py-1",
);

export const dialogBody = cva("gs:type-body gs:wrap-break-word", {
  variants: {
    layout: {
      box: "gs:px-5 gs:pb-5",
      wide: "gs:px-5 gs:pb-5",
      side: "gs:flex-1 gs:px-5 gs:pb-5",
      board: "gs:flex-1",
      card: "gs-dialog-form",
      frame: "gs:flex gs:flex-1 gs:flex-col",
      sheet: "gs:px-5 gs:pb-5",
    } satisfies Record<DialogLayout, string>,
  },
});

/** A card's form and its aside: beside each other on a wide page, one under the other on a narrow one. */
export const dialogRow = { whole: "gs-dialog-row", aside: "gs-dialog-aside" };

export const dialogFoot = cva(
  "gs:mt-auto gs:flex gs:flex-wrap gs:justify-end gs:gap-2 gs:bg-inherit gs:px-5 gs:pb-5",
);

/**
 * Two answers in the foot, both as large and as easy to find: side by side, or over each other where the words of one
 * need more than half of the width.
 */
export const dialogAnswers = cva(
  "gs:flex gs:w-full gs:flex-wrap gs:gap-2 gs:*:min-w-fit gs:*:flex-[1_1_calc(50%-var(--gs-spacing))]",
);

/** Below the buttons and quieter than they are. */
export const dialogHelp = cva(
  "gs:mt-2 gs:flex gs:w-full gs:flex-wrap gs:items-center gs:gap-x-5 gs:gap-y-1 gs:border-t gs:border-line gs:pt-3",
);

export const dialogExit = cva(
  "gs:type-label gs:focus-ring gs:tap gs:inline-flex gs:cursor-pointer gs:items-center gs:rounded-sm gs:text-ink-muted gs:hover:text-ink gs:aria-[current]:text-ink gs:aria-[current]:underline gs:aria-[current]:decoration-2 gs:aria-[current]:underline-offset-6",
);
