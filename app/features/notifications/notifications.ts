import type { Notification } from "@grandstand/contract/notifications";
import { emptyQueue, type NotificationQueue } from "@grandstand/rules/notifications";

/** How far the call of a notification's button is; `renewed` replaced a consent whose version has ended. */
export type CallProgress = "submitting" | "failed" | "renewed";

/** What there is to say to a person, or to guests, and how far what they answered is. */
export interface Notifications {
  readonly queue: NotificationQueue<Notification>;
  /** Whether the lists are known; `failed` where they never could be fetched. */
  readonly status: "loading" | "loaded" | "failed";
  /** By id, the notifications whose button has a call under way, or one that failed. */
  readonly calls: Readonly<Record<string, CallProgress>>;
}

/** Before the lists have been fetched. */
export const noNotifications: Notifications = { queue: emptyQueue, status: "loading", calls: {} };
