import { getBalance } from "@grandstand/contract/account";
import { calculateBuilder, submitBuilder } from "@grandstand/contract/bet-builder";
import { lookUpTicket } from "@grandstand/contract/betslip";
import { getUser } from "@grandstand/contract/user";
import type { AcceptOdds } from "@grandstand/rules/accept-odds";
import type { BuilderOutcome } from "@grandstand/rules/builder";
import { describe, expect, it } from "vitest";
import { createConnectionStore } from "../../core/realtime/connection.ts";
import { watchPerson } from "../../core/session/person-activity.ts";
import { createSessionStore } from "../../core/session/session.ts";
import * as sessionCalls from "../../core/session/session-calls.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import { createFakeApi, deferred, refused } from "../../testing/fake-api.ts";
import { createFakeLocks } from "../../testing/fake-locks.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { createFakeTime, settle } from "../../testing/fake-time.ts";
import { person } from "../../testing/person.ts";
import { betOf, uuidOf } from "../../testing/placing.ts";
import { createBetBuilderStore, pressedPicks } from "./store.ts";
import { toBuilderView } from "./view.ts";

const pick = (id: string): BuilderOutcome => ({
  outcomeId: id,
  marketId: `market-${id}`,
  eventId: "match",
  marketType: "1x2",
  kind: "Home",
  handicap: null,
  score: null,
  outcomeName: id,
  marketName: "Result",
});

function answerAt(odds: number, serverTime: number, uuid: string | null = uuidOf(1)) {
  return {
    server_time: serverTime,
    message: null,
    ticket: {
      uuid,
      name: "match",
      odds,
      display_odds: null,
      selections: [],
      implied_outcome_ids: [],
      error_meta: null,
    },
  };
}
const placedAnswer = (placedAt: number) => ({
  status: true,
  message: null,
  meta: { error: null },
  receipt: {
    uuid: uuidOf(1),
    bet_id: uuidOf(9),
    reference: "GS-1",
    stake: 1_000,
    asked_odds: 3.5,
    odds: 3.5,
    potential_return: 3_500,
    placed_at: new Date(placedAt).toISOString(),
    selections: [
      {
        event_id: "match",
        market_id: "market-a",
        outcome_id: "a",
        sport_slug: "football",
        competition_slug: "jupiler-pro-league",
        event_name: "Club Brugge – Anderlecht",
        market_name: "Result",
        outcome_name: "a",
      },
    ],
  },
});
const refusal = (code: "ODDS_CHANGED" | "BALANCE_INSUFFICIENT", odds?: number) => ({
  status: false,
  receipt: null,
  message: "No.",
  meta: { error: { code, outcome_ids: [], ...(odds === undefined ? {} : { odds }) } },
});

async function open(acceptOdds: AcceptOdds = "none") {
  const server = createFakeApi();
  const storage = createFakeStorage().tab();
  const time = createFakeTime();
  const connection = createConnectionStore(time.now());
  const session = createSessionStore({
    activity: watchPerson(null, () => 0),
    api: server.api,
    storage,
    onLogin: () => undefined,
    onLogout: () => undefined,
    loadCalls: async () => sessionCalls,
  });
  session.setState({
    status: "authenticated",
    user: person(),
    tokens: { token: "t", jwt: "j" },
  });
  server.on(calculateBuilder, () => answerAt(3.5, time.now()));
  server.on(submitBuilder, () => placedAnswer(time.now()));
  server.on(getBalance, () => ({ balance: 4_000 }));
  server.on(getUser, () => person());
  const store = createBetBuilderStore({
    api: server.api,
    storage,
    now: time.now,
    terms: { bookmaker: "grandstand", language: "fr", country: "BE" },
    acceptOdds: () => acceptOdds,
    session,
    connection,
    alone: createFakeLocks().alone,
    onElsewhere: () => undefined,
    setTimer: time.setTimer,
  });
  const pickTwo = async () => {
    store.toggle(pick("a"));
    store.toggle(pick("b"));
    await settle();
  };
  const builder = () => store.getState().builder;
  return { server, storage, time, session, store, pickTwo, builder };
}

