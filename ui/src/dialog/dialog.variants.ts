import { cva } from "class-variance-authority";

/**
 * `box` for a message or a few fields, `wide` for a list, `full-screen` for log-in and the cashier, `sheet` for what
 * comes up from the bottom of a small page.
 */
export const dialogLayouts = ["box", "wide", "full-screen", "sheet"] as const;
export type DialogLayout = (typeof dialogLayouts)[number];

export const dialogScrim = cva("fixed inset-0 z-dialog animate-appear bg-scrim");

export const dialogPanel = cva(
  "fixed z-dialog flex animate-appear flex-col overflow-y-auto overscroll-contain text-ink focus-ring-inset scroll-py-18",
  {
    variants: {
      layout: {
        box: "inset-4 m-auto h-fit max-h-[calc(100dvh-2rem)] max-w-md rounded-md border border-line bg-surface shadow-overlay",
        wide: "inset-4 m-auto h-fit max-h-[calc(100dvh-2rem)] max-w-2xl rounded-md border border-line bg-surface shadow-overlay",
        "full-screen": "inset-0 bg-page",
        sheet:
          "inset-x-0 top-auto bottom-0 max-h-[85dvh] rounded-t-md border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-overlay",
      } satisfies Record<DialogLayout, string>,
    },
  },
);

export const dialogHead = cva(
  "sticky top-0 z-sticky flex items-start gap-3 bg-inherit px-5 pt-4 pb-2",
  {
    variants: {
      layout: {
        box: "",
        wide: "",
        "full-screen": "mx-auto w-full max-w-md",
        sheet: "",
      } satisfies Record<DialogLayout, string>,
    },
  },
);

export const dialogBody = cva("type-body px-5 pb-5 wrap-break-word", {
  variants: {
    layout: {
      box: "",
      wide: "",
      "full-screen": "mx-auto w-full max-w-md flex-1",
      sheet: "",
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
