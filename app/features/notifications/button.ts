import type { Notification } from "@grandstand/contract/notifications";
import { safeLink } from "@grandstand/rules/locale";
import { buttonAction, fillVariables, postPath } from "@grandstand/rules/notifications";
import type { NotificationAction } from "@grandstand/ui/notification-popup";
import type { Site } from "../../core/site/site.ts";
import { cashierTarget } from "../cashier/index.ts";

/**
 * What the button of a notification does on this site: its address is in full, and safe. Null where there is none, or
 * where it would lead to what the site does not go to.
 */
export function actionOf(
  notification: Notification,
  { language, configuration }: Pick<Site, "language" | "configuration">,
): NotificationAction | null {
  const action = buttonAction(notification);
  if (action === null) return null;
  const label = fillVariables(action.label, notification.variables);
  const safe = () => {
    if (action.method === "POST") return postPath(action.address, configuration.hosts.account);
    if (action.type === "cashier") return cashierTarget(action.address) && action.address;
    if (action.type === "url") return safeLink(action.address, language);
    return safeLink(`/${action.address.replace(/^\//, "")}`, language);
  };
  const address = safe();
  return address === null ? null : { ...action, label, address };
}
