import { getSportifyToken, logout } from "@grandstand/contract/account";
import * as calls from "@grandstand/contract/notifications";
import { getUser } from "@grandstand/contract/user";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMessagesStore } from "../../core/messages/messages.ts";
import { watchPerson } from "../../core/session/person-activity.ts";
import { createSessionStore } from "../../core/session/session.ts";
import * as sessionCalls from "../../core/session/session-calls.ts";
import { lateStorageKeys } from "../../core/storage/late-storage.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import { createFakeApi, deferred, refused } from "../../testing/fake-api.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { settle } from "../../testing/fake-time.ts";
import { notificationOf } from "../../testing/notification.ts";
import { person } from "../../testing/person.ts";
import { createDocuments } from "../documents/index.lazy.ts";
import { openExpiry } from "../documents/store.ts";
import { createNotificationsStore } from "./store.ts";

type Lists = { inbox: calls.Notification[]; page: calls.Notification[] };
const kept = { auth: JSON.stringify({ token: "a", jwt: "b" }) };
const forUser = calls.getAllNotificationsAvailableForUser;
const forGuests = calls.getAllNotificationsAvailableForGuests;

const warn = vi.spyOn(console, "warn");
beforeEach(() => void warn.mockImplementation(() => undefined));
afterEach(() => void warn.mockReset());

/** A tab with somebody in it, or a guest's. */
async function open(lists: Partial<Lists> = {}, browser = createFakeStorage(kept)) {
  const server = createFakeApi();
  const now: Lists = { inbox: [], page: [], ...lists };
  server.on(forUser, () => ({ notifications: { inbox: now.inbox, page: now.page } }));
  server.on(forGuests, () => ({ notifications: { inbox: now.inbox, page: now.page } }));
  for (const call of [
    calls.markNotificationAsRead,
    calls.markNotificationAsOpened,
    calls.acceptPrivacyPolicy,
    calls.acceptTermsConditions,
    logout,
  ]) {
    server.on(call, () => ({ status: true }));
  }
  server.on(getUser, () => person());
  server.on(getSportifyToken, () => ({ sportsbook_token: "sport" }));
  const storage = browser.tab();
  const messages = createMessagesStore();
  const session = createSessionStore({
    activity: watchPerson(null, () => 0),
    api: server.api,
    storage,
    onLogin: () => undefined,
    onLogout: () => undefined,
    loadCalls: async () => sessionCalls,
  });
  const toasts: string[] = [];
  const documents = createDocuments({
    api: server.api,
    session,
    storage,
    setTimer: () => () => undefined,
  });
  const store = createNotificationsStore(
    { api: server.api, session, messages, storage },
    ({ id }) => toasts.push(id),
    documents,
  );
  session.subscribe((state, before) => {
    if (state.user?.id !== before.user?.id) store.changePerson();
  });
  storage.onChange(storageKeys.auth, () => session.followOtherTab());
  storage.onChange(lateStorageKeys.changedNotifications, (value) => {
    if (value !== null) void store.refresh();
  });
  await session.restore();
  await store.refresh();
  await settle();
  const ids = () => {
    const { inbox, popups } = store.getState().queue;
    return [...inbox, ...popups].map(({ id }) => id);
  };
  const shown = () =>
    messages.getState().toasts.map(({ title, duration }) => ({ title, duration }));
  return { server, now, browser, session, store, documents, toasts, ids, shown };
}

const guest = () => createFakeStorage();

