import { getBalance, getSportifyToken } from "@grandstand/contract/account";
import { submitBuilder } from "@grandstand/contract/bet-builder";
import { calculate, submit } from "@grandstand/contract/betslip";
import { acceptCashOut } from "@grandstand/contract/cash-out";
import { getBets } from "@grandstand/contract/history";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeApi, refused } from "../../testing/fake-api.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { person } from "../../testing/person.ts";
import { watchPerson } from "./person-activity.ts";
import { withRenewedToken } from "./renewed-token.ts";
import { createSessionStore } from "./session.ts";
import * as sessionCalls from "./session-calls.ts";

const noBets = { bets: [], next_cursor: null };

/** Somebody logged in with a token that the betting service refuses. */
function startCalls() {
  const server = createFakeApi();
  const ended: string[] = [];
  const session = createSessionStore({
    activity: watchPerson(null, () => 0),
    api: server.api,
    storage: createFakeStorage().tab(),
    onLogin: () => undefined,
    onLogout: (reason) => ended.push(reason),
    loadCalls: async () => sessionCalls,
  });
  session.setState({
    status: "authenticated",
    user: person(),
    tokens: { token: "account", jwt: "old" },
  });
  let renewals = 0;
  server.on(getSportifyToken, () => {
    renewals += 1;
    return { sportsbook_token: `new-${renewals}` };
  });
  const jwt = () => session.getState().tokens?.jwt ?? null;
  return { server, session, ended, jwt, api: withRenewedToken(server.api, () => session) };
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("a betting call whose token is refused", () => {
  it("[API-9] [ERRORS-29] is made once more with a new one", async () => {
    const { server, api, ended, jwt } = startCalls();
    server.on(getBets, () => (jwt() === "old" ? refused(401) : noBets));
    expect(await api(getBets, { query: { lang: "fr" } })).toEqual({ ok: true, value: noBets });
    expect([server.sent(getBets).length, ended]).toEqual([2, []]);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it("[SESSION-24] waits for a token where a tab has followed a login before there was one", async () => {
    const { server, session, api, jwt } = startCalls();
    session.setState({ tokens: { token: "account", jwt: null } });
    server.on(submit, () => refused(jwt() === null ? 401 : 422));
    server.on(getBets, () => (jwt() === null ? refused(401) : noBets));
    const answers = [api(getBets, { query: { lang: "fr" } }), api(submit, { body: {} as never })];
    expect(await Promise.all(answers)).toMatchObject([{ ok: true }, { failure: { status: 422 } }]);
    expect([server.sent(getSportifyToken).length, server.sent(submit).length]).toEqual([1, 1]);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it("[SESSION-24] sends no betting call where there is no token to be had", async () => {
    const { server, session, api } = startCalls();
    session.setState({ tokens: { token: "account", jwt: null } });
    server.on(getSportifyToken, () => refused(503));
    expect(await api(submit, { body: {} as never })).toMatchObject({ failure: { status: 503 } });
    expect(server.sent(submit)).toEqual([]);
  });

  it("[API-9] shares its new token with others that were refused at the same time", async () => {
    const { server, api, jwt } = startCalls();
    server.on(getBets, () => (jwt() === "old" ? refused(401) : noBets));
    const query = { lang: "fr" } as const;
    await Promise.all([api(getBets, { query }), api(getBets, { query }), api(getBets, { query })]);
    expect(server.sent(getSportifyToken)).toHaveLength(1);
  });

  it("[API-9] [ERRORS-29] ends the session where the new one is refused as well", async () => {
    const { server, api, ended } = startCalls();
    server.on(calculate, () => refused(401));
    const answer = await api(calculate, { body: {} as never });
    expect(answer).toMatchObject({ ok: false, failure: { status: 401 } });
    expect([server.sent(calculate).length, ended]).toEqual([2, ["refused"]]);
  });

  it("[API-9] fails as the renewal does, and the session remains", async () => {
    const { server, api, ended } = startCalls();
    server.on(getBets, () => refused(401, { message: "Please log in." }));
    server.on(getSportifyToken, () => refused(503));
    const answer = await api(getBets, { query: { lang: "fr" } });
    expect(answer).toMatchObject({ ok: false, failure: { status: 503 } });
    expect([server.sent(getBets).length, ended]).toEqual([1, []]);
  });

  it.each([submit, submitBuilder, acceptCashOut])(
    "[API-9] is not sent again where it moves money ($name)",
    async (call) => {
      const { server, api, ended, jwt } = startCalls();
      server.on(call, () => refused(401));
      expect(await api(call, { body: {} as never })).toMatchObject({ failure: { status: 401 } });
      expect([server.sent(call).length, ended, jwt()]).toEqual([1, [], "new-1"]);
    },
  );

  it("[API-9] leaves the account's own calls to the session", async () => {
    const { server, api } = startCalls();
    server.on(getBalance, () => refused(401));
    await api(getBalance);
    expect(server.sent(getSportifyToken)).toEqual([]);
  });
});
