import { getSportifyToken } from "@grandstand/contract/account";
import { getUser } from "@grandstand/contract/user";
import { redeemUserToken } from "@grandstand/contract/user-token";
import { describe, expect, it } from "vitest";
import { createFakeApi, refused } from "../../testing/fake-api.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { person } from "../../testing/person.ts";
import type { Entry } from "../entry/consume-entry.ts";
import { createMessagesStore } from "../messages/messages.ts";
import { watchPerson } from "../session/person-activity.ts";
import { createSessionStore } from "../session/session.ts";
import * as sessionCalls from "../session/session-calls.ts";
import { storageKeys } from "../storage/storage.ts";
import { enterSite } from "./enter-site.ts";

const nobody: Entry["arrival"] = { userToken: null, state: null, isForeign: false };
const byToken = (userToken: string) => ({ arrival: { ...nobody, userToken } });
const nothing: Entry = {
  arrival: nobody,
  affiliation: null,
  opensLogin: false,
  opensRegistration: false,
  cashierPart: null,
  isAfterError: false,
  sharedSlip: null,
};

/** A site that somebody enters; `auth` is what the browser kept of a session. */
async function enter(requested: Partial<Entry>, auth?: string) {
  const server = createFakeApi();
  server.on(getSportifyToken, () => ({ sportsbook_token: "sport" }));
  server.on(getUser, () => person());
  server.on(redeemUserToken, ({ body }) => ({ token: `session of ${body?.userToken}` }));
  const shared = createFakeStorage(auth === undefined ? {} : { auth });
  const storage = shared.tab();
  const messages = createMessagesStore();
  const session = createSessionStore({
    activity: watchPerson(null, () => 0),
    api: server.api,
    storage,
    onLogin: () => undefined,
    onLogout: () => undefined,
    loadCalls: async () => sessionCalls,
  });
  let home = 0;
  const slips: string[] = [];
  const cashiers: string[] = [];
  const options = {
    goHome: () => {
      home += 1;
    },
    fillSharedSlip: (text: string) => void slips.push(text),
    openCashier: (name: string) => void cashiers.push(name),
  };
  const go = () => enterSite({ storage, messages, session }, { ...nothing, ...requested }, options);
  return { server, session, messages, shared, go, home: () => home, slips, cashiers };
}