describe("fetching", () => {
  it("[NOTIFICATIONS-STORE-1] is by the person's call, or by that of guests", async () => {
    const visitor = await open({ page: [notificationOf("a")] }, guest());
    expect([visitor.server.sent(forGuests).length, visitor.server.sent(forUser).length]).toEqual([
      1, 0,
    ]);
    await visitor.session.loginWithToken("t");
    await settle();
    expect([visitor.server.sent(forGuests).length, visitor.server.sent(forUser).length]).toEqual([
      1, 1,
    ]);
    expect(visitor.ids()).toEqual(["a"]);
  });

  it("[NOTIFICATIONS-STORE-2] waits for a kept session, and drops what comes too late", async () => {
    const { server, session, store, ids, now } = await open();
    session.setState({ user: null });
    const before = server.sent(forGuests).length + server.sent(forUser).length;
    await store.refresh();
    expect(server.sent(forGuests).length + server.sent(forUser).length).toBe(before);
    session.setState({ user: person() });
    await settle();
    const late = deferred<{ notifications: Lists }>();
    now.page = [notificationOf("new")];
    server.on(
      forUser,
      () => late.reply,
      () => ({ notifications: now }),
    );
    const first = store.refresh();
    await store.refresh();
    late.give({ notifications: { inbox: [], page: [notificationOf("old")] } });
    await first;
    expect(ids()).toEqual(["new"]);
    const last = deferred<{ notifications: Lists }>();
    server.on(forUser, () => last.reply);
    const refreshed = store.refresh();
    now.page = [];
    await session.logout("asked");
    last.give({ notifications: { inbox: [], page: [notificationOf("theirs")] } });
    await refreshed;
    await settle();
    expect(ids()).toEqual([]);
  });

  it("[NOTIFICATIONS-STORE-3] [ACCOUNT-333] that fails is logged, and leaves what is there", async () => {
    const { server, store, ids } = await open({ page: [notificationOf("a")] });
    server.on(forUser, () => refused(503, { retryAfter: 2_000 }));
    expect(await store.refresh()).toEqual({ kind: "failed", retryAfter: 2_000 });
    expect([ids(), store.getState().status, warn.mock.calls.length]).toEqual([["a"], "loaded", 1]);
    const never = await open({}, guest());
    never.store.changePerson();
    never.server.on(forGuests, () => ({ failure: { kind: "unreachable" } }));
    await never.store.refresh();
    expect([never.store.getState().status, warn.mock.calls.length]).toEqual(["failed", 1]);
  });
});

describe("closing", () => {
  it("[NOTIFICATIONS-STORE-4] [ACCOUNT-174] [ACCOUNT-178] drops, marks as read and fetches again", async () => {
    const { server, store, ids, now, shown } = await open({
      page: [notificationOf("a"), notificationOf("b")],
    });
    store.showNext();
    const closing = store.close("a");
    expect(ids()).toEqual(["b"]);
    now.page = [notificationOf("b"), notificationOf("c")];
    await closing;
    expect(server.sent(calls.markNotificationAsRead)).toEqual([{ path: { id: "a" } }]);
    expect([ids(), shown()]).toEqual([["b", "c"], []]);
  });

  it("[NOTIFICATIONS-STORE-4] [ACCOUNT-334] that is not marked is a toast of 2.5 s, and does not come back", async () => {
    const { server, store, ids, shown } = await open({ page: [notificationOf("a")] });
    server.on(calls.markNotificationAsRead, () => refused(500));
    server.on(calls.markNotificationAsOpened, () => refused(500));
    await store.close("a");
    await store.markOpened("a");
    expect(shown()).toEqual([
      { title: { key: "notifications.mark_as_read.fail" }, duration: 2_500 },
      { title: { key: "notifications.mark_as_opened.fail" }, duration: 2_500 },
    ]);
    expect(ids()).toEqual([]);
  });

  it("[NOTIFICATIONS-STORE-4] [ACCOUNT-335] in the inbox is logged alone where it is not marked", async () => {
    const { server, store, shown } = await open({
      inbox: [notificationOf("m"), notificationOf("n")],
    });
    server.on(calls.markNotificationAsRead, () => refused(500));
    await store.read("m");
    store.remove("n");
    await settle();
    expect([shown(), warn.mock.calls.length]).toEqual([[], 2]);
  });

  it("[NOTIFICATIONS-STORE-5] [ACCOUNT-252] of a guest is remembered by the browser while it is sent", async () => {
    const browser = guest();
    const first = await open({ page: [notificationOf("a"), notificationOf("b")] }, browser);
    await first.store.close("a");
    expect(first.server.sent(calls.markNotificationAsRead)).toEqual([]);
    const second = await open({ page: [notificationOf("a"), notificationOf("b")] }, browser);
    expect(second.ids()).toEqual(["b"]);
    second.now.page = [notificationOf("b")];
    await second.store.refresh();
    expect(browser.read(lateStorageKeys.closedNotifications)).toBeNull();
  });

  it("[NOTIFICATIONS-STORE-5] of a guest who has logged in since is nothing to mark, and says nothing", async () => {
    const { server, store, session, now, shown } = await open(
      { page: [notificationOf("g")] },
      guest(),
    );
    server.on(calls.markNotificationAsRead, () => refused(404));
    server.on(calls.markNotificationAsOpened, () => refused(404));
    now.page = [notificationOf("p")];
    await session.loginWithToken("t");
    await settle();
    await store.close("g");
    await store.markOpened("g");
    await store.read("g");
    expect(server.sent(calls.markNotificationAsRead)).toEqual([]);
    expect([shown(), warn.mock.calls.length]).toEqual([[], 0]);
    await store.close("p");
    expect(server.sent(calls.markNotificationAsRead)).toHaveLength(1);
  });

  it("[NOTIFICATIONS-STORE-6] [ACCOUNT-181] of a message takes it from this browser's list; opening reads it", async () => {
    const browser = createFakeStorage(kept);
    const inbox = [
      notificationOf("m"),
      notificationOf("n"),
      notificationOf("o", { is_read: true }),
    ];
    const { store, server } = await open({ inbox }, browser);
    await store.read("m");
    await store.read("m");
    await store.read("o");
    store.remove("n");
    store.remove("o");
    await settle();
    expect(server.sent(calls.markNotificationAsRead).map((sent) => sent?.path)).toEqual([
      { id: "m" },
      { id: "n" },
    ]);
    const { ids } = await open({ inbox }, browser);
    expect(ids()).toEqual(["m"]);
  });
});

