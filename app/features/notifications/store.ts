import type { Notification } from "@grandstand/contract/notifications";
import {
  applyDocument,
  dropNotification,
  expiryFact,
  isConsent,
  type NotificationQueue,
  putBack,
  readMessage,
  showNext,
} from "@grandstand/rules/notifications";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Site } from "../../core/site/site.ts";
import type { DocumentsStore } from "../documents/index.lazy.ts";
import { createClosed } from "./closed.ts";
import { createConsent } from "./consent.ts";
import { createLists, type ServerLists } from "./lists.ts";
import { createMarks } from "./marks.ts";
import { type CallProgress, type Notifications, noNotifications } from "./notifications.ts";

export interface NotificationsStore extends StoreApi<Notifications>, Pick<ServerLists, "refresh"> {
  /** Forgets everything, and fetches for the person who is there now, or for guests. */
  changePerson(): void;
  /** Drops what the person's document has made moot, and leaves to the documents' dialog what that says. */
  applyDocument(): void;
  showNext(): void;
  putBack(): void;
  /** A popup or a toast was closed: it is marked as read, and the lists are fetched again. */
  close(id: string): Promise<void>;
  /** A message of the inbox was opened, and by that read. */
  read(id: string): Promise<void>;
  /** A message of the inbox was closed: it goes from this browser's list. */
  remove(id: string): void;
  /** The button of a notification was followed. */
  markOpened(id: string): Promise<void>;
  setCall(id: string, progress: CallProgress | null): void;
  /** Gives the consent that a notification requests; it closes by the server's word alone. */
  consent(notification: Notification): Promise<void>;
}

/** What of a document's end was said already, by a dialog of its own. */
export type SaidOfDocuments = Pick<DocumentsStore, "getState" | "subscribe" | "closeExpiry">;

export type NotificationsSite = Pick<Site, "api" | "session" | "messages" | "storage">;

/** What the operator has to say to a person, or to guests (A4, Notifications). */
export function createNotificationsStore(
  { api, session, messages, storage }: NotificationsSite,
  showToast: (notification: Notification) => void,
  documents: SaidOfDocuments,
): NotificationsStore {
  const store = createStore<Notifications>(() => noNotifications);
  const { getState, setState } = store;
  const closed = createClosed(storage);
  const person = () => session.getState().user?.id ?? null;
  const marks = createMarks({ api, storage, messages }, person);
  const lists = createLists(store, {
    api,
    session,
    closed,
    marks,
    onReceived: dropSaid,
    showToast,
  });
  const { refresh } = lists;

  const change = (queue: NotificationQueue<Notification>) => setState({ queue });

  /** What the documents' dialog has said is read (docs/decisions/68). */
  function dropSaid() {
    const { queue } = getState();
    const said = documents.getState().closed;
    for (const { id } of queue.held.filter((each) =>
      said.some((one) => one === expiryFact(each)),
    )) {
      change(dropNotification(getState().queue, id));
      void marks.markQuietly(id);
    }
  }

  function setCall(id: string, progress: CallProgress | null) {
    setState(({ calls }) => {
      const { [id]: _before, ...others } = calls;
      return { calls: progress === null ? others : { ...others, [id]: progress } };
    });
  }

  documents.subscribe(dropSaid);
  return {
    ...store,
    refresh,
    changePerson() {
      lists.end();
      marks.clear();
      setState(noNotifications, true);
      void refresh();
    },
    applyDocument() {
      change(applyDocument(getState().queue, session.getState().user));
      dropSaid();
    },
    showNext: () => change(showNext(getState().queue)),
    putBack: () => change(putBack(getState().queue)),
    async close(id) {
      const { queue } = getState();
      const closing = queue.popups.find((each) => each.id === id);
      if (closing && isConsent(closing)) return;
      const said = closing && expiryFact(closing);
      if (said) documents.closeExpiry(said);
      change(dropNotification(queue, id));
      if (person() === null) closed.add(null, id);
      if (!(await marks.mark(id, "read"))) marks.showFailure("mark_as_read");
      await refresh();
    },
    async read(id) {
      const { queue } = getState();
      if (queue.inbox.find((each) => each.id === id)?.is_read) return;
      change(readMessage(queue, id));
      await marks.markQuietly(id);
    },
    remove(id) {
      const isRead = getState().queue.inbox.find((each) => each.id === id)?.is_read;
      change(dropNotification(getState().queue, id));
      closed.add(person(), id);
      if (!isRead) void marks.markQuietly(id);
    },
    async markOpened(id) {
      if (!(await marks.mark(id, "opened"))) marks.showFailure("mark_as_opened");
    },
    setCall,
    consent: createConsent(store, { api, storage, person, setCall, refresh }),
  };
}
