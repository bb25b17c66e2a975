import { getSportifyToken } from "@grandstand/contract/account";
import { calculate, lookUpTicket, submit } from "@grandstand/contract/betslip";
import { describe, expect, it } from "vitest";
import type { ApiFailure } from "../../core/client/client.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import { deferred, refused } from "../../testing/fake-api.ts";
import { settle } from "../../testing/fake-time.ts";
import { person } from "../../testing/person.ts";
import { betOf, openBrowser, openTab, placed, ticketOf, uuidOf } from "../../testing/placing.ts";

const lost: Record<string, { failure: ApiFailure }> = {
  "no answer in 10 s": { failure: { kind: "timeout" } },
  "a broken connection": { failure: { kind: "unreachable" } },
  "an unreadable answer": { failure: { kind: "malformed" } },
  "a 500": refused(500),
  "a 502": refused(502),
  "a 504": refused(504),
  "a 409": refused(409),
  "a 404 of something on the way": refused(404),
  "a redirect": { failure: { kind: "malformed" } },
};
const found = (state: "placed" | "not-placed" | "running") => ({
  state,
  bet: state === "placed" ? betOf(ticketOf(1)) : null,
  message: null,
  meta: { error: null },
});
const moved = (number: number, odds: number) => ({
  ...placed(ticketOf(number)),
  status: "ODDS_CHANGED",
  bet: null,
  message: "Moved.",
  meta: {
    error: {
      code: "ODDS_CHANGED" as const,
      outcome_ids: [`o${number}`],
      odds: { [`o${number}`]: odds },
    },
  },
});

async function open(singles = 1) {
  const browser = openBrowser();
  return { ...browser, ...(await openTab(browser, singles)) };
}

describe("a press", () => {
  it("[PLACE-BETS-1] places each single, with its receipt", async () => {
    const { placeBets, server, slip, states, session } = await open(3);
    await placeBets.place();
    await settle();
    expect(states()).toEqual(["placed", "placed", "placed"]);
    expect(server.sent(submit).map(({ body }) => body?.ticket.uuid)).toEqual([1, 2, 3].map(uuidOf));
    expect(slip.control().kind).toBe("results");
    expect(session.getState().user?.balance).toBe(4_000);
  });

  it("[PLACE-BETS-1] counts once, however often and fast it comes", async () => {
    const { placeBets, server } = await open();
    await Promise.all([placeBets.place(), placeBets.place(), placeBets.place()]);
    await placeBets.place();
    expect([server.sent(calculate).length, server.sent(submit).length]).toEqual([1, 1]);
  });

  it("[PLACE-BETS-2] is kept before it leaves, and forgotten once it is known", async () => {
    const { placeBets, server, storage } = await open();
    let keptThen: string | null = null;
    server.on(submit, () => {
      keptThen = storage.read(storageKeys.pending);
      return placed(ticketOf(1));
    });
    await placeBets.place();
    expect(keptThen).toContain(uuidOf(1));
    expect(storage.read(storageKeys.pending)).toBeNull();
  });

  it("[PLACE-BETS-9] sends nothing while offline, nor later", async () => {
    const { placeBets, server, connection, slip, time, vouch } = await open();
    connection.setState({ isOnline: false });
    expect(slip.control()).toMatchObject({ kind: "blocked", because: [{ reason: "offline" }] });
    await placeBets.place();
    connection.setState({ isOnline: true });
    vouch();
    await time.pass(60_000);
    expect([server.sent(calculate), server.sent(submit)]).toEqual([[], []]);
  });

  it("[PLACE-BETS-9] that goes offline on the way ends as not placed", async () => {
    const { placeBets, server, connection, states, time } = await open();
    server.on(calculate, () => {
      connection.setState({ isOnline: false });
      return { status: true, message: null, tickets: [ticketOf(1)] };
    });
    await placeBets.place();
    await time.pass(60_000);
    expect([states(), server.sent(submit), server.sent(lookUpTicket)]).toEqual([
      ["refused"],
      [],
      [],
    ]);
  });

  it.each([
    [
      "a refusal",
      refused(400, { message: "Too much." } as never),
      { kind: "message", message: "Too much." },
    ],
    ["no answer", { failure: { kind: "timeout" } } as const, { kind: "failed" }],
    ["trouble of the server", refused(500, { message: "SQLSTATE[42S02]" }), { kind: "failed" }],
    ["too many requests", refused(429, { message: "Too many" }), { kind: "failed" }],
    [
      "too little money",
      refused(400, { code: "BALANCE_INSUFFICIENT" } as never),
      { kind: "insufficient-funds" },
    ],
  ])(
    "[PLACE-BETS-11] [ERRORS-4] that can't be priced goes back with %s",
    async (_name, answer, error) => {
      const { placeBets, server, slip, calls } = await open();
      server.on(calculate, () => answer);
      await placeBets.place();
      expect(slip.getState().slip).toMatchObject({ processingStatus: "", error });
      expect([server.sent(submit), calls]).toEqual([[], []]);
    },
  );

  it("[PLACE-BETS-10] on a price that moved needs consent, at the new price", async () => {
    const { placeBets, server, slip } = await open();
    server.on(submit, () => moved(1, 1.8));
    await placeBets.place();
    const control = slip.control();
    expect(control).toMatchObject({
      kind: "accept-changes",
      changes: [{ outcomeId: "o1", from: 2, to: 1.8 }],
    });
    if (control.kind === "accept-changes") slip.acceptChanges(control.changes);
    server.on(submit, ({ body }) => placed(body?.ticket ?? ticketOf(1)));
    await placeBets.place();
    expect(server.sent(calculate)[1]?.body?.selections[0]?.odds).toBe(1.8);
    expect(slip.control().kind).toBe("results");
  });

  it("[PLACE-BETS-14] is not repeated after a 429", async () => {
    const { placeBets, server, states, time } = await open();
    server.on(submit, () => refused(429, { message: "Too many.", retryAfter: 1_000 }));
    await placeBets.place();
    await time.pass(120_000);
    expect([states(), server.sent(submit).length]).toEqual([["refused"], 1]);
  });
});

