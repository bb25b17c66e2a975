import { getBalance, logForbiddenActionAttempt } from "@grandstand/contract/account";
import { openCashier } from "@grandstand/contract/cashier";
import { getUser, type User } from "@grandstand/contract/user";
import { describe, expect, it } from "vitest";
import type { SiteDependencies } from "../../core/site/dependencies.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import { settle } from "../../testing/fake-time.ts";
import { createFakeNativeApp } from "../../testing/native-app.ts";
import { openSite } from "../../testing/open-site.ts";
import { person } from "../../testing/person.ts";
import { openCashierOverlay, openNamedPart } from "./open-cashier.ts";
import { createCashier } from "./store.ts";
import type { CashierTarget } from "./target.ts";

const deposit: CashierTarget = { section: "deposit" };
const withdraw: CashierTarget = { section: "home", tab: "withdraw" };
const documents: CashierTarget = { section: "home", tab: "documents" };

function openPage(user: User | null, changes: Partial<SiteDependencies> = {}) {
  const { site, server } = openSite([], changes);
  server.on(openCashier, () => ({ url: "https://cashier.example/visit" }));
  server.on(logForbiddenActionAttempt, () => ({ status: true }));
  server.on(getUser, () => person());
  server.on(getBalance, () => ({ balance: 5_000 }));
  if (user !== null) site.session.setState({ user, tokens: { token: "t", jwt: "j" } });
  const shown = () => site.messages.getState();
  const opened = () => featureStore(site, createCashier).getState();
  const logged = async () => {
    await settle();
    return server.sent(logForbiddenActionAttempt).map(({ body }) => body?.action);
  };
  return { site, server, shown, opened, logged };
}

