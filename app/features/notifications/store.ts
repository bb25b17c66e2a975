import {
  acceptPrivacyPolicy,
  acceptTermsConditions,
  consentOutdated,
  getAllNotificationsAvailableForGuests,
  getAllNotificationsAvailableForUser,
  markNotificationAsOpened,
  markNotificationAsRead,
  type Notification,
} from "@grandstand/contract/notifications";
import { intervals } from "@grandstand/rules/intervals";
import {
  applyDocument,
  dropNotification,
  emptyQueue,
  expiryFact,
  isConsent,
  type NotificationLists,
  type NotificationQueue,
  popupKind,
  putBack,
  readMessage,
  receiveLists,
  showNext,
} from "@grandstand/rules/notifications";
import { createStore, type StoreApi } from "zustand/vanilla";
import { isUnauthorised, retryAfterOf } from "../../core/client/client.ts";
import { createLatest } from "../../core/fetched/latest.ts";
import type { PollResult } from "../../core/scheduler/scheduler.ts";
import type { Site } from "../../core/site/site.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import type { DocumentsStore } from "../documents/index.lazy.ts";
import { createClosed } from "./closed.ts";

/** How far the call of a notification's button is; `renewed` replaced a consent whose version has ended. */
export type CallProgress = "submitting" | "failed" | "renewed";

export interface Notifications {
  readonly queue: NotificationQueue<Notification>;
  /** Whether the lists are known; `failed` where they never could be fetched. */
  readonly status: "loading" | "loaded" | "failed";
  /** By id, the notifications whose button has a call under way, or one that failed. */
  readonly calls: Readonly<Record<string, CallProgress>>;
}

