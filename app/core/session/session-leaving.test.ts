import { getBalance, getSportifyToken, login, logout } from "@grandstand/contract/account";
import { getUser } from "@grandstand/contract/user";
import { describe, expect, it } from "vitest";
import { createFakeApi, refused } from "../../testing/fake-api.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { noon, settle } from "../../testing/fake-time.ts";
import { person, tokenUntil } from "../../testing/person.ts";
import { storageKeys } from "../storage/storage.ts";
import { watchPerson } from "./person-activity.ts";
import { createSessionStore } from "./session.ts";
import * as sessionCalls from "./session-calls.ts";

/** A browser in which somebody is logged in, and why each of its tabs was left. */
function openBrowser() {
  const server = createFakeApi();
  const kept = JSON.stringify({ token: tokenUntil(noon + 3_600_000), jwt: "sport" });
  const storage = createFakeStorage({ [storageKeys.auth]: kept });
  const announced: string[] = [];
  function openTab() {
    const tab = storage.tab();
    const session = createSessionStore({
      activity: watchPerson(null, () => 0),
      api: server.api,
      storage: tab,
      onLogin: () => undefined,
      onLogout: (reason) => announced.push(reason),
      loadCalls: async () => sessionCalls,
    });
    tab.onChange(storageKeys.auth, () => session.followOtherTab());
    return session;
  }
  server.on(getUser, () => person());
  return { server, announced, openTab };
}

describe("a session", () => {
  it("[SESSION-18] that begins in another tab has its second token here as it comes there", async () => {
    const { server, openTab } = openBrowser();
    const [here, there] = [openTab(), openTab()];
    await Promise.all([here.restore(), there.restore()]);
    server.on(logout, () => ({ status: true }));
    await here.logout("asked");
    expect(there.getState().status).toBe("unauthenticated");
    server.on(login, () => ({ token: tokenUntil(noon + 7_200_000) }));
    server.on(getSportifyToken, async () => {
      await settle();
      expect(there.getState()).toMatchObject({ status: "authenticated", tokens: { jwt: null } });
      return { sportsbook_token: "second" };
    });
    await here.login({ username: "anna", password: "Secret123", captcha: null });
    expect(there.getState().tokens?.jwt).toBe("second");
  });

  it("[SESSION-17] that is being left passes over what is refused meanwhile", async () => {
    const { server, announced, openTab } = openBrowser();
    const session = openTab();
    await session.restore();
    server.on(getUser, () => refused(401));
    server.on(getBalance, () => refused(401));
    server.on(logout, async () => {
      await session.refreshBalance();
      await session.refreshUser();
      await session.logout("refused");
      return { status: true };
    });
    await session.logout("asked");
    expect(announced).toEqual(["asked"]);
  });

  it("[SESSION-17] that is being left is over in other tabs before it is refused there", async () => {
    const { server, announced, openTab } = openBrowser();
    const [here, there] = [openTab(), openTab()];
    await Promise.all([here.restore(), there.restore()]);
    server.on(getBalance, () => refused(401));
    server.on(getUser, () => refused(401));
    server.on(logout, async () => {
      await there.refreshBalance();
      return { status: true };
    });
    await here.logout("asked");
    expect(announced).toEqual(["other-tab", "asked"]);
  });
});