describe("a lost answer", () => {
  it.each(Object.keys(lost))(
    "[PLACE-BETS-3] [ERRORS-6] after %s is looked up, and found",
    async (name) => {
      const { placeBets, server, states, slip, time } = await open();
      server.on(submit, () => lost[name] ?? refused(500));
      await placeBets.place();
      expect([states(), slip.control().kind]).toEqual([["unknown"], "checking"]);
      await time.pass(1_000);
      expect([states(), slip.control().kind]).toEqual([["placed"], "results"]);
      expect([server.sent(submit).length, server.sent(lookUpTicket)]).toEqual([
        1,
        [{ path: { uuid: uuidOf(1) } }],
      ]);
    },
  );

  it("[PLACE-BETS-3] is looked up until it is known, more and more seldom", async () => {
    const { placeBets, server, states, time, storage } = await open();
    server.on(submit, () => refused(500));
    server.on(
      lookUpTicket,
      () => refused(503),
      () => found("running"),
      () => ({ failure: { kind: "timeout" } }) as const,
      () => found("placed"),
    );
    await placeBets.place();
    await time.pass(14_999);
    expect([states(), server.sent(lookUpTicket).length]).toEqual([["unknown"], 3]);
    expect(storage.read(storageKeys.pending)).toContain(uuidOf(1));
    await time.pass(1);
    expect([states(), server.sent(submit).length]).toEqual([["placed"], 1]);
    expect(storage.read(storageKeys.pending)).toBeNull();
  });

  it("[PLACE-BETS-4] of a request that never arrived lets it go again as it was", async () => {
    const { placeBets, server, states, time, slip, vouch } = await open();
    server.on(
      submit,
      () => ({ failure: { kind: "unreachable" } }) as const,
      ({ body }) => placed(body?.ticket ?? ticketOf(2)),
    );
    server.on(lookUpTicket, () => found("not-placed"));
    await placeBets.place();
    await time.pass(1_000);
    expect([states(), slip.control().kind]).toEqual([["refused"], "results"]);
    await time.pass(60_000);
    expect(server.sent(submit)).toHaveLength(1);
    slip.retainSelections();
    vouch();
    await placeBets.place();
    expect(states()).toEqual(["placed"]);
    expect(server.sent(submit).map(({ body }) => body?.ticket.uuid)).toEqual([
      uuidOf(1),
      uuidOf(1),
    ]);
    expect(server.sent(calculate)).toHaveLength(1);
  });

  it("[PLACE-BETS-7] with another payload under its uuid is looked up", async () => {
    const { placeBets, server, states, time } = await open();
    server.on(submit, () => refused(422));
    await placeBets.place();
    expect(states()).toEqual(["unknown"]);
    await time.pass(1_000);
    expect([states(), server.sent(submit).length]).toEqual([["placed"], 1]);
  });

  it("[PLACE-BETS-5] [PLACE-BETS-13] of a page that went is found by its person, and by no one else", async () => {
    const browser = openBrowser();
    const { server, time } = browser;
    const first = await openTab(browser);
    server.on(submit, () => deferred<never>().reply);
    void first.placeBets.place();
    await settle();
    browser.locks.releaseAll();
    const stranger = await openTab(browser, 0, person({ id: "person-2" }));
    stranger.placeBets.resume("person-2");
    await time.pass(60_000);
    expect([stranger.states(), server.sent(lookUpTicket)]).toEqual([[], []]);
    const back = await openTab(browser, 0);
    back.placeBets.resume("person-1");
    expect([back.states(), back.slip.control().kind]).toEqual([["unknown"], "checking"]);
    expect(back.slip.getState().slip.processingStatus).toBe("processing");
    await time.pass(1_000);
    expect([back.states(), server.sent(submit).length]).toEqual([["placed"], 1]);
    expect(browser.storage.read(storageKeys.pending)).toBeNull();
  });

  it("[PLACE-BETS-15] has a single look-up at a time", async () => {
    const { placeBets, server, time } = await open();
    server.on(submit, () => refused(500));
    server.on(lookUpTicket, () => found("running"));
    await placeBets.place();
    placeBets.resume("person-1");
    placeBets.resume("person-1");
    expect(time.timers()).toHaveLength(1);
    await time.pass(1_000);
    expect([server.sent(lookUpTicket).length, time.timers().length]).toEqual([1, 1]);
  });
});