describe("a consent", () => {
  const gdpr = notificationOf("consent", { component: "Gdpr" });

  it.each([
    ["Gdpr", calls.acceptPrivacyPolicy],
    ["TermsConditions", calls.acceptTermsConditions],
  ])("[NOTIFICATIONS-STORE-7] to %s is closed by the server's word", async (component, call) => {
    const consent = notificationOf("consent", { component });
    const { server, store, ids, now } = await open({ page: [consent] });
    store.showNext();
    await store.close("consent");
    expect(ids()).toEqual(["consent"]);
    const answer = deferred<{ status: boolean }>();
    server.on(call, () => answer.reply);
    const consenting = store.consent(consent);
    expect([ids(), store.getState().calls]).toEqual([["consent"], { consent: "submitting" }]);
    now.page = [];
    answer.give({ status: true });
    await consenting;
    expect([ids(), store.getState().calls]).toEqual([[], {}]);
  });

  it("[NOTIFICATIONS-STORE-7] that is refused or unanswered stays, and says so", async () => {
    const { server, store, ids, now } = await open({ page: [gdpr] });
    for (const answer of [{ status: false }, refused(500)]) {
      server.on(calls.acceptPrivacyPolicy, () => answer);
      await store.consent(gdpr);
      expect([ids(), store.getState().calls]).toEqual([["consent"], { consent: "failed" }]);
    }
    // The server took it, and its answer was lost.
    now.page = [];
    await store.consent(gdpr);
    expect(ids()).toEqual([]);
    now.page = [gdpr];
    await store.refresh();
    expect(ids()).toEqual(["consent"]);
  });

  it.each([
    ["Gdpr", calls.acceptPrivacyPolicy],
    ["TermsConditions", calls.acceptTermsConditions],
  ])("[NOTIFICATIONS-STORE-21] to %s names the version that was shown", async (component, call) => {
    const variables = { version: 4, changes: "<p>…</p>" };
    const consent = notificationOf("consent", { component, variables });
    const { server, store } = await open({ page: [consent] });
    server.on(call, () => ({ status: true }));
    await store.consent(consent);
    // An operator that numbers nothing gets the request of A7 to the letter.
    await store.consent(notificationOf("consent", { component }));
    expect(server.sent(call).map(({ body }) => body)).toEqual([{ version: 4 }, undefined]);
  });

  it("[NOTIFICATIONS-STORE-22] to a version that is no longer in force says so of the one that is", async () => {
    const first = { ...gdpr, id: "consent-1", variables: { version: 1 } };
    const second = { ...gdpr, id: "consent-2", variables: { version: 2 } };
    const { server, store, ids, now } = await open({ page: [first] });
    server.on(calls.acceptPrivacyPolicy, () => refused(409, { code: calls.consentOutdated }));
    now.page = [second];
    await store.consent(first);
    expect([ids(), store.getState().calls]).toEqual([["consent-2"], { "consent-2": "renewed" }]);
    server.on(calls.acceptPrivacyPolicy, () => ({ status: true }));
    now.page = [];
    await store.consent(second);
    expect([ids(), store.getState().calls]).toEqual([[], {}]);
  });

  it("[NOTIFICATIONS-STORE-22] stays failed where the one in force can't be had", async () => {
    const { server, store, ids } = await open({ page: [gdpr] });
    server.on(calls.acceptPrivacyPolicy, () => refused(409, { code: calls.consentOutdated }));
    server.on(calls.getAllNotificationsAvailableForUser, () => refused(500));
    await store.consent(gdpr);
    expect([ids(), store.getState().calls]).toEqual([["consent"], { consent: "failed" }]);
  });

  it("[NOTIFICATIONS-STORE-8] goes with the logout, in every tab", async () => {
    const browser = createFakeStorage(kept);
    const tabs = [await open({ page: [gdpr] }, browser), await open({ page: [gdpr] }, browser)];
    for (const tab of tabs) {
      tab.server.on(forGuests, () => ({ notifications: { inbox: [], page: [] } }));
      tab.store.showNext();
    }
    await tabs[0]?.session.logout("asked");
    await settle();
    for (const { ids, store } of tabs) {
      expect([ids(), store.getState().queue.shownId]).toEqual([[], null]);
    }
  });

  it("[NOTIFICATIONS-STORE-9] and a mark reach the other tabs at once", async () => {
    const browser = createFakeStorage(kept);
    const [first, second] = [
      await open({ page: [gdpr, notificationOf("a")] }, browser),
      await open({ page: [gdpr, notificationOf("a")] }, browser),
    ];
    second.now.page = [notificationOf("a")];
    await first.store.consent(gdpr);
    await settle();
    expect(second.ids()).toEqual(["a"]);
    second.now.page = [];
    await first.store.close("a");
    await settle();
    expect(second.ids()).toEqual([]);
    expect(browser.read(lateStorageKeys.changedNotifications)).toBeNull();
  });
});

