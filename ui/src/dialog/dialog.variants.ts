import { cva } from "class-variance-authority";

/**
 * `box` for a message or a few fields, `wide` for a list, `side` for a sidebar, `full-screen` for log-in, `frame` for a
 * page of another origin.
 */
export const dialogLayouts = ["box", "wide", "side", "full-screen", "frame"] as const;
export type DialogLayout = (typeof dialogLayouts)[number];

export const dialogScrim = cva("fixed inset-0 z-dialog animate-appear bg-scrim");

export const dialogPanel = cva(
  "fixed z-dialog flex animate-appear flex-col overflow-y-auto overscroll-contain text-ink focus-ring-inset scroll-py-18",
  {
    variants: {
      layout: {
        box: "inset-4 m-auto h-fit max-h-[calc(100dvh-2rem)] max-w-md rounded-md border border-line bg-surface shadow-overlay",
        wide: "inset-4 m-auto h-fit max-h-[calc(100dvh-2rem)] max-w-2xl rounded-md border border-line bg-surface shadow-overlay",
        side: "inset-y-0 end-0 w-96 max-w-[92vw] border-s border-line bg-surface shadow-overlay",
        "full-screen": "inset-0 bg-page",
        frame: "inset-0 bg-page",
      } satisfies Record<DialogLayout, string>,
    },
  },
);

export const dialogHead = cva("sticky top-0 z-sticky flex gap-3 px-5", {
  variants: {
    layout: {
      box: "items-start bg-inherit pt-4 pb-2",
      wide: "items-start bg-inherit pt-4 pb-2",
      side: "items-start bg-inherit pt-4 pb-2",
      "full-screen": "mx-auto w-full max-w-md items-start bg-inherit pt-4 pb-2",
      frame: "items-center border-b border-line bg-surface py-1",
    } satisfies Record<DialogLayout, string>,
  },
});

export const dialogBody = cva("type-body wrap-break-word", {
  variants: {
    layout: {
      box: "px-5 pb-5",
      wide: "px-5 pb-5",
      side: "flex-1 px-5 pb-5",
      "full-screen": "mx-auto w-full max-w-md flex-1 px-5 pb-5",
      frame: "flex flex-1 flex-col",
    } satisfies Record<DialogLayout, string>,
  },
});

export const dialogFoot = cva("mt-auto flex flex-wrap justify-end gap-2 bg-inherit px-5 pb-5");