describe("the way into the cashier", () => {
  it("[CASHIER-STORE-1] leads a visitor over the login to the part that they wanted", () => {
    const { site, shown, opened } = openPage(null);
    openCashierOverlay(site, withdraw);
    expect(shown().overlay).toEqual({ kind: "login", reason: "asked" });
    site.messages.open({ kind: "registration" });
    site.session.setState({ user: person(), tokens: { token: "t", jwt: "j" } });
    expect(opened().isOpen).toBe(false);
    site.messages.close();
    expect(shown().overlay).toEqual({ kind: "cashier" });
    expect(opened()).toMatchObject({ isOpen: true, target: withdraw });
  });

  it("[CASHIER-STORE-1] ends where the login is left, or makes way for something else", () => {
    const { site, shown, opened } = openPage(null);
    openCashierOverlay(site, deposit);
    site.messages.close();
    site.session.setState({ user: person() });
    site.messages.open({ kind: "settings" });
    site.messages.close();
    expect([shown().overlay, opened().isOpen]).toEqual([null, false]);
    const other = openPage(null);
    openCashierOverlay(other.site, deposit);
    other.site.session.setState({ user: person() });
    other.site.messages.open({ kind: "settings" });
    other.site.messages.close();
    expect([other.shown().overlay, other.opened().isOpen]).toEqual([null, false]);
  });

  it.each([
    ["deposit", deposit, { deposits_allowed: false }, "deposits"],
    ["withdrawal", withdraw, { withdrawals_allowed: false }, "withdrawals"],
    [
      "upload",
      documents,
      { manual_documents_uploading_allowed: false },
      "manual_documents_uploading",
    ],
    ["cashier", { section: "history" }, { cashier_opening_allowed: false }, "cashier_opening"],
  ] as const)(
    "[CASHIER-STORE-2] says that the %s is held back, and logs it once",
    async (...row) => {
      const [action, target, changes, attempt] = row;
      const { permissions } = person();
      const page = openPage(person({ permissions: { ...permissions, ...changes } }));
      openCashierOverlay(page.site, target);
      expect(page.shown().overlay).toEqual({ kind: "identity-documents", action });
      expect(await page.logged()).toEqual([attempt]);
      expect(page.opened().isOpen).toBe(false);
    },
  );

  it("[CASHIER-STORE-2] shows the restriction instead of the deposit, and none instead of the account", async () => {
    const resting = person({ on_cool_off: true, isCoolOffUntil: 1_900_000_000 });
    const { site, shown, opened, logged } = openPage(resting);
    openCashierOverlay(site, deposit);
    expect(shown().overlay).toMatchObject({ kind: "restriction", restriction: "cool-off" });
    openCashierOverlay(site, withdraw);
    expect(opened()).toMatchObject({ isOpen: true, target: withdraw });
    expect(await logged()).toEqual([]);
  });

  it("[CASHIER-STORE-3] [ACCOUNT-62] opens nothing in the operator's app, and says where its cashier is", () => {
    const nativeApp = { platform: "ios_app" as const, postMessage: () => undefined };
    const { site, shown } = openPage(person(), { nativeApp });
    openCashierOverlay(site, deposit);
    expect(shown()).toMatchObject({
      overlay: null,
      toasts: [{ title: { key: "cashier.in-app.title" } }],
    });
  });

  it("[CASHIER-STORE-3] requests the app's own cashier, by the same checks, and never at the welcome", async () => {
    const native = createFakeNativeApp();
    const nativeApp = { ...native.app, opensCashier: true };
    const { site, shown } = openPage(null, { nativeApp });
    openCashierOverlay(site, withdraw);
    expect(shown().overlay).toEqual({ kind: "login", reason: "asked" });
    expect(native.received).toEqual([]);
    site.session.setState({ user: person(), tokens: { token: "t", jwt: "j" } });
    site.messages.close();
    openCashierOverlay(site, { section: "welcome" });
    openCashierOverlay(site, { ...deposit, stake: 2_000 });
    expect(native.received).toEqual([
      { type: "open-cashier", section: "home", tab: "withdraw" },
      { type: "open-cashier", section: "deposit" },
    ]);
    expect(shown()).toMatchObject({ overlay: null, toasts: [] });
    const resting = openPage(person({ on_cool_off: true }), { nativeApp });
    openCashierOverlay(resting.site, deposit);
    expect(resting.shown().overlay).toMatchObject({ restriction: "cool-off" });
    expect(native.received).toHaveLength(2);
  });

  it("[CASHIER-STORE-4] welcomes once the registration has closed, and else says nothing", async () => {
    const { site, shown, opened } = openPage(person());
    site.messages.open({ kind: "registration" });
    openCashierOverlay(site, { section: "welcome" });
    expect(shown().overlay).toEqual({ kind: "registration" });
    site.messages.close();
    expect(opened()).toMatchObject({ isOpen: true, target: { section: "welcome" } });
    const { permissions } = person();
    const barred = openPage(
      person({ permissions: { ...permissions, cashier_opening_allowed: false } }),
    );
    openCashierOverlay(barred.site, { section: "welcome" });
    expect([barred.shown().overlay, await barred.logged()]).toEqual([null, []]);
  });

  it("[CASHIER-STORE-4] welcomes no one who wanted another part before they registered", () => {
    const { site, opened } = openPage(null);
    openCashierOverlay(site, withdraw);
    site.messages.open({ kind: "registration" });
    site.session.setState({ user: person(), tokens: { token: "t", jwt: "j" } });
    openCashierOverlay(site, { section: "welcome" });
    site.messages.close();
    expect(opened()).toMatchObject({ isOpen: true, target: withdraw });
  });

  it("[CASHIER-STORE-5] is back after the login of a session that ended in it, and not after a logout", () => {
    const { site, shown, opened } = openPage(person());
    openCashierOverlay(site, withdraw);
    site.session.setState({ user: null, tokens: null });
    site.messages.open({ kind: "login", reason: "session-ended" });
    expect(opened().isOpen).toBe(false);
    site.session.setState({ user: person(), tokens: { token: "t", jwt: "j" } });
    site.messages.close();
    expect(opened()).toMatchObject({ isOpen: true, target: withdraw });
    site.messages.close();
    site.messages.open({ kind: "login", reason: "asked" });
    site.messages.close();
    expect([shown().overlay, opened().isOpen]).toEqual([null, false]);
  });

  it("[CASHIER-STORE-6] opens the part that an address names for a person who is logged in, once that is known", () => {
    const { site, shown, opened } = openPage(null);
    site.session.setState({ tokens: { token: "t", jwt: "j" } });
    openNamedPart(site, "home/limits");
    expect(shown().overlay).toBeNull();
    site.session.setState({ user: person() });
    expect(opened()).toMatchObject({ isOpen: true, target: { section: "home", tab: "limits" } });
    site.messages.close();
    site.session.setState({ user: person({ balance: 1 }) });
    expect(opened().isOpen).toBe(false);
  });

  it("[CASHIER-STORE-6] has a visitor log in first, and a person whose kept session has ended", () => {
    for (const tokens of [null, { token: "t", jwt: "j" }]) {
      const { site, shown, opened } = openPage(null);
      site.session.setState({ tokens });
      openNamedPart(site, "deposit");
      site.session.setState({ tokens: null });
      expect(shown().overlay).toEqual({ kind: "login", reason: "asked" });
      site.session.setState({ user: person(), tokens: { token: "t", jwt: "j" } });
      site.messages.close();
      expect(opened()).toMatchObject({ isOpen: true, target: deposit });
    }
  });

  it.each(["elsewhere", "//evil.example", "index"])(
    "[CASHIER-STORE-6] opens nothing for %s",
    (name) => {
      const { site, shown } = openPage(null);
      openNamedPart(site, name);
      expect(shown().overlay).toBeNull();
    },
  );
});
