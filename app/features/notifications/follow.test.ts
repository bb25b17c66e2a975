import { canAccess } from "@grandstand/contract/countries";
import * as calls from "@grandstand/contract/notifications";
import { getSettings } from "@grandstand/contract/settings";
import { getUser } from "@grandstand/contract/user";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { featureStore } from "../../core/site/feature-store.ts";
import { lateStorageKeys } from "../../core/storage/late-storage.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import { refused } from "../../testing/fake-api.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { settle } from "../../testing/fake-time.ts";
import { notificationOf } from "../../testing/notification.ts";
import { openSite } from "../../testing/open-site.ts";
import { person } from "../../testing/person.ts";
import { createCountryAccess } from "./country-access.ts";
import { createNotifications, followNotifications } from "./follow.ts";
import { notificationsLifecycle } from "./lifecycle.ts";
import { createPageUseReader } from "./page-use.ts";
import { createUnread } from "./unread.ts";

/** As much of a document as is listened to and looked at. */
class FakeDocument extends EventTarget {
  dialog: object | null = null;
  querySelector() {
    return this.dialog;
  }
}
let page: FakeDocument;
beforeEach(() => {
  page = new FakeDocument();
  vi.stubGlobal("document", page);
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => setTimeout(run));
});
afterEach(() => vi.unstubAllGlobals());

function open({ isKept = false, isAwake = false } = {}) {
  const storage = createFakeStorage(
    isKept ? { auth: JSON.stringify({ token: "a", jwt: "b" }) } : {},
  );
  const own = storage.tab();
  const opened = openSite([notificationsLifecycle], {
    storage: own,
    visibility: {
      now: () => opened.time.now(),
      random: () => 0,
      setTimer: (run, milliseconds) => opened.time.setTimer(run, milliseconds),
      isAwake: () => isAwake,
      onWake: () => () => undefined,
    },
  });
  const { site, server, time } = opened;
  const lists = { inbox: [] as calls.Notification[], page: [] as calls.Notification[] };
  server.on(getUser, () => person());
  server.on(getSettings, () => refused(503));
  server.on(canAccess, () => ({ status: true, country_code: "BE" }));
  for (const call of [
    calls.getAllNotificationsAvailableForUser,
    calls.getAllNotificationsAvailableForGuests,
  ]) {
    server.on(call, () => ({ notifications: { ...lists } }));
  }
  server.on(calls.markNotificationAsRead, () => ({ status: true }));
  const fetched = () => [
    server.sent(calls.getAllNotificationsAvailableForGuests).length,
    server.sent(calls.getAllNotificationsAvailableForUser).length,
  ];
  const loaded = () => vi.waitFor(() => expect(server.sent(canAccess).length).toBeGreaterThan(0));
  return { site, server, time, lists, fetched, loaded, other: storage.tab() };
}

