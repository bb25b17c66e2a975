import { cva } from "class-variance-authority";

/** An error is an inverse block with an icon and words; it is not red, which means a price fell. */
export const noticeKinds = ["information", "success", "warning", "error"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const notice = cva(
  "gs:grid gs:grid-cols-[auto_minmax(0,1fr)_auto] gs:items-start gs:gap-x-3 gs:rounded-sm gs:px-4 gs:py-3",
  {
    variants: {
      kind: {
        information: "gs:border gs:border-line gs:bg-raised gs:text-ink",
        success: "gs:border gs:border-line gs:bg-raised gs:text-ink",
        warning: "gs:border-2 gs:border-ink-faint gs:bg-surface gs:text-ink",
        error:
          "gs:bg-inverse gs:text-on-inverse gs:forced-colors:border-4 gs:[--gs-color-focus:currentcolor]",
      } satisfies Record<NoticeKind, string>,
    },
  },
);