describe("entering the site", () => {
  it("[ENTRY-9] [ACCOUNT-23] [ACCOUNT-324] with a token logs in and goes home", async () => {
    const { session, go, home, messages, server } = await enter({
      arrival: { userToken: "t", state: "s", isForeign: false },
      opensLogin: true,
    });
    await session.restore();
    await go();
    expect(session.getState()).toMatchObject({
      status: "authenticated",
      tokens: { token: "session of t" },
    });
    expect(server.sent(redeemUserToken)).toEqual([{ body: { userToken: "t", state: "s" } }]);
    expect([home(), messages.getState().overlay]).toEqual([1, { kind: "arrival" }]);
  });

  it("[ENTRY-20] with a token of another tab logs no one in, says so, and opens the login", async () => {
    const isForeign = true;
    const { session, go, home, messages } = await enter({ arrival: { ...nobody, isForeign } });
    await session.restore();
    await go();
    expect(session.getState().tokens).toBeNull();
    expect(messages.getState()).toMatchObject({
      overlay: { kind: "login", reason: "asked" },
      toasts: [{ title: { key: "site.other-tab.title" } }],
    });
    expect(home()).toBe(0);
  });

  it("[ENTRY-9] with a token leaves an existing session alone", async () => {
    const auth = JSON.stringify({ token: "mine", jwt: "sport" });
    const { session, go, home, shared } = await enter(byToken("theirs"), auth);
    const restored = session.restore();
    await go();
    await restored;
    await go();
    expect([session.getState().tokens?.token, home()]).toEqual(["mine", 0]);
    expect(shared.read(storageKeys.auth)).toBe(auth);
  });

  it("[ENTRY-9] with a token that is worth nothing opens the login", async () => {
    const { server, session, go, home, messages, shared } = await enter(byToken("t"));
    server.on(redeemUserToken, () => refused(403));
    await session.restore();
    await go();
    expect([home(), messages.getState().overlay]).toEqual([0, { kind: "login", reason: "asked" }]);
    expect(shared.read(storageKeys.auth)).toBeNull();
  });

  it("[ENTRY-10] [ACCOUNT-21] opens the registration, once, and not for a person who is logged in", async () => {
    const { go, messages } = await enter({ opensRegistration: true });
    await go();
    expect(messages.getState().overlay).toEqual({ kind: "registration" });
    const both = await enter({ opensRegistration: true, opensLogin: true });
    await both.go();
    expect(both.messages.getState().overlay?.kind).toBe("login");
    const auth = JSON.stringify({ token: "mine", jwt: "sport" });
    const person = await enter({ opensRegistration: true }, auth);
    await person.session.restore();
    await person.go();
    expect(person.messages.getState().overlay).toBeNull();
  });

  it("[ENTRY-10] with openLogin opens the login for a visitor", async () => {
    const { session, go, messages } = await enter({ opensLogin: true });
    await session.restore();
    await go();
    expect(messages.getState().overlay).toEqual({ kind: "login", reason: "asked" });
  });

  it("[ENTRY-10] with openLogin opens nothing for a person who is logged in", async () => {
    const auth = JSON.stringify({ token: "mine", jwt: "sport" });
    const { session, go, messages } = await enter({ opensLogin: true }, auth);
    await session.restore();
    await go();
    expect(messages.getState().overlay).toBeNull();
  });

  it("[ENTRY-17] with openCashier opens that part of it, whether or not a person is logged in, and no login beside it", async () => {
    const requested = { cashierPart: "home/limits", opensLogin: true };
    const visitor = await enter(requested);
    await visitor.go();
    const own = await enter(requested, JSON.stringify({ token: "mine", jwt: "sport" }));
    await own.go();
    expect([visitor.cashiers, own.cashiers]).toEqual([["home/limits"], ["home/limits"]]);
    expect(visitor.messages.getState().overlay).toBeNull();
  });

  it("[ENTRY-17] with openCashier and a token that logs in goes home alone", async () => {
    const { session, go, home, cashiers } = await enter({
      ...byToken("t"),
      cashierPart: "deposit",
    });
    await session.restore();
    await go();
    expect([home(), cashiers]).toEqual([1, []]);
  });

  it("[ENTRY-11] [ACCOUNT-24] after an error elsewhere says so for five seconds", async () => {
    const { session, go, messages } = await enter({ isAfterError: true });
    await session.restore();
    await go();
    expect(messages.getState().toasts).toMatchObject([
      { severity: "error", title: { key: "site.verification-error.title" }, duration: 5_000 },
    ]);
  });

  it("[ENTRY-12] by an affiliate's link keeps the affiliation, and no other visit touches it", async () => {
    const affiliation = { idaffiliation: "42" };
    const { session, go, shared } = await enter({ affiliation });
    await session.restore();
    await go();
    expect(shared.read(storageKeys.affiliation)).toBe(JSON.stringify(affiliation));
    const plain = await enter({});
    await plain.go();
    expect(plain.shared.read(storageKeys.affiliation)).toBeNull();
  });

  it("[ENTRY-13] by a shared link fills its slip in, whether or not a person is logged in", async () => {
    const sharedSlip = "1.7..1x2..home";
    const visitor = await enter({ sharedSlip });
    await visitor.go();
    const person = await enter({ sharedSlip }, JSON.stringify({ token: "mine", jwt: "sport" }));
    const plain = await enter({});
    await person.go();
    await plain.go();
    expect([visitor.slips, person.slips, plain.slips]).toEqual([[sharedSlip], [sharedSlip], []]);
  });
});
