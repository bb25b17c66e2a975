import {
  getBalance,
  getSportifyToken,
  login,
  logout,
  showCaptcha,
} from "@grandstand/contract/account";
import { getLoyaltyData } from "@grandstand/contract/loyalty";
import { getUser } from "@grandstand/contract/user";
import { redeemUserToken } from "@grandstand/contract/user-token";
import { describe, expect, it, vi } from "vitest";
import { createFakeApi, deferred, refused } from "../../testing/fake-api.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { noon, settle } from "../../testing/fake-time.ts";
import { person, tokenUntil } from "../../testing/person.ts";
import { storageKeys } from "../storage/storage.ts";
import { watchPerson } from "./person-activity.ts";
import { createSessionStore } from "./session.ts";
import * as sessionCalls from "./session-calls.ts";

const token = tokenUntil(noon + 3_600_000);
const kept = JSON.stringify({ token, jwt: "sport" });
const unreachable = { failure: { kind: "unreachable" } } as const;
const credentials = { username: "anna", password: "Secret123", captcha: null };

/** A session on a server that lets everybody in, unless a test says otherwise. */
function startSession(keptAuth: string | null = null, loadCalls = async () => sessionCalls) {
  const server = createFakeApi();
  const storage = createFakeStorage(keptAuth === null ? {} : { auth: keptAuth });
  const announced: string[] = [];
  const session = createSessionStore({
    activity: watchPerson(null, () => 0),
    api: server.api,
    storage: storage.tab(),
    onLogin: ({ id }) => announced.push(`in ${id}`),
    onLogout: (reason) => announced.push(`out ${reason}`),
    loadCalls,
  });
  server.on(login, () => ({ token }));
  server.on(getSportifyToken, () => ({ sportsbook_token: "sport" }));
  server.on(getUser, () => person());
  server.on(showCaptcha, () => ({ show_captcha: false }));
  server.on(logout, () => ({ status: true }));
  const state = () => session.getState();
  return { session, server, storage, announced, state, auth: () => storage.read(storageKeys.auth) };
}

async function loggedIn() {
  const started = startSession(kept);
  await started.session.restore();
  started.announced.length = 0;
  return started;
}

describe("a login", () => {
  it("[SESSION-1] [ACCOUNT-117] [ACCOUNT-150] [ACCOUNT-274] ends with both tokens kept and the person known", async () => {
    const { session, state, announced, auth, server } = startSession();
    const answer = session.login({ ...credentials, captcha: "solved" });
    expect(state().status).toBe("authenticating");
    expect(await answer).toBe(true);
    expect(state()).toMatchObject({
      status: "authenticated",
      user: { id: "person-1" },
      tokens: { token, jwt: "sport" },
    });
    expect([announced, auth()]).toEqual([["in person-1"], kept]);
    expect(server.sent(login)).toEqual([
      { body: { username: "anna", password: "Secret123", g_recaptcha_response: "solved" } },
    ]);
  });

  it("[SESSION-2] that is refused says why and keeps nothing", async () => {
    const { session, server, state, announced, auth } = startSession();
    server.on(login, () => refused(403, { message: "Wrong." } as never));
    expect(await session.login(credentials)).toBe(false);
    expect(state()).toMatchObject({ status: "failed", error: "Wrong.", tokens: null, user: null });
    expect([announced, auth()]).toEqual([[], null]);
  });

  it("[SESSION-2] that gets no further than its token keeps nothing", async () => {
    for (const call of [getSportifyToken, getUser]) {
      const { session, server, state, auth, announced } = startSession();
      server.on(call as typeof getUser, () => unreachable);
      expect(await session.login(credentials)).toBe(false);
      expect(state()).toMatchObject({ status: "failed", error: "", tokens: null });
      expect([announced, auth()]).toEqual([[], null]);
    }
  });

  it("[SESSION-3] [ACCOUNT-45] may lead to a registration first", async () => {
    const { session, server, state, announced } = startSession();
    const loginData = {
      email: "a***@example.com",
      document_type: "nrn",
      nationality: "BE",
    } as const;
    server.on(login, () => ({ show_smart_registration_form: true as const, loginData }));
    expect(await session.login(credentials)).toBe(false);
    expect(state()).toMatchObject({
      status: "unauthenticated",
      smartRegistration: loginData,
    });
    expect(announced).toEqual([]);
  });

  it("[SESSION-4] [ACCOUNT-161] requires a captcha when the server wants one", async () => {
    const { session, server, state } = startSession();
    server.on(login, () => refused(403));
    server.on(showCaptcha, () => ({ show_captcha: true }));
    await session.login(credentials);
    expect(state()).toMatchObject({ failedAttempts: 1, isCaptchaRequired: true });
  });

  it("[SESSION-4] [ACCOUNT-323] sends the server a request after three failures of any kind", async () => {
    const { session, server, state } = startSession();
    server.on(login, () => unreachable);
    await session.login(credentials);
    await session.login(credentials);
    expect(server.sent(showCaptcha)).toHaveLength(0);
    await session.login(credentials);
    expect(server.sent(showCaptcha)).toHaveLength(1);
    expect(state()).toMatchObject({ failedAttempts: 3, isCaptchaRequired: false });
    server.on(login, () => ({ token }));
    await session.login(credentials);
    expect(state().failedAttempts).toBe(0);
  });

  it("[SESSION-5] still requires the captcha where the server can't be reached again", async () => {
    const { session, server, state } = startSession();
    server.on(showCaptcha, () => ({ show_captcha: true }));
    await session.checkCaptcha();
    server.on(login, () => refused(403));
    server.on(showCaptcha, () => unreachable);
    await session.login(credentials);
    expect(state().isCaptchaRequired).toBe(true);
  });
});

