import { calls } from "@grandstand/contract/calls";
import type { User } from "@grandstand/contract/user";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type Credentials,
  type Sandbox,
  singleSlip,
  startSandbox,
  startTimeout,
} from "../../testing/start-sandbox.ts";
import { accounts } from "../accounts/schema.ts";
import { profileOf, seededAccounts, seededPassword } from "../seeding/seeded-accounts.ts";
import { signToken } from "./tokens.ts";

let sandbox: Sandbox;
const minute = 60_000;

beforeAll(async () => {
  sandbox = await startSandbox();
}, startTimeout);
afterAll(() => sandbox.close());
beforeEach(() => sandbox.operator.loginGuard.forgetAll());

const login = (username: string, password = seededPassword, captcha?: string) =>
  sandbox.send("POST", "/login", {
    username,
    password,
    ...(captcha === undefined ? {} : { g_recaptcha_response: captcha }),
  });
const solved = () => sandbox.operator.captcha.issue();
const userOf = async (credentials: Credentials) =>
  sandbox.send<User>("GET", "/user", undefined, credentials);
/** The page's poll while its person does something. */
const actAs = (credentials: Credentials) =>
  sandbox.send("GET", "/user?active=true", undefined, credentials);

describe("a username that no database can hold", () => {
  it("[SESSIONS-14] is answered 400", async () => {
    const { status, body } = await login("verified\0player");
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain("username");
  });
});

describe("the seeded accounts", () => {
  it("[SESSIONS-1] are seventeen, and each logs in to its own state", async () => {
    expect(seededAccounts).toHaveLength(17);
    for (const seeded of seededAccounts) {
      const { status, body } = await login(seeded.username, seededPassword, solved());
      expect(status, seeded.username).toBe(200);
      if (seeded.loginRule === "smart_registration") {
        expect(body).toMatchObject({ show_smart_registration_form: true });
        continue;
      }
      const user = await userOf({ authorization: `Bearer ${body.token}` });
      expect(user.body).toMatchObject({
        username: seeded.username,
        balance: seeded.balanceCents,
        ...seeded.profile,
        permissions: profileOf(seeded).permissions,
      });
    }
  });

  it("[SESSIONS-1] shows the restrictions that the overlays speak of", async () => {
    const under21 = await sandbox.logIn("under21_player");
    expect((await userOf(under21)).body.age).toBe(20);
    const settings = await sandbox.send("GET", "/user/settings", undefined, under21);
    expect(settings.body).toMatchObject({ data: { is_over_21: false } });
    const coolOff = (await userOf(await sandbox.logIn("cooloff_player"))).body;
    expect((coolOff.isCoolOffUntil ?? 0) * 1000).toBeGreaterThan(sandbox.world.now());
  });

  it("[SESSIONS-12] keeps no password, and no two hashes alike", async () => {
    const rows = await sandbox.operator.database.select().from(accounts);
    const hashes = rows.map(({ passwordHash }) => passwordHash);
    expect(new Set(hashes).size).toBe(17);
    expect(hashes.join()).not.toContain(seededPassword);
  });
});

describe("a path that no database can hold", () => {
  it.each([
    "/v1/session/tenant/x/document-status/a%00b",
    "/notifications/markNotificationAsRead/a%00b",
    "/v1/bets/a%00b",
    "/v1/bets/a%0Ab",
  ])("[SESSIONS-14] is answered 400: %s", async (path) => {
    const credentials = await sandbox.logIn("verified_player");
    const method = path.startsWith("/notifications") ? "POST" : "GET";
    const body = method === "POST" ? {} : undefined;
    const answer = await sandbox.send(method, path, body, credentials);
    expect(answer).toMatchObject({ status: 400, body: { code: "INVALID_REQUEST" } });
  });
});

describe("login", () => {
  it("[SESSIONS-2] answers an unknown name as it answers a wrong password", async () => {
    const wrong = await login("verified_player", "Wrong1234");
    const unknown = await login("nobody_here", "Wrong1234");
    expect(wrong.status).toBe(403);
    expect(unknown.status).toBe(403);
    expect(unknown.body).toEqual(wrong.body);
  });

  it("[SESSIONS-9] [ACCOUNT-276] [ACCOUNT-374] needs a captcha after three failures, and says so", async () => {
    for (let count = 0; count < 3; count += 1) {
      const { body } = await sandbox.send("GET", "/show-captcha");
      expect(body).toEqual({ show_captcha: false });
      await login("verified_player", "Wrong1234");
    }
    expect((await sandbox.send("GET", "/show-captcha")).body).toEqual({ show_captcha: true });
    expect(await login("verified_player")).toMatchObject({
      status: 403,
      body: { code: "CAPTCHA_REQUIRED" },
    });
    expect((await login("verified_player", seededPassword, solved())).status).toBe(200);
    expect((await sandbox.send("GET", "/show-captcha")).body).toEqual({ show_captcha: false });
  });

  it("[SESSIONS-10] is refused for a while after ten failures", async () => {
    for (let count = 0; count < 10; count += 1) await login("empty_wallet", "Wrong1234", solved());
    const refused = await login("empty_wallet", seededPassword, solved());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await login("promo_player", seededPassword, solved())).status).toBe(200);
    sandbox.world.advance(5 * minute);
    expect((await login("empty_wallet", seededPassword, solved())).status).toBe(200);
  });

  it("[SESSIONS-11] lets captcha_player in with a captcha only", async () => {
    expect(await login("captcha_player")).toMatchObject({ status: 403 });
    expect((await sandbox.send("GET", "/show-captcha")).body).toEqual({ show_captcha: true });
    expect(await login("captcha_player", seededPassword, "")).toMatchObject({ status: 403 });
    expect((await login("captcha_player", seededPassword, solved())).status).toBe(200);
  });

  it("[CAPTCHA-6] accepts a captcha's token once, and no token that was not issued", async () => {
    expect((await login("captcha_player", seededPassword, "solved")).status).toBe(403);
    const token = solved();
    expect((await login("captcha_player", "Wrong1234", token)).status).toBe(403);
    expect((await login("captcha_player", seededPassword, token)).status).toBe(403);
    expect((await login("captcha_player", seededPassword, solved())).status).toBe(200);
  });
});