describe("following", () => {
  it("[NOTIFICATIONS-STORE-1] [ACCOUNT-172] begins with the first interaction", async () => {
    const { site, fetched, loaded, server } = open();
    const end = notificationsLifecycle.start?.(site);
    await settle();
    expect(fetched()).toEqual([0, 0]);
    page.dispatchEvent(new Event("pointermove"));
    page.dispatchEvent(new Event("keydown"));
    await loaded();
    expect([fetched(), server.sent(canAccess).length]).toEqual([[1, 0], 1]);
    end?.();
  });

  it("[NOTIFICATIONS-STORE-1] [NOTIFICATIONS-STORE-10] begins with a login, and continues every 60 s", async () => {
    const { site, fetched, loaded, lists, time } = open({ isKept: true, isAwake: true });
    lists.inbox = [
      notificationOf("m"),
      notificationOf("n"),
      notificationOf("o", { is_read: true }),
    ];
    await site.session.restore();
    await loaded();
    await settle();
    site.scheduler.stop("balance");
    site.scheduler.stop("user");
    site.scheduler.stop("auth sync");
    const unread = featureStore(site, createUnread);
    expect([fetched(), unread.getState()]).toEqual([[0, 1], 2]);
    await time.pass(59_999);
    expect(fetched()).toEqual([0, 1]);
    await time.pass(1);
    expect(fetched()).toEqual([0, 2]);
    await featureStore(site, createNotifications).read("m");
    expect(unread.getState()).toBe(1);
  });

  it("[NOTIFICATIONS-STORE-24] leaves what others count in the inbox", async () => {
    const { site, lists } = open();
    const unread = featureStore(site, createUnread);
    unread.setState(3, true);
    lists.inbox = [notificationOf("m"), notificationOf("n")];
    followNotifications(site);
    await settle();
    expect(unread.getState()).toBe(5);
    unread.setState(4, true);
    await featureStore(site, createNotifications).read("m");
    expect(unread.getState()).toBe(3);
  });

  it("[NOTIFICATIONS-STORE-9] fetches what another tab has changed, for as long as the page is open", async () => {
    const { site, fetched, other } = open();
    followNotifications(site);
    followNotifications(site);
    await settle();
    expect(fetched()).toEqual([1, 0]);
    other.write(lateStorageKeys.changedNotifications, "a");
    await settle();
    expect(fetched()).toEqual([2, 0]);
    other.remove(lateStorageKeys.changedNotifications);
    await settle();
    expect(fetched()).toEqual([2, 0]);
  });

  it("[NOTIFICATIONS-STORE-1] [NOTIFICATIONS-STORE-8] [ACCOUNT-152] begins again with another person", async () => {
    const { site, fetched, lists } = open();
    followNotifications(site);
    lists.page = [notificationOf("a")];
    site.session.setState({ user: person(), tokens: { token: "a", jwt: "b" } });
    await settle();
    const notifications = featureStore(site, createNotifications);
    expect([fetched(), notifications.getState().queue.popups.length]).toEqual([[1, 1], 1]);
    lists.page = [];
    site.session.setState({ user: null, tokens: null });
    expect(notifications.getState().queue.popups).toEqual([]);
    await settle();
    expect(fetched()).toEqual([2, 1]);
  });

  it("[NOTIFICATIONS-STORE-18] drops what an upload has made moot", async () => {
    const { site, lists } = open();
    lists.page = [notificationOf("d", { component: "GracePeriod" }), notificationOf("a")];
    site.session.setState({ user: person({ document_status: "not_uploaded" }) });
    followNotifications(site);
    await settle();
    const popups = () => featureStore(site, createNotifications).getState().queue.popups;
    expect(popups()).toHaveLength(2);
    site.session.setState({ user: person({ document_status: "pending" }) });
    expect(popups()).toEqual([notificationOf("a")]);
  });

  it("[NOTIFICATIONS-STORE-14] [ACCOUNT-287] fetches once whether the site may be used, and again when the connection is back", async () => {
    const { site, server, time } = open();
    followNotifications(site);
    await time.pass(10 * 60_000);
    expect(server.sent(canAccess)).toHaveLength(1);
    site.connection.setState({ isOnline: false });
    site.connection.setState({ isOnline: true });
    await settle();
    expect(server.sent(canAccess)).toHaveLength(2);
    expect(featureStore(site, createCountryAccess).getState().refusedCountry).toBeNull();
  });

  it("[NOTIFICATIONS-STORE-11] shows a toast with its words, and reads it when it is closed", async () => {
    const { site, server, lists } = open();
    lists.page = [
      notificationOf("t", {
        component: null,
        severity: "warn",
        title: "Tonight",
        text: "<p>At <b>{{hour}}</b>.</p>",
        variables: { hour: 4 },
        lifetime_in_seconds: 12,
        show_button: true,
        button_text: "More",
        button_link_type: "page",
        button_page_url: "/support/faq",
      }),
      notificationOf("u", { component: null }),
    ];
    site.session.setState({ user: person(), tokens: { token: "a", jwt: "b" } });
    followNotifications(site);
    const toasts = () => site.messages.getState().toasts;
    await vi.waitFor(() => expect(toasts()).toHaveLength(2));
    expect(toasts()).toMatchObject([
      {
        severity: "warn",
        title: { text: "Tonight" },
        text: { text: "At 4." },
        duration: 12_000,
        action: { label: { text: "More" }, href: "/support/faq/" },
      },
      { severity: "info", text: null, duration: 5_000 },
    ]);
    expect(server.sent(calls.markNotificationAsRead)).toEqual([]);
    server.on(calls.markNotificationAsOpened, () => ({ status: true }));
    toasts()[0]?.action?.onPress();
    toasts()[0]?.onClose?.();
    await settle();
    expect(server.sent(calls.markNotificationAsOpened)).toEqual([{ path: { id: "t" } }]);
    expect(server.sent(calls.markNotificationAsRead)).toEqual([{ path: { id: "t" } }]);
  });
});

describe("the use of a page", () => {
  const free = { hasDialog: false, isTyping: false, isMoneyMoving: false };

  it("[NOTIFICATIONS-STORE-13] is an open dialog, or one that is on its way", () => {
    const { site } = open();
    const { read } = createPageUseReader(site);
    expect(read()).toEqual(free);
    page.dialog = {};
    expect(read()).toEqual({ ...free, hasDialog: true });
    page.dialog = null;
    site.messages.open({ kind: "settings" });
    expect(read()).toEqual({ ...free, hasDialog: true });
  });

  it("[NOTIFICATIONS-STORE-13] is what is typed, for 5 s and while its field is there", async () => {
    const { site, time } = open();
    const reader = createPageUseReader(site);
    const field = Object.assign(new EventTarget(), { isConnected: true });
    const type = () => {
      const event = new Event("input");
      Object.defineProperty(event, "target", { value: field });
      page.dispatchEvent(event);
    };
    type();
    await time.pass(4_999);
    expect(reader.read()).toEqual({ ...free, isTyping: true });
    await time.pass(1);
    expect(reader.read()).toEqual(free);
    type();
    field.isConnected = false;
    expect(reader.read()).toEqual(free);
    field.isConnected = true;
    reader.stop();
    await time.pass(10_000);
    type();
    expect(reader.read()).toEqual(free);
  });

  it.each(["pending", "builderPending", "cashOut", "conversion"] as const)(
    "[NOTIFICATIONS-STORE-13] is money on its way, in another tab too: %s",
    (name) => {
      const { site, other } = open();
      const { read } = createPageUseReader(site);
      const record = { key: "k", payload: {}, userId: "u", createdAt: 0 };
      const write = (isReturned: boolean) =>
        other.write(
          { ...storageKeys, ...lateStorageKeys }[name],
          JSON.stringify({ version: 2, records: [{ ...record, isReturned }] }),
        );
      write(false);
      expect(read()).toEqual({ ...free, isMoneyMoving: true });
      write(true);
      expect(read()).toEqual(free);
    },
  );
});
