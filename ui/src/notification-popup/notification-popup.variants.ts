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

/** Where the text has to be read to its end, it scrolls by itself, so that the button stays in sight. */
export const popupText = cva("wrap-break-word", {
  variants: {
    scrolls: {
      true: "max-h-72 overflow-y-auto overscroll-contain rounded-sm border border-line bg-raised p-4 focus-ring-inset",
      false: "",
    },
  },
});