describe("the end of a document", () => {
  const sent = notificationOf("d", { component: "DocumentExpired" });
  const expired = person({ is_document_expired: true });

  it("[NOTIFICATIONS-STORE-20] that its own dialog says is read with that, and no popup", async () => {
    const { server, session, store, documents, ids, now } = await open({ page: [sent] });
    server.on(getUser, () => expired);
    expect(ids()).toEqual(["d"]);
    session.setState({ user: expired });
    store.applyDocument();
    expect([ids(), server.sent(calls.markNotificationAsRead)]).toEqual([[], []]);
    documents.closeExpiry("expired");
    await settle();
    expect(server.sent(calls.markNotificationAsRead)).toEqual([{ path: { id: "d" } }]);
    // One that comes after the dialog was closed says nothing new.
    now.page = [sent, notificationOf("e", { component: "DocumentExpired" }), notificationOf("a")];
    await store.refresh();
    expect([ids(), store.getState().queue.held]).toEqual([["a"], []]);
    expect(server.sent(calls.markNotificationAsRead)).toHaveLength(2);
  });

  it("[NOTIFICATIONS-STORE-20] that can't be marked is logged alone", async () => {
    const { server, session, store, documents, shown } = await open({ page: [sent] });
    server.on(calls.markNotificationAsRead, () => refused(500));
    session.setState({ user: expired });
    store.applyDocument();
    documents.closeExpiry("expired");
    await settle();
    expect([shown(), warn.mock.calls.length]).toEqual([[], 1]);
  });

  it("[NOTIFICATIONS-STORE-20] that a popup said first has no dialog after it", async () => {
    const { session, store, documents, ids } = await open({ page: [sent] });
    store.showNext();
    session.setState({ user: expired });
    store.applyDocument();
    expect(ids()).toEqual(["d"]);
    await store.close("d");
    expect(openExpiry(expired, documents.getState())).toBeNull();
  });
});
