import { cva } from "class-variance-authority";

/** An error is an inverse block with an icon and words; it is not red, which means a price fell. */
export const noticeKinds = ["information", "success", "warning", "error"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const notice = cva(
  "grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-sm px-4 py-3",
  {
    variants: {
      kind: {
        information: "border border-line bg-raised text-ink",
        success: "border border-line bg-raised text-ink",
        warning: "border-2 border-ink-faint bg-surface text-ink",
        error: "bg-inverse text-on-inverse forced-colors:border-4 [--color-focus:currentcolor]",
      } satisfies Record<NoticeKind, string>,
    },
  },
);