export interface NotificationsStore extends StoreApi<Notifications> {
  /** Fetches what there is to say to the person, or to guests; an answer for somebody else is dropped (A4). */
  refresh(): Promise<PollResult>;
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

const nothing: Notifications = { queue: emptyQueue, status: "loading", calls: {} };
const done: PollResult = { kind: "done" };

/** What the operator has to say to a person, or to guests (A4, Notifications). */
export function createNotificationsStore(
  { api, session, messages, storage }: NotificationsSite,
  showToast: (notification: Notification) => void,
  documents: SaidOfDocuments,
): NotificationsStore {
  const store = createStore<Notifications>(() => nothing);
  const { getState, setState } = store;
  const closed = createClosed(storage);
  const person = () => session.getState().user?.id ?? null;
  const document = () => session.getState().user;
  const latest = createLatest();
  /** What the server has sent for the person who is there now, or for guests: nothing else is theirs to mark. */
  const served = new Set<string>();

  const change = (queue: NotificationQueue<Notification>) => setState({ queue });

  function receive(lists: NotificationLists<Notification>) {
    const owner = person();
    const known = closed.of(owner);
    const { queue } = getState();
    const before =
      known.length > 0 ? { ...queue, done: new Set([...queue.done, ...known]) } : queue;
    const received = receiveLists(before, lists, document());
    setState({ queue: received.queue, status: "loaded" });
    const listed = new Set([...lists.page, ...lists.inbox].map(({ id }) => id));
    for (const id of listed) served.add(id);
    closed.retain(owner, listed);
    dropSaid();
    for (const toast of received.toasts) showToast(toast);
  }

  async function refresh(): Promise<PollResult> {
    const { tokens, user } = session.getState();
    // Who it is for is not known yet: a kept session is being restored.
    if (tokens !== null && user === null) return done;
    const signal = latest.begin();
    const answer = await api(
      user === null ? getAllNotificationsAvailableForGuests : getAllNotificationsAvailableForUser,
      { signal },
    );
    if (signal.aborted) return done;
    if (answer.ok) {
      receive(answer.value.notifications);
      return done;
    }
    if (isUnauthorised(answer.failure)) void session.refreshUser();
    // The browser itself says where the connection is gone.
    if (answer.failure.kind !== "unreachable") {
      console.warn("The notifications could not be fetched.");
    }
    setState(({ status }) => ({ status: status === "loaded" ? "loaded" : "failed" }));
    return { kind: "failed", retryAfter: retryAfterOf(answer.failure) };
  }

  /** Other tabs fetch as well; nothing of it stays behind. */
  function notifyTabs(id: string) {
    storage.write(storageKeys.changedNotifications, id);
    storage.remove(storageKeys.changedNotifications);
  }

  /** Marks a notification on the server, which knows nothing of guests or of what they were shown; whether it could. */
  async function mark(id: string, as: "read" | "opened"): Promise<boolean> {
    const owner = person();
    if (owner === null || !served.has(id)) return true;
    const call = as === "read" ? markNotificationAsRead : markNotificationAsOpened;
    const answer = await api(call, { path: { id } });
    // A person who has left meanwhile reads nothing of it.
    if (person() !== owner) return true;
    if (answer.ok) notifyTabs(id);
    return answer.ok;
  }

  /** What the documents' dialog has said is read (docs/decisions/68). */
  function dropSaid() {
    const { queue } = getState();
    const said = documents.getState().closed;
    for (const { id } of queue.held.filter((each) =>
      said.some((one) => one === expiryFact(each)),
    )) {
      change(dropNotification(getState().queue, id));
      void markQuietly(id);
    }
  }

  /** Where no person requested the mark, its failure is only logged. */
  async function markQuietly(id: string) {
    if (!(await mark(id, "read"))) console.warn("A message could not be marked as read.");
  }

  function showMarkFailure(name: "mark_as_read" | "mark_as_opened") {
    messages.showToast({
      severity: "error",
      title: { key: `notifications.${name}.fail` },
      text: { key: `notifications.${name}.fail_detail` },
      duration: intervals.toastMarkFailed,
    });
  }

  function setCall(id: string, progress: CallProgress | null) {
    setState(({ calls }) => {
      const { [id]: _before, ...others } = calls;
      return { calls: progress === null ? others : { ...others, [id]: progress } };
    });
  }

  /** The version in force says that an answer to the one before it was not recorded. */
  function sayRenewed(before: Notification) {
    const isNewer = (each: Notification) =>
      popupKind(each) === popupKind(before) && each.variables.version !== before.variables.version;
    const newer = getState().queue.popups.find(isNewer);
    if (!newer) return;
    setCall(before.id, null);
    setCall(newer.id, "renewed");
  }

  documents.subscribe(dropSaid);
  return {
    ...store,
    refresh,
    changePerson() {
      latest.end();
      served.clear();
      setState(nothing, true);
      void refresh();
    },
    applyDocument() {
      change(applyDocument(getState().queue, document()));
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
      if (!(await mark(id, "read"))) showMarkFailure("mark_as_read");
      await refresh();
    },
    async read(id) {
      const { queue } = getState();
      if (queue.inbox.find((each) => each.id === id)?.is_read) return;
      change(readMessage(queue, id));
      await markQuietly(id);
    },
    remove(id) {
      const isRead = getState().queue.inbox.find((each) => each.id === id)?.is_read;
      change(dropNotification(getState().queue, id));
      closed.add(person(), id);
      if (!isRead) void markQuietly(id);
    },
    async markOpened(id) {
      if (!(await mark(id, "opened"))) showMarkFailure("mark_as_opened");
    },
    setCall,
    async consent(notification) {
      const { id } = notification;
      const call = popupKind(notification) === "gdpr" ? acceptPrivacyPolicy : acceptTermsConditions;
      const owner = person();
      setCall(id, "submitting");
      // What is recorded is the version that was shown, whatever has come into force meanwhile.
      const { version } = notification.variables;
      const answer = await api(call, typeof version === "number" ? { body: { version } } : {});
      if (person() !== owner) return;
      if (answer.ok && answer.value.status) {
        change(dropNotification(getState().queue, id));
        setCall(id, null);
        notifyTabs(id);
      } else {
        setCall(id, "failed");
      }
      // An answer that was lost may have been a yes.
      await refresh();
      const { failure } = answer.ok ? { failure: null } : answer;
      const isOutdated = failure?.kind === "refused" && failure.code === consentOutdated;
      if (isOutdated && person() === owner) sayRenewed(notification);
    },
  };
}
