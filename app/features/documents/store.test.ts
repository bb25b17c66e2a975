import { getDocumentSocket, logout } from "@grandstand/contract/account";
import { getUser, type User } from "@grandstand/contract/user";
import { describe, expect, it } from "vitest";
import { createMessagesStore } from "../../core/messages/messages.ts";
import { watchPerson } from "../../core/session/person-activity.ts";
import { createSessionStore } from "../../core/session/session.ts";
import * as sessionCalls from "../../core/session/session-calls.ts";
import { watchSelfExclusion } from "../../core/site/watch-self-exclusion.ts";
import { lateStorageKeys } from "../../core/storage/late-storage.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import { createFakeApi, refused } from "../../testing/fake-api.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { createFakeTime, settle } from "../../testing/fake-time.ts";
import { person } from "../../testing/person.ts";
import type { StatusSocketHandlers } from "./document-socket.ts";
import { createDocuments, openExpiry } from "./store.ts";

const address = "ws://operator.example/status?token=one";

const createBrowser = () => createFakeStorage({ auth: JSON.stringify({ token: "a", jwt: "b" }) });

/** A person who is logged in, before sockets that the test opens, feeds and closes. */
async function logIn(facts: Partial<User> = {}, browser = createBrowser()) {
  const server = createFakeApi();
  const time = createFakeTime();
  const now = { user: person(facts) };
  server.on(getUser, () => now.user);
  server.on(getDocumentSocket, () => ({ url: address }));
  server.on(logout, () => ({ status: true }));
  const ended: string[] = [];
  const storage = browser.tab();
  const session = createSessionStore({
    activity: watchPerson(null, () => 0),
    api: server.api,
    storage,
    onLogin: () => undefined,
    onLogout: (reason) => ended.push(reason),
    loadCalls: async () => sessionCalls,
  });
  await session.restore();
  const sockets: (StatusSocketHandlers & { url: string; sent: string[]; isClosed: boolean })[] = [];
  const documents = createDocuments(
    { api: server.api, session, storage, setTimer: time.setTimer },
    (url, handlers) => {
      const socket = { ...handlers, url, sent: [] as string[], isClosed: false };
      sockets.push(socket);
      return {
        send: (text) => void socket.sent.push(text),
        close: () => {
          socket.isClosed = true;
        },
      };
    },
    () => 0.5,
  );
  const follow = async () => {
    const stop = documents.follow();
    await settle();
    return stop;
  };
  const arrive = (status: string) =>
    sockets
      .at(-1)
      ?.onMessage(
        JSON.stringify({ event: "document-status-updated", data: { document_status: status } }),
      );
  return { server, time, now, ended, storage, session, sockets, documents, follow, arrive };
}

describe("the socket of documents", () => {
  it("[DOCUMENTS-STORE-1] [ACCOUNT-165] [ACCOUNT-284] is kept open by a ping every 25 s, until it is not needed", async () => {
    const { time, sockets, follow } = await logIn();
    const stop = await follow();
    const [socket] = sockets;
    expect(socket?.url).toBe(address);
    socket?.onOpen();
    await time.pass(24_999);
    expect(socket?.sent).toEqual([]);
    await time.pass(25_001);
    expect(socket?.sent).toEqual(['{"event":"ping"}', '{"event":"ping"}']);
    stop();
    await time.pass(60_000);
    expect([socket?.isClosed, socket?.sent.length, time.timers()]).toEqual([true, 2, []]);
  });

  it("[DOCUMENTS-STORE-2] [ACCOUNT-166] [ACCOUNT-386] comes back up to ten times in a row, and as often again once it held", async () => {
    const { time, server, now, documents, sockets, follow } = await logIn();
    await follow();
    sockets[0]?.onClose();
    await time.pass(3_299);
    expect(sockets).toHaveLength(1);
    await time.pass(1);
    expect(sockets).toHaveLength(2);
    sockets[1]?.onOpen();
    await settle();
    expect(documents.getState().message).toBeNull();
    sockets[1]?.onClose();
    now.user = person({ document_status: "blocked" });
    await time.pass(4_000);
    sockets[2]?.onOpen();
    await settle();
    expect(documents.getState().message).toMatchObject({ text: "blocked" });
    sockets[2]?.onClose();
    server.on(getDocumentSocket, () => refused(503));
    await time.pass(10 * 60_000);
    expect(server.sent(getDocumentSocket)).toHaveLength(3 + 10);
    expect(time.timers()).toEqual([]);
  });

  it("[DOCUMENTS-STORE-13] is opened again where it hangs, up to ten times in a row", async () => {
    const { time, sockets, follow } = await logIn();
    await follow();
    await time.pass(9_999);
    expect([sockets.length, sockets[0]?.isClosed]).toEqual([1, false]);
    await time.pass(1 + 3_300);
    expect([sockets.length, sockets[0]?.isClosed]).toEqual([2, true]);
    sockets[1]?.onOpen();
    await time.pass(60_000);
    expect([sockets.length, sockets[1]?.isClosed]).toEqual([2, false]);
    sockets[1]?.onClose();
    await time.pass(10 * 60_000);
    expect(sockets).toHaveLength(2 + 10);
    expect(time.timers()).toEqual([]);
  });

  it("[DOCUMENTS-STORE-3] changes nothing by what is no status", async () => {
    const { documents, session, sockets, follow } = await logIn();
    await follow();
    const before = session.getState().user;
    for (const text of [
      "",
      "{",
      "null",
      '{"event":"pong"}',
      '{"event":"document-status-updated"}',
    ]) {
      sockets[0]?.onMessage(text);
    }
    expect([documents.getState().message, session.getState().user === before]).toEqual([
      null,
      true,
    ]);
  });
});