describe("several tickets", () => {
  it("[PLACE-BETS-10] of which one was placed show results, and not the prices that moved", async () => {
    const { placeBets, server, states, slip } = await open(2);
    server.on(
      submit,
      () => moved(1, 1.8),
      ({ body }) => placed(body?.ticket ?? ticketOf(1)),
    );
    await placeBets.place();
    expect([states(), slip.control().kind]).toEqual([["price-moved", "placed"], "results"]);
  });

  it("[PLACE-BETS-8] of which some fail send only those again", async () => {
    const { placeBets, server, states, slip, time, vouch } = await open(3);
    server.on(
      submit,
      ({ body }) => placed(body?.ticket ?? ticketOf(1)),
      () => refused(429, { message: "Too many." }),
      () => refused(429, { message: "Too many." }),
      ({ body }) => placed(body?.ticket ?? ticketOf(1)),
    );
    await placeBets.place();
    expect(states()).toEqual(["placed", "refused", "refused"]);
    slip.retainSelections();
    vouch();
    await placeBets.place();
    await time.pass(1_000);
    expect(server.sent(submit).map(({ body }) => body?.ticket.uuid)).toEqual(
      [1, 2, 3, 2, 3].map(uuidOf),
    );
    expect(states()).toEqual(["placed", "placed"]);
  });

  it("[PLACE-BETS-8] with a changed stake are priced again", async () => {
    const { placeBets, server, slip, vouch } = await open();
    server.on(
      submit,
      () => refused(429, { message: "Too many." }),
      ({ body }) => placed(body?.ticket ?? ticketOf(1)),
    );
    await placeBets.place();
    slip.retainSelections();
    slip.typeLineStake("o1", "25");
    vouch();
    await placeBets.place();
    expect(server.sent(calculate)).toHaveLength(2);
    expect(server.sent(submit)[1]?.body?.ticket.stake).toBe(2_500);
  });
});

