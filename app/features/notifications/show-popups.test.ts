import { canAccess } from "@grandstand/contract/countries";
import * as calls from "@grandstand/contract/notifications";
import { getSettings } from "@grandstand/contract/settings";
import { getUser } from "@grandstand/contract/user";
import { describe, expect, it } from "vitest";
import { featureStore } from "../../core/site/feature-store.ts";
import { refused } from "../../testing/fake-api.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { settle } from "../../testing/fake-time.ts";
import { notificationOf } from "../../testing/notification.ts";
import { openSite } from "../../testing/open-site.ts";
import { person } from "../../testing/person.ts";
import { createCountryAccess } from "./country-access.ts";
import { createNotifications } from "./follow.ts";
import { showPopups } from "./show-popups.ts";

/** A site with somebody in it, whose popups show as the test says that the page is used. */
async function open(...page: calls.Notification[]) {
  const { site, server, time } = openSite([], {
    storage: createFakeStorage({ auth: JSON.stringify({ token: "a", jwt: "b" }) }).tab(),
  });
  const use = { hasDialog: false, isTyping: false, isMoneyMoving: false };
  const now = { page };
  const countryAccess = { status: true, country_code: "BE" };
  server.on(getUser, () => person());
  server.on(getSettings, () => refused(503));
  server.on(calls.getAllNotificationsAvailableForUser, () => ({
    notifications: { inbox: [], page: now.page },
  }));
  server.on(calls.markNotificationAsRead, (input) => {
    now.page = now.page.filter(({ id }) => id !== input.path?.id);
    return { status: true };
  });
  server.on(canAccess, () => ({ ...countryAccess }));
  await site.session.restore();
  site.scheduler.stopAll();
  const notifications = featureStore(site, createNotifications);
  const access = featureStore(site, createCountryAccess);
  const { messages, setTimer } = site;
  const stop = showPopups({
    messages,
    setTimer,
    notifications,
    access,
    readUse: () => ({ ...use, hasDialog: use.hasDialog || messages.getState().overlay !== null }),
  });
  await notifications.refresh();
  const shown = () => {
    const kind = messages.getState().overlay?.kind;
    return kind === "notification" ? notifications.getState().queue.shownId : (kind ?? null);
  };
  return { time, use, now, countryAccess, server, messages, notifications, access, shown, stop };
}

describe("the popups", () => {
  it("[NOTIFICATIONS-STORE-12] [ACCOUNT-177] show after 500 ms, one after the other", async () => {
    const { time, shown, notifications } = await open(notificationOf("a"), notificationOf("b"));
    await time.pass(499);
    expect(shown()).toBeNull();
    await time.pass(1);
    expect(shown()).toBe("a");
    await time.pass(10_000);
    expect(shown()).toBe("a");
    await notifications.close("a");
    expect(shown()).toBeNull();
    await time.pass(500);
    expect(shown()).toBe("b");
    await notifications.close("b");
    await time.pass(10_000);
    expect([shown(), time.timers()]).toEqual([null, []]);
  });

  it("[NOTIFICATIONS-STORE-12] close with what is taken back, and show what is new", async () => {
    const { time, now, shown, notifications, messages } = await open(notificationOf("a"));
    await time.pass(500);
    now.page = [notificationOf("b")];
    await notifications.refresh();
    expect([shown(), messages.getState().overlay]).toEqual([null, null]);
    await time.pass(500);
    expect(shown()).toBe("b");
  });

  it.each(["hasDialog", "isTyping", "isMoneyMoving"] as const)(
    "[NOTIFICATIONS-STORE-13] wait, all three, while the page says %s",
    async (name) => {
      const { time, use, shown, notifications } = await open(
        notificationOf("a"),
        notificationOf("b"),
        notificationOf("c"),
      );
      use[name] = true;
      await time.pass(60_000);
      expect(shown()).toBeNull();
      use[name] = false;
      for (const id of ["a", "b", "c"]) {
        await time.pass(500);
        expect(shown()).toBe(id);
        await notifications.close(id);
      }
      await time.pass(60_000);
      expect(shown()).toBeNull();
    },
  );

  it("[NOTIFICATIONS-STORE-13] come again after what replaced or closed them", async () => {
    const { time, shown, messages, notifications } = await open(
      notificationOf("a"),
      notificationOf("b"),
    );
    await time.pass(500);
    messages.open({ kind: "login", reason: "timed-out" });
    await time.pass(5_000);
    expect([shown(), notifications.getState().queue.shownId]).toEqual(["login", null]);
    messages.close();
    await time.pass(500);
    expect(shown()).toBe("a");
    messages.close();
    await time.pass(500);
    expect(shown()).toBe("a");
  });

  it("[NOTIFICATIONS-STORE-12] end where they are stopped", async () => {
    const { time, stop, shown } = await open(notificationOf("a"));
    stop();
    await time.pass(5_000);
    expect([shown(), time.timers()]).toEqual([null, []]);
  });
});

describe("a restricted country", () => {
  it("[NOTIFICATIONS-STORE-14] comes before the popups, and goes by a new answer alone", async () => {
    const { time, countryAccess, access, shown, messages, server } = await open(
      notificationOf("a"),
    );
    Object.assign(countryAccess, { status: false, country_code: "ES" });
    await access.check();
    await time.pass(500);
    expect([shown(), access.getState().refusedCountry]).toEqual(["country-restriction", "ES"]);
    messages.close();
    await time.pass(500);
    expect(shown()).toBe("country-restriction");
    server.on(canAccess, () => ({ failure: { kind: "unreachable" } }));
    await access.check();
    expect([shown(), access.getState()]).toEqual([
      "country-restriction",
      { refusedCountry: "ES", isChecking: false },
    ]);
    server.on(canAccess, () => ({ status: true, country_code: "BE" }));
    const checking = access.check();
    expect(access.getState().isChecking).toBe(true);
    await checking;
    await settle();
    expect(shown()).toBeNull();
    await time.pass(500);
    expect(shown()).toBe("a");
  });

  it("[NOTIFICATIONS-STORE-14] waits while a bet is being placed; without an answer there is none", async () => {
    const { time, use, countryAccess, access, shown, server } = await open();
    server.on(canAccess, () => ({ failure: { kind: "timeout" } }));
    await access.check();
    await time.pass(5_000);
    expect(shown()).toBeNull();
    server.on(canAccess, () => ({ ...countryAccess }));
    Object.assign(countryAccess, { status: false, country_code: "US" });
    use.isMoneyMoving = true;
    await access.check();
    await time.pass(5_000);
    expect(shown()).toBeNull();
    use.isMoneyMoving = false;
    await time.pass(500);
    expect(shown()).toBe("country-restriction");
  });
});
