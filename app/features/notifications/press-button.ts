import { type Notification, postOfButton } from "@grandstand/contract/notifications";
import type { NotificationAction } from "@grandstand/ui/notification-popup";
import type { Site } from "../../core/site/site.ts";
import { cashierTarget, openCashier } from "../cashier/index.ts";
import type { NotificationsStore } from "./store.ts";

/**
 * Does what a notification's button says (A3, A4): a link goes there on its own, the cashier opens, and a POST goes to
 * our own API alone. Once it is done the notification is marked as opened, and `close` is called.
 */
export async function pressButton(
  site: Site,
  notifications: NotificationsStore,
  { id }: Pick<Notification, "id">,
  action: NotificationAction,
  close: () => void,
): Promise<void> {
  if (action.method === "POST") {
    if (notifications.getState().calls[id] === "submitting") return;
    notifications.setCall(id, "submitting");
    const answer = await site.api(postOfButton(action.address));
    notifications.setCall(id, answer.ok ? null : "failed");
    if (!answer.ok) return;
  }
  close();
  void notifications.markOpened(id);
  const target = action.type === "cashier" ? cashierTarget(action.address) : null;
  if (action.method === "GET" && target !== null) openCashier(site, target);
}
