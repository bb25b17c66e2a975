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
export const popupBody = cva("gs:grid gs:gap-3", {
  variants: { isBelow: { true: "gs:pt-3 gs:empty:hidden", false: "" } },
});

export const popupSeverity = cva(
  "gs:type-caption gs:flex gs:items-center gs:gap-2 gs:text-ink-muted",
);

/** Its room is kept while it loads, and no picture takes the page from its text. */
export const notificationMedia = cva(
  "gs:aspect-[5/2] gs:w-full gs:rounded-sm gs:bg-raised gs:object-cover",
);

/** A text that has to be read to its end scrolls on its own, so that what follows it stays in sight. */
export const popupReading = cva(
  "gs:max-h-[min(18rem,40dvh)] gs:max-tablet:max-h-[26dvh] gs:overflow-y-auto gs:overscroll-contain gs:rounded-sm gs:border gs:border-line gs:bg-raised gs:p-4 gs:focus-ring-inset",
);

/** The end of such a text: the keyboard reaches it, and by that a screen reader too. */
export const popupReadingEnd = cva(
  "gs:type-small gs:mt-4 gs:min-h-6 gs:rounded-sm gs:text-ink-muted gs:focus-ring",
);

export const popupTime = cva(
  "gs:type-small gs:flex gs:flex-wrap gs:items-center gs:justify-between gs:gap-3",
);
