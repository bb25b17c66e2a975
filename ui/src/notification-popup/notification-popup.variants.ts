import { cva } from "class-variance-authority";

/** The severities of the specification (A3). None has a colour: an icon and a word distinguish them. */
export const notificationSeverities = ["success", "info", "warn", "error"] as const;
export type NotificationSeverity = (typeof notificationSeverities)[number];

/** Notifications that are a text about the account, with a text of ours where the server has none (A2). */
export const notificationTextKinds = [
  "account-update",
  "secondary-casino-account",
  "maat-changes",
] as const;
export type NotificationTextKind = (typeof notificationTextKinds)[number];

/** What an operator writes, one thing under the other; below it what the popup wants, if it wants anything. */
export const popupBody = cva("grid gap-3", {
  variants: { isBelow: { true: "pt-3 empty:hidden", false: "" } },
});

export const popupSeverity = cva("type-caption flex items-center gap-2 text-ink-muted");

/** Its room is kept while it loads, and no picture takes the page from its text. */
export const notificationMedia = cva("aspect-[5/2] w-full rounded-sm bg-raised object-cover");

/** A text that has to be read to its end scrolls by itself, so that what follows it stays in sight. */
export const popupReading = cva(
  "max-h-[min(18rem,40dvh)] max-tablet:max-h-[26dvh] overflow-y-auto overscroll-contain rounded-sm border border-line bg-raised p-4 focus-ring-inset",
);

/** The end of such a text: the keyboard reaches it, and by that a screen reader too. */
export const popupReadingEnd = cva("type-small mt-4 min-h-6 rounded-sm text-ink-muted focus-ring");

export const popupTime = cva("type-small flex flex-wrap items-center justify-between gap-3");
