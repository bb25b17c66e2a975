import type { User } from "@grandstand/contract/user";
import {
  type DocumentMessage,
  documentMessage,
  type ExpiryDialog,
  expiryDialog,
  expiryKinds,
} from "@grandstand/rules/documents";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Site } from "../../core/site/site.ts";
import { lateStorageKeys } from "../../core/storage/late-storage.ts";
import {
  followDocumentStatus,
  type OpenStatusSocket,
  openBrowserSocket,
} from "./document-socket.ts";

/** What is to be said of a person's documents. */
export interface Documents {
  /** The message of the last status that arrived, until it is closed (A4). */
  readonly message: DocumentMessage | null;
  /** The ends of a document whose dialog the person has closed in this session. */
  readonly closed: readonly ExpiryDialog["kind"][];
}

export interface DocumentsStore extends StoreApi<Documents> {
  /** Follows the status of the person who is logged in; returns the end. */
  follow(): () => void;
  closeMessage(): void;
  closeExpiry(kind: ExpiryDialog["kind"]): void;
}

const nothing: Documents = { message: null, closed: [] };

export type DocumentsSite = Pick<Site, "api" | "setTimer" | "session" | "storage">;

/** Says what becomes of a person's documents while they are logged in (A4, Realtime document status). */
export function createDocuments(
  site: DocumentsSite,
  openSocket: OpenStatusSocket = openBrowserSocket,
  random: () => number = Math.random,
): DocumentsStore {
  const { session, storage } = site;
  const store = createStore<Documents>(() => nothing);

  let arrived: User["document_status"] | null = null;

  /** The permissions change with the status: a person who is validated is not refused by those of before. */
  async function receive(status: User["document_status"]) {
    arrived = status;
    await session.refreshUser();
    if (arrived !== status) return;
    session.setState(({ user }) => ({ user: user && { ...user, document_status: status } }));
    store.setState({ message: documentMessage(status) });
  }

  /** What was sent while the socket was not open is in the person's own data. */
  async function catchUp() {
    const statusOf = () => session.getState().user?.document_status;
    const before = statusOf();
    await session.refreshUser();
    const status = statusOf();
    if (before && status && status !== before) store.setState({ message: documentMessage(status) });
  }

  const addClosed = (kind: ExpiryDialog["kind"]) =>
    store.setState(({ closed }) => ({ closed: [...closed, kind] }));

  /** What was closed in another tab is closed in this one. */
  const followTabs = () =>
    storage.onChange(lateStorageKeys.closedDocumentEnd, (value) => {
      const kind = expiryKinds.find((each) => each === value);
      if (kind !== undefined) addClosed(kind);
    });

  return {
    ...store,
    follow() {
      const stopTabs = followTabs();
      const stop = followDocumentStatus({
        ...site,
        openSocket,
        random,
        onOpen: () => void catchUp(),
        onStatus: (status) => void receive(status),
      });
      return () => {
        stop();
        stopTabs();
        arrived = null;
        store.setState(nothing, true);
      };
    },
    closeMessage: () => store.setState({ message: null }),
    closeExpiry(kind) {
      addClosed(kind);
      storage.write(lateStorageKeys.closedDocumentEnd, kind);
      storage.remove(lateStorageKeys.closedDocumentEnd);
    },
  };
}

/** The dialog about the end of a person's document; null where there is none, or where they have closed it (A4). */
export function openExpiry(user: User, { closed }: Documents): ExpiryDialog | null {
  const dialog = expiryDialog(user);
  return dialog === null || closed.includes(dialog.kind) ? null : dialog;
}
