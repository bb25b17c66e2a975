import { cva } from "class-variance-authority";

/**
 * `box` for a message or a few fields, `wide` for a list, `side` for a sidebar, `full-screen` for log-in, `frame` for a
 * page of another origin, `sheet` for what comes up from the bottom of a small page.
 */
export const dialogLayouts = ["box", "wide", "side", "full-screen", "frame", "sheet"] as const;
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
        sheet:
          "inset-x-0 top-auto bottom-0 max-h-[85dvh] rounded-t-md border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-overlay",
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
      sheet: "items-start bg-inherit pt-4 pb-2",
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
      sheet: "px-5 pb-5",
    } satisfies Record<DialogLayout, string>,
  },
});

export const dialogFoot = cva("mt-auto flex flex-wrap justify-end gap-2 bg-inherit px-5 pb-5");

/** Below the buttons and quieter than they are. */
export const dialogHelp = cva(
  "mt-2 flex w-full flex-wrap items-center gap-x-5 gap-y-1 border-t border-line pt-3",
);

export const dialogExit = cva(
  "type-label focus-ring tap inline-flex cursor-pointer items-center rounded-sm text-ink-muted hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-6",
);