describe("a status that arrives", () => {
  it.each([
    ["validated", "success", "validated"],
    ["blocked", "error", "blocked"],
    ["manual_review", "info", "pending"],
    ["pending", "info", "pending"],
    ["not_uploaded", "warn", "not_uploaded"],
  ])(
    "[DOCUMENTS-STORE-4] %s shows its message and is the person's",
    async (status, severity, text) => {
      const { documents, session, server, now, follow, arrive } = await logIn();
      const stop = await follow();
      const { permissions } = now.user;
      now.user = person({
        document_status: status as User["document_status"],
        permissions: { ...permissions, bet_placement_allowed: false },
      });
      const seen: unknown[] = [];
      session.subscribe(({ user }) => seen.push([user?.document_status, user?.permissions]));
      arrive(status);
      await settle();
      expect(documents.getState().message).toMatchObject({ severity, text });
      expect(server.sent(getUser)).toHaveLength(2);
      expect(new Set(seen.map((each) => JSON.stringify(each)))).toEqual(
        new Set([JSON.stringify([status, now.user.permissions])]),
      );
      documents.closeMessage();
      expect(documents.getState().message).toBeNull();
      arrive(status);
      stop();
      await settle();
      expect(documents.getState().message).toBeNull();
    },
  );

  it("[DOCUMENTS-STORE-4] counts where the permissions can't be fetched, and the last of several alone", async () => {
    const { documents, session, server, follow, arrive } = await logIn();
    await follow();
    server.on(getUser, () => refused(503));
    arrive("pending");
    arrive("blocked");
    await settle();
    expect(documents.getState().message).toMatchObject({ text: "blocked" });
    expect(session.getState().user?.document_status).toBe("blocked");
  });
});

describe("the end of a document", () => {
  it("[DOCUMENTS-STORE-5] opens once a session, and closes with its reason", async () => {
    const { documents } = await logIn();
    const expiring = person({
      is_document_about_to_expire: true,
      days_number_until_document_expiration: 5,
    });
    const seen = (user: User) => openExpiry(user, documents.getState());
    expect(seen(person())).toBeNull();
    expect(seen(expiring)).toEqual({ kind: "about-to-expire", days: 5 });
    expect(seen({ ...expiring, document_status: "pending" })).toBeNull();
    documents.closeExpiry("about-to-expire");
    expect(seen({ ...expiring, days_number_until_document_expiration: 4 })).toBeNull();
    expect(seen({ ...expiring, is_document_expired: true })).toMatchObject({ kind: "expired" });
  });
});

describe("the dialog about a document's end in two tabs", () => {
  it("[DOCUMENTS-STORE-11] is closed in every tab, as long as each follows", async () => {
    const browser = createBrowser();
    const [first, second] = [await logIn({}, browser), await logIn({}, browser)];
    const stop = await second.follow();
    first.documents.closeExpiry("expired");
    expect(second.documents.getState().closed).toEqual(["expired"]);
    expect(browser.read(lateStorageKeys.closedDocumentEnd)).toBeNull();
    second.storage.write(lateStorageKeys.closedDocumentEnd, "something else");
    stop();
    first.documents.closeExpiry("about-to-expire");
    expect(second.documents.getState().closed).toEqual([]);
  });
});

describe("a self-exclusion", () => {
  it("[DOCUMENTS-STORE-6] that arrives ends every tab in words that stay, whichever learns first", async () => {
    const browser = createBrowser();
    const [first, second] = [await logIn({}, browser), await logIn({}, browser)];
    const tabs = [first, second].map((tab) => {
      const messages = createMessagesStore();
      watchSelfExclusion({ ...tab, messages });
      tab.storage.onChange(storageKeys.auth, () => tab.session.followOtherTab());
      return { ...tab, messages };
    });
    await first.session.refreshUser();
    expect(first.ended).toEqual([]);
    first.now.user = person({ self_excluded: true, isSelfExcludedUntil: 1_900_000_000 });
    await first.session.refreshUser();
    await settle();
    expect(tabs.map(({ ended }) => ended)).toEqual([["self-excluded"], ["other-tab"]]);
    for (const { messages } of tabs) {
      expect(messages.getState().overlay).toEqual({
        kind: "restriction",
        restriction: "self-excluded",
        until: 1_900_000_000_000,
      });
    }
    expect(browser.read(storageKeys.selfExclusion)).toBeNull();
  });

  it("[DOCUMENTS-STORE-6] that was there before the login leaves its person logged in", async () => {
    const { session, storage, ended } = await logIn({ self_excluded: true });
    watchSelfExclusion({ session, storage, messages: createMessagesStore() });
    await session.refreshUser();
    expect([ended, session.getState().status]).toEqual([[], "authenticated"]);
  });
});
