import {
  markNotificationAsOpened,
  markNotificationAsRead,
} from "@grandstand/contract/notifications";
import { intervals } from "@grandstand/rules/intervals";
import type { Site } from "../../core/site/site.ts";
import { lateStorageKeys } from "../../core/storage/late-storage.ts";
import type { Storage } from "../../core/storage/storage.ts";

/** The marks of notifications on the server, which knows nothing of guests or of what they were shown. */
export interface NotificationMarks {
  /** The server has sent these for the person who is there now, or for guests: nothing else is theirs to mark. */
  serve(ids: Iterable<string>): void;
  /** Another person is there, or guests: nothing was sent for them yet. */
  clear(): void;
  /** Marks a notification, where the server knows it of the person; whether it could. */
  mark(id: string, as: "read" | "opened"): Promise<boolean>;
  /** Marks it as read where no person requested that: a failure is only logged. */
  markQuietly(id: string): Promise<void>;
  /** Shows the person that a mark failed. */
  showFailure(name: "mark_as_read" | "mark_as_opened"): void;
}

/** Makes the marks of the person whose id `person` returns, null of guests. */
export function createMarks(
  { api, storage, messages }: Pick<Site, "api" | "storage" | "messages">,
  person: () => string | null,
): NotificationMarks {
  const served = new Set<string>();

  async function mark(id: string, as: "read" | "opened"): Promise<boolean> {
    const owner = person();
    if (owner === null || !served.has(id)) return true;
    const call = as === "read" ? markNotificationAsRead : markNotificationAsOpened;
    const answer = await api(call, { path: { id } });
    // A person who has left meanwhile reads nothing of it.
    if (person() !== owner) return true;
    if (answer.ok) notifyTabs(storage, id);
    return answer.ok;
  }

  return {
    serve(ids) {
      for (const id of ids) served.add(id);
    },
    clear: () => served.clear(),
    mark,
    async markQuietly(id) {
      if (!(await mark(id, "read"))) console.warn("A message could not be marked as read.");
    },
    showFailure(name) {
      messages.showToast({
        severity: "error",
        title: { key: `notifications.${name}.fail` },
        text: { key: `notifications.${name}.fail_detail` },
        duration: intervals.toastMarkFailed,
      });
    },
  };
}

/** Has other tabs fetch as well, once the server knows more of a notification; nothing of it stays behind. */
export function notifyTabs(storage: Storage, id: string): void {
  storage.write(lateStorageKeys.changedNotifications, id);
  storage.remove(lateStorageKeys.changedNotifications);
}
