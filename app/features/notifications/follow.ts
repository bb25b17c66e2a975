import type { Notification } from "@grandstand/contract/notifications";
import { intervals } from "@grandstand/rules/intervals";
import { unreadCount } from "@grandstand/rules/notifications";
import { featureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { lateStorageKeys } from "../../core/storage/late-storage.ts";
import { createDocuments } from "../documents/index.lazy.ts";
import { createCountryAccess } from "./country-access.ts";
import { createPageUseReader } from "./page-use.ts";
import { showPopups } from "./show-popups.ts";
import { showNotificationToast } from "./show-toast.ts";
import { createNotificationsStore, type NotificationsStore } from "./store.ts";
import { createUnread } from "./unread.ts";

/** The notifications of a site. For `featureStore`. */
export function createNotifications(site: Site): NotificationsStore {
  const notifications: NotificationsStore = createNotificationsStore(
    site,
    (toast: Notification) => showNotificationToast(site, notifications, toast),
    featureStore(site, createDocuments),
  );
  return notifications;
}

/** Follows what there is to say, and whether the site may be used from here, for as long as the page is open (A4). */
export function followNotifications(site: Site): void {
  featureStore(site, startFollowing);
}

function startFollowing(site: Site): NotificationsStore {
  const { session, scheduler, storage, connection } = site;
  const notifications = featureStore(site, createNotifications);
  const access = featureStore(site, createCountryAccess);
  const unread = featureStore(site, createUnread);
  notifications.subscribe(({ queue }, before) => {
    const change = unreadCount(queue) - unreadCount(before.queue);
    if (change !== 0) unread.setState((count) => count + change, true);
  });
  session.subscribe(({ user }, { user: before }) => {
    if (user?.id !== before?.id) notifications.changePerson();
    else if (user !== before) notifications.applyDocument();
  });
  storage.onChange(lateStorageKeys.changedNotifications, (value) => {
    if (value !== null) void notifications.refresh();
  });
  // A person who comes back to the network may be elsewhere by now.
  connection.subscribe(({ isOnline }, before) => {
    if (isOnline && !before.isOnline) void access.check();
  });
  showPopups({ ...site, notifications, access, readUse: createPageUseReader(site).read });
  scheduler.start("notifications", {
    every: intervals.notificationPoll,
    run: notifications.refresh,
  });
  void notifications.refresh();
  void access.check();
  return notifications;
}