describe("a kept session", () => {
  it("[SESSION-6] is resumed", async () => {
    const { session, state, announced } = startSession(kept);
    await session.restore();
    expect(state()).toMatchObject({ status: "authenticated", tokens: { token, jwt: "sport" } });
    expect(announced).toEqual(["in person-1"]);
  });

  it.each([null, "", "{", "null", '{"token":1}', '{"token":"a"}'])(
    "[SESSION-6] is none where %j was kept",
    async (nonsense) => {
      const { session, server, state, announced } = startSession(nonsense);
      await session.restore();
      expect([state().status, announced, server.sent(getUser)]).toEqual([
        "unauthenticated",
        [],
        [],
      ]);
    },
  );

  it("[SESSION-7] is over with a 401", async () => {
    const { session, server, state, announced, auth } = startSession(kept);
    server.on(getUser, () => refused(401));
    await session.restore();
    expect([state().status, state().tokens, auth(), announced]).toEqual([
      "unauthenticated",
      null,
      null,
      ["out refused"],
    ]);
  });

  it("[SESSION-7] outlives code that does not come, and is resumed when it does", async () => {
    const loadCalls = vi.fn(async () => sessionCalls).mockRejectedValueOnce(new Error("No file."));
    const { session, state, auth, announced } = startSession(kept, loadCalls);
    expect((await session.restore()).kind).toBe("failed");
    expect([state().status, auth(), announced]).toEqual(["authenticating", kept, []]);
    await session.restore();
    expect([state().status, announced]).toEqual(["authenticated", ["in person-1"]]);
  });

  it.each([
    ["a lost connection", unreachable],
    ["a 503", refused(503)],
    ["a 429", refused(429)],
    ["an answer that can't be read", { failure: { kind: "malformed" } } as const],
  ])("[SESSION-7] outlives %s, and is resumed after it", async (_name, answer) => {
    const { session, server, state, announced, auth } = startSession(kept);
    server.on(
      getUser,
      () => answer,
      () => person(),
    );
    expect(state().status).toBe("authenticating");
    expect((await session.restore()).kind).toBe("failed");
    expect([state().status, auth(), announced]).toEqual(["authenticating", kept, []]);
    expect(state().isUnreachable).toBe(true);
    expect(await session.restore()).toEqual({ kind: "done" });
    expect([state().status, announced]).toEqual(["authenticated", ["in person-1"]]);
    expect(state().isUnreachable).toBe(false);
    await session.restore();
    expect(server.sent(getUser)).toHaveLength(2);
  });
});

