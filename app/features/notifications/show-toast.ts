import type { Notification } from "@grandstand/contract/notifications";
import { toastDuration } from "@grandstand/rules/notifications";
import { loadCode } from "@grandstand/ui/load-code";
import type { Site } from "../../core/site/site.ts";
import type { NotificationsStore } from "./store.ts";

const loadTexts = () => import("./toast-texts.ts");

/** Shows a notification as a toast; closed, it is marked as read (A4). The code that reads its text comes with it. */
export async function showNotificationToast(
  site: Site,
  notifications: NotificationsStore,
  notification: Notification,
): Promise<void> {
  const { toastTexts, pressButton } = await loadCode(loadTexts);
  const { title, text, action } = toastTexts(notification, site);
  const press = () =>
    action && void pressButton(site, notifications, notification, action, () => undefined);
  const isLink = action?.method === "GET" && action.type !== "cashier";
  site.messages.showToast({
    severity: notification.severity,
    title: { text: title },
    text: text === "" ? null : { text },
    duration: toastDuration(notification),
    ...(action && {
      action: {
        label: { text: action.label },
        ...(isLink && { href: action.address }),
        onPress: press,
      },
    }),
    onClose: () => void notifications.close(notification.id),
  });
}
