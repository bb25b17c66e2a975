import type { User } from "@grandstand/contract/user";
import type { ApiFailure } from "../../core/client/client.ts";
import type { Message, Toast } from "../../core/messages/messages.ts";
import { createConnectionStore } from "../../core/realtime/connection.ts";
import { watchPerson } from "../../core/session/person-activity.ts";
import { createSessionStore } from "../../core/session/session.ts";
import * as sessionCalls from "../../core/session/session-calls.ts";
import type { StorageKey } from "../../core/storage/storage.ts";
import type { FakeApi } from "../fake-api.ts";
import type { Browser } from "../placing.ts";

/** What the server says to a submit, whatever it is about. */
export type Reply = "done" | "refused" | { failure: ApiFailure };
/** What the server knows of a key. */
export type Known = "done" | "refused" | "running" | "not-found";

/** The server's side of one user: what it decides of a key. */
export interface Decisions {
  readonly submit: (key: string) => Promise<Reply>;
  readonly lookUp: (key: string) => Known;
}

/** What the person sees of their last press. */
export type Shown = "nothing" | "under-way" | "checking" | "done" | "not-done";

export interface MoneyTab {
  /** Presses the button, after whatever the last press left is put away. */
  press(): Promise<void>;
  /** The person is back: what was under way is taken up. */
  resume(): void;
  shows(): Shown;
  /** The keys of the catalog's texts that are on the page about it. */
  says(): readonly string[];
  goOffline(): void;
  /** Whether it is said that another tab is at it. */
  saysElsewhere(): boolean;
}

/** A tab of somebody who is logged in. */
export interface SessionTab extends MoneyTab {
  /** Somebody else is logged in, or no one (null). */
  become(user: User | null): void;
}

/** One of those that act once by an operation. */
export interface MoneyUser<Tab extends MoneyTab = SessionTab> {
  readonly name: string;
  readonly recordKey: StorageKey;
  /** The code of a conflict of keys among refusals with 422; null where all of them are one. */
  readonly conflictCode: string | null;
  /**
   * Whether the next press goes under the key of a request that was not done. Where each press gets a key from the server
   * instead, a look-up that finds nothing uses the key up (docs/decisions/93).
   */
  readonly keepsKey: boolean;
  /** Has the server answer by these decisions, and give a new key for each price. */
  wire(server: FakeApi, decisions: Decisions): void;
  /** Opens a page that is ready for a press. */
  open(browser: Browser, user: User): Promise<Tab>;
}

/** The keys of messages that are the catalog's, and not the server's words. */
export function keysOf(messages: readonly (Message | null)[]): readonly string[] {
  return messages.flatMap((message) => (message && "key" in message ? [message.key] : []));
}

/** The keys of the toasts that are shown. */
export function keysOfToasts({ toasts }: { readonly toasts: readonly Toast[] }): readonly string[] {
  return toasts.flatMap(({ title, text }) => keysOf([title, text ?? null]));
}

/** A random key in the contract's form. */
export const keyOf = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** What every page has: somebody logged in, a line, and the browser's storage, timers and locks. */
export function openPage(browser: Browser, user: User) {
  const { server, time, locks } = browser;
  const { api } = server;
  const storage = browser.storage.tab();
  const session = createSessionStore({
    activity: watchPerson(null, () => 0),
    api,
    storage,
    onLogin: () => undefined,
    onLogout: () => undefined,
    loadCalls: async () => sessionCalls,
  });
  session.setState({ status: "authenticated", user, tokens: { token: "t", jwt: "j" } });
  const connection = createConnectionStore(time.now());
  const { now, setTimer } = time;
  let isElsewhere = false;
  return {
    api,
    storage,
    session,
    connection,
    now,
    setTimer,
    alone: locks.alone,
    onElsewhere() {
      isElsewhere = true;
    },
    saysElsewhere: () => isElsewhere,
    goOffline: () => connection.setState({ isOnline: false }),
  };
}
