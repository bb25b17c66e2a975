import type { AccountSession } from "@grandstand/contract/sessions";
import type { User } from "@grandstand/contract/user";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type Credentials,
  type Sandbox,
  startSandbox,
  startTimeout,
} from "../../testing/start-sandbox.ts";
import { seededPassword } from "../seeding/seeded-accounts.ts";
import { toAccountSession } from "./session-view.ts";

let sandbox: Sandbox;
const minute = 60_000;
const hour = 60 * minute;

beforeAll(async () => {
  sandbox = await startSandbox();
}, startTimeout);
afterAll(() => sandbox.close());
beforeEach(() => sandbox.operator.loginGuard.forgetAll());

const statusOf = async (credentials: Credentials) =>
  (await sandbox.send("GET", "/user/settings", undefined, credentials)).status;
const sessionsOf = async (credentials: Credentials) => {
  const answer = await sandbox.send<{ sessions: AccountSession[] }>(
    "GET",
    "/user/sessions",
    undefined,
    credentials,
  );
  return answer.body.sessions;
};
const endSessions = (credentials: Credentials, ids: readonly string[]) =>
  sandbox.send("POST", "/user/endSessions", { ids }, credentials);
const legacyLogin = (username: string, password = seededPassword) =>
  sandbox.send("POST", "/auth/login", { username, password });

describe("a session that is prolonged", () => {
  it("[SESSIONS-15] continues for four hours at a time, and for a day in all", async () => {
    let credentials = await sandbox.logIn("verified_player");
    const beginning = sandbox.world.now();
    const prolong = async () => {
      const { body } = await sandbox.send("POST", "/auth/refresh", undefined, credentials);
      credentials = { ...credentials, authorization: `Bearer ${body.token}` };
    };
    while (sandbox.world.now() - beginning < 23 * hour) {
      sandbox.world.advance(29 * minute);
      await prolong();
      expect(await statusOf(credentials)).toBe(200);
    }
    while (sandbox.world.now() - beginning < 1_440 * minute - 29 * minute) {
      sandbox.world.advance(10 * minute);
      await prolong();
    }
    sandbox.world.advance(beginning + 1_440 * minute - sandbox.world.now());
    expect(await statusOf(credentials)).toBe(401);
  });

  it("[SESSIONS-16] says when it ends: thirty minutes after what was done last", async () => {
    const credentials = await sandbox.logIn("verified_player");
    const endOf = async () =>
      (await sandbox.send<User>("GET", "/user", undefined, credentials)).body.session_ends_at;
    const first = Math.floor((sandbox.world.now() + 30 * minute) / 1000);
    sandbox.world.advance(10 * minute);
    expect(await endOf()).toBe(first);
    await sandbox.send("GET", "/user?active=true", undefined, credentials);
    expect(await endOf()).toBe(first + 600);
  });
});

describe("where a person is logged in", () => {
  it("[SESSIONS-17] is listed, the newest first, without what has ended", async () => {
    const one = await sandbox.logIn("promo_player");
    sandbox.world.advance(minute);
    const other = await sandbox.logIn("promo_player");
    sandbox.world.advance(minute);
    const ended = await sandbox.logIn("promo_player");
    await sandbox.send("POST", "/logout", undefined, ended);
    const listed = await sessionsOf(one);
    expect(listed.map(({ is_current }) => is_current)).toEqual([false, true]);
    expect((await sessionsOf(other)).map(({ is_current }) => is_current)).toEqual([true, false]);
    expect(listed[0]).toMatchObject({ device: "desktop", browser: null, system: null });
  });

  it("[SESSIONS-18] can be ended from elsewhere, twice alike, and by no one else", async () => {
    const one = await sandbox.logIn("promo_player");
    sandbox.world.advance(minute);
    const other = await sandbox.logIn("promo_player");
    const stranger = await sandbox.logIn("verified_player");
    const [newest] = await sessionsOf(one);
    const ids = [newest?.id ?? ""];
    await endSessions(stranger, ids);
    expect(await statusOf(other)).toBe(200);
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await endSessions(one, ids)).status).toBe(200);
      expect(await statusOf(other)).toBe(401);
    }
    expect(await statusOf(one)).toBe(200);
    expect((await endSessions(one, ["not-an-id"])).status).toBe(400);
  });

  it.each([
    [
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
      "Chrome",
      "Linux",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
      "Edge",
      "Windows",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1",
      "Safari",
      "iPhone",
    ],
    ["Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox", "Android"],
    ["<b>curl</b>", null, null],
  ])("[SESSIONS-20] reads %s", (userAgent, browser, system) => {
    const session = {
      id: "a",
      createdAt: 1_000,
      lastSeenAt: 2_000,
      device: "mobile",
      userAgent,
    } as const;
    expect(toAccountSession(session, "b")).toEqual({
      id: "a",
      is_current: false,
      device: "mobile",
      browser,
      system,
      logged_in_at: 1,
      last_active_at: 2,
    });
  });
});

describe("the older login", () => {
  it("[SESSIONS-19] [ACCOUNT-305] [ACCOUNT-325] opens a session with a name and a password", async () => {
    const { body } = await legacyLogin("verified_player");
    const bearer = { authorization: `Bearer ${body.token}` };
    const user = await sandbox.send<User>("GET", "/auth/user", undefined, bearer);
    expect(user.body.username).toBe("verified_player");
  });

  it.each([
    ["a wrong password", "verified_player", "Wrong1234"],
    ["an unknown name", "nobody_here", seededPassword],
    ["an account that needs a captcha", "captcha_player", seededPassword],
    ["an account that has a form to fill in", "smart_register", seededPassword],
  ])("[SESSIONS-19] answers INVALID_LOGIN to %s", async (_, username, password) => {
    expect(await legacyLogin(username, password)).toMatchObject({
      status: 403,
      body: { code: "INVALID_LOGIN" },
    });
  });

  it("[SESSIONS-19] counts its failures for the newer one", async () => {
    for (let count = 0; count < 3; count += 1) await legacyLogin("empty_wallet", "Wrong1234");
    expect((await sandbox.send("GET", "/show-captcha")).body).toEqual({ show_captcha: true });
    expect(await legacyLogin("verified_player")).toMatchObject({ body: { code: "INVALID_LOGIN" } });
  });
});