describe("a session", () => {
  it("[SESSION-8] [ACCOUNT-154] [ACCOUNT-327] [ERRORS-29] remains after a 401 where the person is still known", async () => {
    const { session, server, announced, state } = await loggedIn();
    server.on(getBalance, () => refused(401));
    server.on(getUser, () => person({ balance: 7_700 }));
    server.on(getLoyaltyData, () => refused(401));
    await Promise.all([session.refreshBalance(), session.refreshLoyalty()]);
    expect([announced, state().user?.balance, server.sent(getUser).length]).toEqual([[], 7_700, 2]);
  });

  it("[SESSION-8] [ERRORS-29] ends once with 401s to its polls", async () => {
    const { session, server, announced, auth, state } = await loggedIn();
    server.on(getUser, () => refused(401));
    server.on(getBalance, () => refused(401));
    await Promise.all([session.refreshUser(), session.refreshBalance()]);
    expect([announced, auth(), state().user]).toEqual([["out refused"], null, null]);
  });

  it("[SESSION-8] remains with any other failure, which its poll receives", async () => {
    const { session, server, announced } = await loggedIn();
    server.on(getBalance, () => refused(429, { retryAfter: 4_000 } as never));
    expect(await session.refreshBalance()).toEqual({ kind: "failed", retryAfter: 4_000 });
    expect(announced).toEqual([]);
  });

  it("[SESSION-10] [ACCOUNT-152] ends at logout, offline too", async () => {
    const { session, server, announced, auth, state } = await loggedIn();
    server.on(logout, () => unreachable);
    await session.logout("asked");
    expect([announced, auth(), state().tokens]).toEqual([["out asked"], null, null]);
    await session.logout("asked");
    expect([announced.length, server.sent(logout).length]).toEqual([1, 1]);
  });

  it("[SESSION-11] that ended is not brought back by a late answer", async () => {
    const { session, server, state, announced } = await loggedIn();
    const user = deferred<ReturnType<typeof person>>();
    const balance = deferred<{ balance: number }>();
    server.on(getUser, () => user.reply);
    server.on(getBalance, () => balance.reply);
    const polls = [session.refreshUser(), session.refreshBalance()];
    await session.logout("other-tab");
    user.give(person());
    balance.give({ balance: 1 });
    await Promise.all(polls);
    expect([state().status, state().user, announced]).toEqual([
      "unauthenticated",
      null,
      ["out other-tab"],
    ]);
  });

  it("[SESSION-11] is not ended by a 401 to the one before", async () => {
    const { session, server, state, announced } = await loggedIn();
    const late = deferred<{ failure: ReturnType<typeof refused>["failure"] }>();
    server.on(getBalance, () => late.reply);
    const poll = session.refreshBalance();
    await session.logout("other-tab");
    await session.login(credentials);
    late.give(refused(401));
    await poll;
    expect([state().status, announced.at(-1)]).toEqual(["authenticated", "in person-1"]);
  });

  it("[SESSION-11] that is left while it begins does not begin", async () => {
    const { session, server, state, auth, announced } = startSession();
    const user = deferred<ReturnType<typeof person>>();
    server.on(getUser, () => user.reply);
    const answer = session.login(credentials);
    await settle();
    await session.logout("other-tab");
    user.give(person());
    expect(await answer).toBe(false);
    expect([state().status, auth(), announced]).toEqual([
      "unauthenticated",
      null,
      ["out other-tab"],
    ]);
  });

  it("[SESSION-12] ends with the one of another tab", async () => {
    const { session, server, announced, state } = await loggedIn();
    await session.logout("other-tab");
    expect([announced, state().user, server.sent(logout)]).toEqual([["out other-tab"], null, []]);
  });

  it("[SESSION-13] begins with a token from the address", async () => {
    const { session, announced, auth, server } = startSession();
    server.on(redeemUserToken, () => ({ token }));
    expect(await session.loginByAddress("code", "state")).toBe(true);
    expect(server.sent(redeemUserToken)).toEqual([{ body: { userToken: "code", state: "state" } }]);
    expect([announced, auth()]).toEqual([["in person-1"], kept]);
  });

  it("[SESSION-13] is not swapped by a token from the address", async () => {
    const { session, server, auth, announced } = await loggedIn();
    expect(await session.loginByAddress("another", null)).toBe(false);
    expect([auth(), announced, server.sent(getSportifyToken)]).toEqual([kept, [], []]);
    const early = startSession(kept);
    expect(await early.session.loginByAddress("another", null)).toBe(false);
    const late = startSession();
    late.server.on(redeemUserToken, () => {
      late.storage.tab().write(storageKeys.auth, kept);
      return { token: "another" };
    });
    expect([await late.session.loginByAddress("code", null), late.auth()]).toEqual([false, kept]);
    expect(late.state().status).toBe("authenticated");
  });

  it("[SESSION-14] [ACCOUNT-110] [ACCOUNT-280] follows the balance and the person", async () => {
    const { session, server, state } = await loggedIn();
    server.on(getBalance, () => ({ balance: 4_200 }));
    await session.refreshBalance();
    expect(state().user?.balance).toBe(4_200);
    const before = state().user;
    await session.refreshBalance();
    expect(state().user).toBe(before);
    server.on(getUser, () => person({ self_excluded: true }));
    await session.refreshUser();
    expect(state().user?.self_excluded).toBe(true);
  });

  it("[SESSION-15] fetches its second token until it has it", async () => {
    const { session, server, auth } = startSession(JSON.stringify({ token, jwt: null }));
    await session.restore();
    server.on(
      getSportifyToken,
      () => unreachable,
      () => ({ sportsbook_token: "sport" }),
    );
    expect(await session.syncTokens(noon)).toEqual({ kind: "failed", retryAfter: null });
    await session.syncTokens(noon);
    expect(auth()).toBe(kept);
    await session.syncTokens(noon);
    expect(server.sent(getSportifyToken)).toHaveLength(2);
  });

  it("[SESSION-15] [CONSTANTS-22] replaces a second token that has expired", async () => {
    const jwt = tokenUntil(noon + 60_000);
    const { session, server, state } = startSession(JSON.stringify({ token, jwt }));
    await session.restore();
    await session.syncTokens(noon + 59_999);
    expect(server.sent(getSportifyToken)).toEqual([]);
    await session.syncTokens(noon + 60_000);
    expect(state().tokens).toEqual({ token, jwt: "sport" });
  });

  it("[SESSION-15] applies the second token that another tab has renewed", async () => {
    const { session, server, storage, state } = await loggedIn();
    storage.tab().write(storageKeys.auth, JSON.stringify({ token, jwt: "renewed" }));
    await session.syncTokens(noon);
    expect(state().tokens?.jwt).toBe("renewed");
    storage.tab().write(storageKeys.auth, JSON.stringify({ token: "other", jwt: "other" }));
    await session.syncTokens(noon);
    expect([state().tokens?.jwt, server.sent(getSportifyToken)]).toEqual(["renewed", []]);
  });

  it("[SESSION-16] renews a refused token once for all who need it", async () => {
    const { session, server, state } = await loggedIn();
    const answer = deferred<{ sportsbook_token: string }>();
    server.on(getSportifyToken, () => answer.reply);
    const before = state().tokens ?? { token, jwt: null };
    const renewals = [session.renewSportsbookToken(before), session.renewSportsbookToken(before)];
    answer.give({ sportsbook_token: "renewed" });
    expect(await Promise.all(renewals)).toEqual([null, null]);
    expect(await session.renewSportsbookToken(before)).toBeNull();
    expect(server.sent(getSportifyToken)).toHaveLength(1);
    expect(state().tokens?.jwt).toBe("renewed");
  });

  it("[SESSION-16] ends where no new token is given, and remains where none can be had", async () => {
    const { session, server, state, announced } = await loggedIn();
    const before = state().tokens ?? { token, jwt: null };
    server.on(
      getSportifyToken,
      () => refused(503),
      () => refused(401),
    );
    expect(await session.renewSportsbookToken(before)).toMatchObject({ status: 503 });
    expect([announced, state().tokens]).toEqual([[], before]);
    expect(await session.renewSportsbookToken(before)).toMatchObject({ status: 401 });
    expect(announced).toEqual(["out refused"]);
    expect(await session.renewSportsbookToken(before)).toEqual({ kind: "unreachable" });
  });

  it("[SESSION-15] fetches nothing while no one is logged in", async () => {
    const { session, server } = startSession();
    await Promise.all([session.syncTokens(noon), session.refreshUser(), session.refreshBalance()]);
    expect([...server.sent(getSportifyToken), ...server.sent(getUser)]).toEqual([]);
  });
});
