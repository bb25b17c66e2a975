import type { DocumentStatus } from "../documents/index.ts";
import { isConsent, isMoot, type NotificationFacts, placeOf } from "./notification.ts";

/** What of the notifications is there to be shown. */
export interface NotificationQueue<Notification extends NotificationFacts = NotificationFacts> {
  /** In the operator's order. */
  readonly inbox: readonly Notification[];
  /** The one that is shown, then those that wait, in the operator's order. */
  readonly popups: readonly Notification[];
  readonly shownId: string | null;
  /** What does not come again: closed, or shown as a toast. */
  readonly done: ReadonlySet<string>;
  /** What the person has read in the inbox, before the server says so. */
  readonly read: ReadonlySet<string>;
}

/** The lists as the server groups them (A3). */
export interface NotificationLists<Notification> {
  readonly inbox: readonly Notification[];
  readonly page: readonly Notification[];
}

export const emptyQueue: NotificationQueue<never> = {
  inbox: [],
  popups: [],
  shownId: null,
  done: new Set(),
  read: new Set(),
};

/** Applies what the server lists now; returns the toasts that are new besides. */
export function receiveLists<Notification extends NotificationFacts>(
  queue: NotificationQueue<Notification>,
  lists: NotificationLists<Notification>,
  status: DocumentStatus | null,
): { readonly queue: NotificationQueue<Notification>; readonly toasts: readonly Notification[] } {
  const known = new Set(queue.done);
  const places = {
    popup: [] as Notification[],
    toast: [] as Notification[],
    inbox: [] as Notification[],
  };
  for (const list of ["page", "inbox"] as const) {
    for (const notification of lists[list]) {
      if (known.has(notification.id)) continue;
      known.add(notification.id);
      places[placeOf(notification, list)].push(notification);
    }
  }
  const { popup, toast, inbox } = places;
  const popups = popup.filter((each) => !isMoot(each, status));
  const shown = popups.filter(({ id }) => id === queue.shownId);
  return {
    toasts: toast,
    queue: {
      inbox: inbox.map((each) => (queue.read.has(each.id) ? { ...each, is_read: true } : each)),
      popups: [...shown, ...popups.filter(({ id }) => id !== queue.shownId)],
      shownId: shown[0]?.id ?? null,
      done: toast.length > 0 ? new Set([...queue.done, ...toast.map(({ id }) => id)]) : queue.done,
      read: queue.read,
    },
  };
}

/** What a popup must not come over. */
export interface PageUse {
  readonly hasDialog: boolean;
  readonly isTyping: boolean;
  /** A bet is being placed, or other money is on its way. */
  readonly isMoneyMoving: boolean;
}

/** Whether a popup may be shown now. */
export function isFree({ hasDialog, isTyping, isMoneyMoving }: PageUse): boolean {
  return !(hasDialog || isTyping || isMoneyMoving);
}

/** Shows the first popup, where none is shown. */
export function showNext<Notification extends NotificationFacts>(
  queue: NotificationQueue<Notification>,
): NotificationQueue<Notification> {
  const [next] = queue.popups;
  return queue.shownId === null && next ? { ...queue, shownId: next.id } : queue;
}

/** Takes the shown popup off the page again, and leaves it where it stands in the queue. */
export function putBack<Notification extends NotificationFacts>(
  queue: NotificationQueue<Notification>,
): NotificationQueue<Notification> {
  return { ...queue, shownId: null };
}

/** Drops a notification; a consent may come again, and nothing else. */
export function dropNotification<Notification extends NotificationFacts>(
  queue: NotificationQueue<Notification>,
  id: string,
): NotificationQueue<Notification> {
  const remaining = (list: readonly Notification[]) => list.filter((each) => each.id !== id);
  const mayComeAgain = queue.popups.some((each) => each.id === id && isConsent(each));
  return {
    ...queue,
    inbox: remaining(queue.inbox),
    popups: remaining(queue.popups),
    shownId: queue.shownId === id ? null : queue.shownId,
    done: mayComeAgain ? queue.done : new Set([...queue.done, id]),
  };
}

/** Marks a message of the inbox as read; it stays where it is. */
export function readMessage<Notification extends NotificationFacts>(
  queue: NotificationQueue<Notification>,
  id: string,
): NotificationQueue<Notification> {
  return {
    ...queue,
    inbox: queue.inbox.map((each) => (each.id === id ? { ...each, is_read: true } : each)),
    read: new Set([...queue.read, id]),
  };
}

/** How many messages of the inbox are not read. */
export function unreadCount({ inbox }: Pick<NotificationQueue, "inbox">): number {
  return inbox.filter(({ is_read: isRead }) => isRead !== true).length;
}