describe("the price", () => {
  it("[BET-BUILDER-STORE-1] is that of the last picks, whatever comes back late", async () => {
    const { server, store, time, builder } = await open();
    const first = deferred<ReturnType<typeof answerAt>>();
    server.on(
      calculateBuilder,
      () => first.reply,
      () => answerAt(5, time.now()),
    );
    store.toggle(pick("a"));
    store.toggle(pick("b"));
    store.toggle(pick("c"));
    await settle();
    const [given] = server.sent(calculateBuilder);
    expect(given?.signal?.aborted).toBe(true);
    first.give(answerAt(2, time.now()));
    await settle();
    expect(builder()).toMatchObject({ agreedOdds: 5, isCalculating: false });
    expect(server.sent(calculateBuilder).at(-1)?.body?.selections).toHaveLength(3);
  });

  it("[BET-BUILDER-STORE-2] is not requested for one pick", async () => {
    const { server, store } = await open();
    store.toggle(pick("a"));
    await settle();
    expect(server.sent(calculateBuilder)).toEqual([]);
  });
});

describe("a price that can't be had", () => {
  it("[BET-BUILDER-STORE-11] [ERRORS-4] is reported in the server's words until it comes", async () => {
    const { server, store, time, pickTwo } = await open();
    server.on(
      calculateBuilder,
      () => refused(400, { message: "These can't be combined today." }),
      () => refused(500, { message: "SQLSTATE[42S02]" }),
      () => refused(429, { message: "Too many" }),
      () => answerAt(3.5, time.now()),
    );
    await pickTwo();
    const error = () => store.getState().builder.error;
    expect(error()).toEqual({ kind: "message", message: "These can't be combined today." });
    await store.refresh();
    expect(error()).toEqual({ kind: "failed" });
    await store.refresh();
    expect(error()).toEqual({ kind: "failed" });
    await store.refresh();
    expect(error()).toBeNull();
  });
});