describe("two tabs", () => {
  it("[PLACE-BETS-6] say in the second one that the bet is being placed in the first", async () => {
    const browser = openBrowser();
    const one = await openTab(browser);
    const other = await openTab(browser, 0);
    other.vouch();
    browser.server.on(submit, () => deferred<never>().reply);
    void one.placeBets.place();
    await settle();
    await other.placeBets.place();
    expect(other.slip.getState().notice).toBe("being-placed-elsewhere");
    expect(browser.server.sent(submit)).toHaveLength(1);
  });

  it("[PLACE-BETS-6] place a slip once", async () => {
    const browser = openBrowser();
    const one = await openTab(browser);
    const other = await openTab(browser, 0);
    other.slip.restore("person-1");
    other.vouch();
    await Promise.all([one.placeBets.place(), other.placeBets.place()]);
    expect(browser.server.sent(submit)).toHaveLength(1);
    expect(other.slip.getState().notice).not.toBeNull();
    other.vouch();
    await other.placeBets.place();
    expect(browser.server.sent(submit)).toHaveLength(1);
  });
});

describe("a session that ends while placing", () => {
  it("[PLACE-BETS-12] shows the next person nothing of a price that comes back late", async () => {
    const { placeBets, server, slip, session } = await open();
    server.on(calculate, () => {
      session.setState({ user: person({ id: "person-2" }) });
      return refused(400, { message: "Too much." } as never);
    });
    await placeBets.place();
    expect([slip.getState().slip.error, server.sent(submit)]).toEqual([null, []]);
  });

  it("[PLACE-BETS-12] sends no further ticket, and resolves what left after the login", async () => {
    const { placeBets, server, states, calls, time, session, slip, storage } = await open(3);
    server.on(submit, () => refused(401));
    server.on(getSportifyToken, () => refused(401));
    server.on(lookUpTicket, () => refused(401));
    await placeBets.place();
    await settle();
    expect([server.sent(submit).length, calls]).toEqual([1, ["refused"]]);
    await time.pass(60_000);
    expect(storage.read(storageKeys.pending)).toContain(uuidOf(1));
    expect(slip.getState().slip.selections).toHaveLength(3);
    session.setState({ status: "authenticated", user: person(), tokens: { token: "n", jwt: "n" } });
    server.on(lookUpTicket, () => found("not-placed"));
    placeBets.resume("person-1");
    await time.pass(20_000);
    expect(states()).toEqual(["refused"]);
    expect(storage.read(storageKeys.pending)).toBeNull();
  });

  it("[PLACE-BETS-20] looks a refused ticket up with a new token, and sends nothing again", async () => {
    const { placeBets, server, states, calls, time, session } = await open();
    server.on(submit, () => refused(401));
    server.on(
      lookUpTicket,
      () => refused(401),
      () => found("placed"),
    );
    await placeBets.place();
    expect(states()).toEqual(["unknown"]);
    await time.pass(20_000);
    expect([states(), calls]).toEqual([["placed"], []]);
    expect(server.sent(submit)).toHaveLength(1);
    expect(session.getState().tokens?.jwt).toBe("renewed");
  });

  it("[PLACE-BETS-20] leaves the slip as it was where its price is refused for good", async () => {
    const { placeBets, server, slip, calls } = await open();
    server.on(calculate, () => refused(401, { message: "Please log in." }));
    await placeBets.place();
    expect([server.sent(calculate).length, server.sent(submit).length]).toEqual([2, 0]);
    expect(calls).toEqual(["refused"]);
    expect(slip.getState().slip.selections).toHaveLength(1);
    expect(slip.getState().slip.error).toBeNull();
  });
});
