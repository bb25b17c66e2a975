import { openCashier } from "@grandstand/contract/cashier";
import {
  getAllNotificationsAvailableForUser,
  markNotificationAsOpened,
  markNotificationAsRead,
  postOfButton,
} from "@grandstand/contract/notifications";
import { describe, expect, it, vi } from "vitest";
import { createMessagesStore } from "../../core/messages/messages.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import { refused } from "../../testing/fake-api.ts";
import { settle } from "../../testing/fake-time.ts";
import { notificationOf } from "../../testing/notification.ts";
import { openSite } from "../../testing/open-site.ts";
import { person } from "../../testing/person.ts";
import { cashierTarget } from "../cashier/index.ts";
import { createCashier } from "../cashier/store.ts";
import { createDocuments } from "../documents/index.lazy.ts";
import { actionOf } from "./button.ts";
import { pressButton } from "./press-button.ts";
import { createNotificationsStore } from "./store.ts";

const site = {
  language: "nl" as const,
  configuration: { hosts: { account: "https://account.example" } } as never,
};
const button = {
  show_button: true,
  button_text: "Nog {{days}} dagen",
  variables: { days: 3 },
} as const;
const of = (changes: Parameters<typeof notificationOf>[1]) =>
  actionOf(notificationOf("a", { ...button, ...changes }), site);
const addressOf = (changes: Parameters<typeof notificationOf>[1]) => of(changes)?.address ?? null;

describe("the button of a notification", () => {
  it.each([
    ["/support/faq", "/nl/support/faq/"],
    ["support/faq", "/nl/support/faq/"],
    ["//elsewhere.example", null],
    ["/\\elsewhere.example", null],
    ["https://elsewhere.example", "/nl/https://elsewhere.example/"],
  ])("[NOTIFICATIONS-STORE-15] leads to the page %s as %s", (button_page_url, address) => {
    expect(addressOf({ button_link_type: "page", button_page_url })).toBe(address);
  });

  it.each([
    ["https://elsewhere.example/a", "https://elsewhere.example/a"],
    ["/support/faq", "/nl/support/faq/"],
    ["mailto:help@example.com", "mailto:help@example.com"],
    ["http://elsewhere.example", null],
    ["javascript:alert(1)", null],
    ["java\nscript:alert(1)", null],
    ["data:text/html,x", null],
  ])("[NOTIFICATIONS-STORE-15] leads to the address %s as %s", (button_url, address) => {
    expect(addressOf({ button_link_type: "url", button_url })).toBe(address);
  });

  it("[NOTIFICATIONS-STORE-15] has its words, and leads to a part of the cashier that there is", () => {
    const cashier = (button_cashier_url: string) =>
      of({ button_link_type: "cashier", button_cashier_url });
    expect(cashier("home/limits")).toMatchObject({ label: "Nog 3 dagen", address: "home/limits" });
    expect([cashier("elsewhere"), cashier("../deposit")]).toEqual([null, null]);
  });

  it.each([
    ["deposit", { section: "deposit" }],
    ["/home/documents/", { section: "home", tab: "documents" }],
    ["home/unheard", { section: "home" }],
    ["toString", null],
  ])("[NOTIFICATIONS-STORE-17] opens %s of the cashier", (address, target) => {
    expect(cashierTarget(address)).toEqual(target);
  });

  it.each([
    ["/user/optIn", "/user/optIn"],
    ["https://account.example/user/optIn", "/user/optIn"],
    ["https://elsewhere.example/user/optIn", null],
  ])("[NOTIFICATIONS-STORE-16] [ACCOUNT-174] posts to %s as %s", (button_url, address) => {
    expect(addressOf({ button_link_method: "POST", button_link_type: "url", button_url })).toBe(
      address,
    );
  });
});

describe("a press", () => {
  function open() {
    const { site: whole, server } = openSite([]);
    const { session } = whole;
    session.setState({ user: person(), tokens: { token: "a", jwt: "b" } });
    const messages = createMessagesStore();
    const notifications = createNotificationsStore(
      { ...whole, messages },
      () => undefined,
      createDocuments(whole),
    );
    server.on(markNotificationAsOpened, () => ({ status: true }));
    server.on(markNotificationAsRead, () => ({ status: true }));
    const close = vi.fn();
    return { whole, server, notifications, close };
  }
  const post = {
    label: "",
    method: "POST",
    type: "url",
    address: "/user/optIn",
    opensNewTab: false,
  } as const;

  it("[NOTIFICATIONS-STORE-16] that posts calls once, closes and marks as opened", async () => {
    const { whole, server, notifications, close } = open();
    server.on(getAllNotificationsAvailableForUser, () => ({
      notifications: { inbox: [], page: [notificationOf("a")] },
    }));
    await notifications.refresh();
    const call = postOfButton("/user/optIn");
    server.on(call, () => ({ anything: true }));
    const presses = [1, 2].map(() => pressButton(whole, notifications, { id: "a" }, post, close));
    expect([notifications.getState().calls, close.mock.calls.length]).toEqual([
      { a: "submitting" },
      0,
    ]);
    await Promise.all(presses);
    await settle();
    expect([server.sent(call).length, close.mock.calls.length]).toEqual([1, 1]);
    expect(server.sent(markNotificationAsOpened)).toEqual([{ path: { id: "a" } }]);
    expect(notifications.getState().calls).toEqual({});
  });

  it("[NOTIFICATIONS-STORE-16] that is not done says so, and stays", async () => {
    const { whole, server, notifications, close } = open();
    server.on(postOfButton("/user/optIn"), () => refused(500));
    await pressButton(whole, notifications, { id: "a" }, post, close);
    expect([notifications.getState().calls, close.mock.calls.length]).toEqual([{ a: "failed" }, 0]);
    expect(server.sent(markNotificationAsOpened)).toEqual([]);
  });

  it("[NOTIFICATIONS-STORE-17] opens the cashier after the notification has closed", async () => {
    const { whole, server, notifications, close } = open();
    server.on(openCashier, () => ({ url: "https://cashier.example/visit" }));
    const cashier = { ...post, method: "GET", type: "cashier", address: "home/limits" } as const;
    await pressButton(whole, notifications, { id: "a" }, cashier, close);
    expect(close).toHaveBeenCalledOnce();
    const target = { section: "home", tab: "limits" };
    await vi.waitFor(() =>
      expect(featureStore(whole, createCashier).getState()).toMatchObject({ isOpen: true, target }),
    );
  });
});