describe("placing", () => {
  it("[BET-BUILDER-STORE-3] [BET-BUILDER-STORE-9] places once, and fetches the balance", async () => {
    const { server, store, pickTwo, session } = await open();
    await pickTwo();
    await Promise.all([store.place(), store.place()]);
    await settle();
    const [sent, ...others] = server.sent(submitBuilder);
    expect(others).toEqual([]);
    expect(sent?.body).toMatchObject({
      uuid: uuidOf(1),
      stake: 1_000,
      current_odds: 3.5,
      accept_odds: "none",
    });
    expect(store.control().kind).toBe("results");
    expect(session.getState().user?.balance).toBe(4_000);
  });

  it("[BET-BUILDER-STORE-13] shows no pressed price beside its result, and begins again with the next press", async () => {
    const { store, pickTwo, builder } = await open();
    await pickTwo();
    expect(pressedPicks(store.getState()).map(({ outcomeId }) => outcomeId)).toEqual(["a", "b"]);
    await store.place();
    await settle();
    expect(pressedPicks(store.getState())).toEqual([]);
    store.toggle(pick("b"));
    expect(pressedPicks(store.getState())).toEqual([pick("b")]);
    expect([store.control().kind, builder().stake.cents]).toEqual(["blocked", 1_000]);
  });

  it("[BET-BUILDER-STORE-12] leads from the receipt to the selections' event", async () => {
    const { store, pickTwo } = await open();
    await pickTwo();
    await store.place();
    const { ticket } = toBuilderView({
      state: store.getState(),
      control: store.control(),
      settings: { acceptOdds: "none", quickStakes: [] },
      maximumPayout: 10_000_000,
      limits: [],
      locale: "nl",
      eventState: undefined,
      slugs: new Map([
        ["football", { id: "1", translated_slug: "voetbal", category: "sport", is_parent: false }],
      ]),
    });
    expect(ticket).toMatchObject({
      receipt: {
        legs: [{ eventHref: "/nl/voetbal/jupiler-pro-league/club-brugge-anderlecht-match/" }],
      },
    });
  });

  it("[LIMITS-STORE-6] says which limit of the person its bet would pass", async () => {
    const { store, pickTwo } = await open();
    const limit = { kind: "stake", period: "day", value: 2_000, pending: null } as const;
    const limits = [{ ...limit, used: 1_500, left: 500, freesAt: 1_800_000_000_000 }];
    const passed = () =>
      toBuilderView({
        state: store.getState(),
        control: store.control(),
        settings: { acceptOdds: "none", quickStakes: [] },
        maximumPayout: 10_000_000,
        limits,
        locale: "nl",
        eventState: undefined,
        slugs: new Map(),
      }).passedLimit;
    expect(passed()).toBeNull();
    await pickTwo();
    store.typeStake("5");
    expect(passed()).toBeNull();
    store.typeStake("5,01");
    expect(passed()).toEqual({
      kind: "stake",
      period: "day",
      left: 500,
      freesAt: 1_800_000_000_000,
    });
  });

  it("[BET-BUILDER-STORE-4] keeps its record as long as its fate is open", async () => {
    const { server, store, storage, pickTwo, time } = await open();
    const answer = deferred<ReturnType<typeof placedAnswer>>();
    server.on(submitBuilder, () => answer.reply);
    await pickTwo();
    const placing = store.place();
    await settle();
    expect(storage.read(storageKeys.builderPending)).toContain(uuidOf(1));
    answer.give(placedAnswer(time.now()));
    await placing;
    expect(storage.read(storageKeys.builderPending)).toBeNull();
  });

  it("[BET-BUILDER-STORE-5] looks a lost answer up", async () => {
    const { server, store, pickTwo, time } = await open();
    server.on(submitBuilder, () => refused(502));
    server.on(lookUpTicket, () => ({
      state: "placed" as const,
      bet: betOf({ uuid: uuidOf(1), stake: 1_000 }),
      message: null,
      meta: { error: null },
    }));
    await pickTwo();
    await store.place();
    expect(store.control().kind).toBe("checking");
    await time.pass(1_000);
    expect(store.control().kind).toBe("results");
    expect(server.sent(submitBuilder)).toHaveLength(1);
  });

  it("[BET-BUILDER-STORE-5] resumes a ticket of an earlier page", async () => {
    const earlier = await open();
    earlier.server.on(submitBuilder, () => refused(502));
    await earlier.pickTwo();
    await earlier.store.place();
    const kept = earlier.storage.read(storageKeys.builderPending) ?? "";
    const { store, storage } = await open();
    storage.write(storageKeys.builderPending, kept);
    store.resume(person().id);
    expect(store.control().kind).toBe("checking");
  });

  it("[BET-BUILDER-STORE-6] sends what never arrived once more, unchanged", async () => {
    const { server, store, pickTwo, builder } = await open();
    server.on(submitBuilder, () => refused(429, { message: "Too many." }));
    await pickTwo();
    await store.place();
    expect(builder().error).not.toBeNull();
    await store.place();
    const [first, second] = server.sent(submitBuilder);
    expect(second?.body).toEqual(first?.body);
  });

  it("[BET-BUILDER-STORE-7] needs consent to a price that moved on the way", async () => {
    const { server, store, pickTwo, time } = await open();
    server.on(submitBuilder, () => refusal("ODDS_CHANGED", 3.2));
    await pickTwo();
    server.on(calculateBuilder, () => answerAt(3.2, time.now(), uuidOf(2)));
    await store.place();
    await settle();
    expect(store.control()).toMatchObject({
      kind: "accept-change",
      change: { from: 3.5, to: 3.2 },
    });
    store.accept(3.2);
    await store.place();
    expect(server.sent(submitBuilder).at(-1)?.body).toMatchObject({
      uuid: uuidOf(2),
      current_odds: 3.2,
    });
  });

  it("[BET-BUILDER-STORE-8] shows what the server refused", async () => {
    const { server, store, pickTwo, builder } = await open();
    server.on(submitBuilder, () => refusal("BALANCE_INSUFFICIENT"));
    await pickTwo();
    await store.place();
    expect(builder().error).toEqual({ kind: "insufficient-funds" });
  });

  it("[BET-BUILDER-STORE-8] places what was changed after a refusal as a new ticket", async () => {
    const { server, store, time, pickTwo } = await open();
    server.on(submitBuilder, () => refusal("BALANCE_INSUFFICIENT"));
    await pickTwo();
    await store.place();
    server.on(calculateBuilder, () => answerAt(3.5, time.now(), uuidOf(2)));
    server.on(submitBuilder, () => placedAnswer(time.now()));
    store.typeStake("4");
    await store.place();
    const uuids = server.sent(submitBuilder).map((sent) => sent?.body?.uuid);
    expect(uuids).toEqual([uuidOf(1), uuidOf(2)]);
  });

  it("[BET-BUILDER-STORE-10] is not forgotten by the reset, and picks are", async () => {
    const { server, store, pickTwo, builder } = await open();
    await pickTwo();
    store.reset();
    expect(builder().picks).toEqual([]);
    server.on(submitBuilder, () => refused(502));
    await pickTwo();
    await store.place();
    store.reset();
    expect(store.control().kind).toBe("checking");
  });
});