describe("a session", () => {
  it("[SESSIONS-3] ends 30 minutes after the last thing done, and 4 hours after login", async () => {
    const idle = await sandbox.logIn("verified_player");
    const busy = await sandbox.logIn("verified_player");
    sandbox.world.advance(29 * minute);
    expect((await actAs(busy)).status).toBe(200);
    sandbox.world.advance(minute);
    expect((await actAs(idle)).status).toBe(401);
    for (let elapsed = 30; elapsed < 240; elapsed += 15) {
      expect((await actAs(busy)).status).toBe(200);
      sandbox.world.advance(15 * minute);
    }
    expect((await actAs(busy)).status).toBe(401);
  });

  it("[SESSIONS-4] is kept alive by what its person does alone: by no read, no visitor's call and no post of the page's own", async () => {
    const credentials = await sandbox.logIn("verified_player");
    const endOf = async () => (await userOf(credentials)).body.session_ends_at ?? 0;
    const leaving = ["logout", "endSessions", "refreshSession"];
    for (const call of calls.filter(({ name }) => !leaving.includes(name))) {
      sandbox.world.advance(minute);
      const before = await endOf();
      const path = call.path.replace(/\{\w+\}/g, "unknown");
      await sandbox.send(call.method, path, call.method === "POST" ? {} : undefined, credentials);
      const isDone = call.caller === "user" && call.method === "POST" && !call.isBackground;
      expect((await endOf()) > before, call.name).toBe(isDone);
    }
  });

  it("[SESSIONS-4] ends though a page continues to fetch, and stays while it says that its person is active", async () => {
    const credentials = await sandbox.logIn("verified_player");
    const pass = async (minutes: number, path: string) => {
      for (let passed = 0; passed < minutes; passed += 5) {
        expect((await sandbox.send("GET", path, undefined, credentials)).status).toBe(200);
        sandbox.world.advance(5 * minute);
      }
    };
    await pass(60, "/user?active=true");
    await pass(25, "/user");
    expect((await userOf(credentials)).status).toBe(401);
  });

  it("[SESSIONS-5] [ACCOUNT-278] ends at logout, and no other does", async () => {
    const one = await sandbox.logIn("verified_player");
    const other = await sandbox.logIn("verified_player");
    await sandbox.send("POST", "/logout", undefined, one);
    expect((await userOf(one)).status).toBe(401);
    expect((await userOf(other)).status).toBe(200);
  });

  it("[SESSIONS-6] is required in the language of the request", async () => {
    const answer = await sandbox.send("GET", "/user", undefined, { "accept-language": "nl" });
    expect(answer).toMatchObject({ status: 401, body: { message: "Log in om verder te gaan." } });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("[SESSIONS-7] needs both tokens, of one session, to bet", async () => {
    const one = await sandbox.logIn("verified_player");
    const other = await sandbox.logIn("promo_player");
    const slip = singleSlip(sandbox.world, [["a-home", 100]]);
    const calculate = (credentials: Credentials) =>
      sandbox.send("POST", "/v1/betslip/calculate", slip, credentials);
    expect((await calculate(one)).status).toBe(200);
    expect((await calculate({ authorization: one.authorization ?? "" })).status).toBe(401);
    expect((await calculate({ jwt: one.jwt ?? "" })).status).toBe(401);
    expect((await calculate({ ...one, jwt: other.jwt ?? "" })).status).toBe(401);
  });

  it("[SESSIONS-13] [ACCOUNT-279] is known to the sport side by the sport account's name", async () => {
    const { jwt = "" } = await sandbox.logIn("verified_player");
    const claims = JSON.parse(Buffer.from(jwt.split(".")[1] ?? "", "base64url").toString("utf8"));
    expect(claims).toMatchObject({ use: "sportsbook", account: "verified_playersport" });
  });

  it("[SESSIONS-8] is not had with an altered token, or one of another use or key", async () => {
    const { authorization = "", jwt = "" } = await sandbox.logIn("verified_player");
    const [head, payload = "", signature] = authorization.split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
    const altered = Buffer.from(JSON.stringify({ ...claims, sub: "account-9" })).toString(
      "base64url",
    );
    const unsigned = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
    const tries = [
      `${head}.${altered}.${signature}`,
      `Bearer ${unsigned}.${payload}.`,
      `Bearer ${jwt}`,
      `Bearer ${signToken("another key", claims)}`,
      "Bearer nonsense",
    ];
    for (const attempt of tries) {
      expect((await userOf({ authorization: attempt })).status, attempt).toBe(401);
    }
  });
});
