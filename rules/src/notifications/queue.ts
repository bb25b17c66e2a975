import type { DocumentExpiry } from "../documents/index.ts";
import {
  isConsent,
  isMoot,
  isSaidByDialog,
  type NotificationFacts,
  presentationOf,
} from "./notification.ts";

/** The notifications that are there to be shown. */
export interface NotificationQueue<Notification extends NotificationFacts = NotificationFacts> {
  /** In the operator's order. */
  readonly inbox: readonly Notification[];
  /** The one that is shown, then those that wait, in the operator's order. */
  readonly popups: readonly Notification[];
  /** Of a document's end, which the documents' own dialog says: they are no popups (docs/decisions/68). */
  readonly held: readonly Notification[];
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
  held: [],
  shownId: null,
  done: new Set(),
  read: new Set(),
};

/** Applies what the server lists now; returns the toasts that are new besides. */
export function receiveLists<Notification extends NotificationFacts>(
  queue: NotificationQueue<Notification>,
  lists: NotificationLists<Notification>,
  document: DocumentExpiry | null,
): { readonly queue: NotificationQueue<Notification>; readonly toasts: readonly Notification[] } {
  const known = new Set(queue.done);
  const presented = {
    popup: [] as Notification[],
    toast: [] as Notification[],
    inbox: [] as Notification[],
  };
  for (const list of ["page", "inbox"] as const) {
    for (const notification of lists[list]) {
      if (known.has(notification.id)) continue;
      known.add(notification.id);
      presented[presentationOf(notification, list)].push(notification);
    }
  }
  const { popup, toast, inbox } = presented;
  const shown = popup.filter(({ id }) => id === queue.shownId);
  const received = {
    inbox: inbox.map((each) => (queue.read.has(each.id) ? { ...each, is_read: true } : each)),
    popups: [...shown, ...popup.filter(({ id }) => id !== queue.shownId)],
    held: [],
    shownId: shown[0]?.id ?? null,
    done: toast.length > 0 ? new Set([...queue.done, ...toast.map(({ id }) => id)]) : queue.done,
    read: queue.read,
  };
  return { toasts: toast, queue: applyDocument(received, document) };
}

/**
 * Drops the popups that are moot by the person's document, and holds those that the documents' own dialog says. The
 * one that is shown stays: it has said it first.
 */
export function applyDocument<Notification extends NotificationFacts>(
  queue: NotificationQueue<Notification>,
  document: DocumentExpiry | null,
): NotificationQueue<Notification> {
  const isLeft = (each: Notification) => !isMoot(each, document);
  const isHeld = (each: Notification) =>
    isLeft(each) && each.id !== queue.shownId && isSaidByDialog(each, document);
  const isPopup = (each: Notification) => isLeft(each) && !isHeld(each);
  if (queue.popups.every(isPopup) && queue.held.every(isHeld)) return queue;
  const all = [...queue.popups, ...queue.held];
  const popups = all.filter(isPopup);
  const isShown = popups.some(({ id }) => id === queue.shownId);
  return {
    ...queue,
    popups,
    held: all.filter(isHeld),
    shownId: isShown ? queue.shownId : null,
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

/** Takes the shown popup off the page again, and leaves its position in the queue. */
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
    held: remaining(queue.held),
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
