import type { calculate, SubmitAnswer, Ticket } from "@grandstand/contract/betslip";
import type { AnswerOf } from "@grandstand/contract/call";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type Credentials,
  combiSlip,
  holdWaits,
  type Sandbox,
  singleSlip,
  startSandbox,
  startTimeout,
} from "../../testing/start-sandbox.ts";
import { ticketLifetime } from "./calculate.ts";

const waits = holdWaits();
let sandbox: Sandbox;
let player: Credentials;

beforeAll(async () => {
  sandbox = await startSandbox({ inPlayDelay: 5_000, wait: waits.wait });
}, startTimeout);
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.control("reset");
  await sandbox.control("restart");
  player = await sandbox.logIn("verified_player");
});

const calculateWith = (slip: object) => sandbox.calculate(player, slip);
const firstCode = (answer: AnswerOf<typeof calculate>) => answer.tickets[0]?.error_meta?.code;
const lookUp = async (uuid: string, credentials = player) =>
  (await sandbox.send("GET", `/v1/betslip/ticket/${uuid}`, undefined, credentials)).body;

describe("calculate", () => {
  it("[BETSLIP-1] gives a ticket for each single that has a stake, and one for a combi", async () => {
    const singles = await calculateWith(
      singleSlip(sandbox.world, [
        ["a-home", 500],
        ["g-home", 0],
        ["b-over", 700],
      ]),
    );
    expect(singles).toMatchObject({ status: true, message: null });
    expect(singles.tickets.map(({ stake }) => stake)).toEqual([500, 700]);
    expect(new Set(singles.tickets.map(({ uuid }) => uuid)).size).toBe(2);
    const combi = await calculateWith(combiSlip(sandbox.world, ["a-home", "g-home"], 1_000));
    expect(combi.tickets).toMatchObject([{ type: "combi", stake: 1_000, potential_return: 4_500 }]);
  });

  it("[BETSLIP-4] refuses what can't be combined", async () => {
    const oneEvent = combiSlip(sandbox.world, ["b-over", "b-home"], 100);
    expect(firstCode(await calculateWith(oneEvent))).toBe("CANNOT_COMBINE");
    const alone = combiSlip(sandbox.world, ["b-over"], 100);
    expect(firstCode(await calculateWith(alone))).toBe("CANNOT_COMBINE");
    const forecast = combiSlip(sandbox.world, ["a-home", "f-12"], 100);
    expect(firstCode(await calculateWith(forecast))).toBe("FORECAST_TRICAST_CANNOT_BE_COMBINED");
  });

  it.each([110_001, 999_999])("[BETSLIP-5] refuses a stake of %d cents", async (stake) => {
    const answer = await calculateWith(singleSlip(sandbox.world, [["a-home", stake]]));
    expect(answer.status).toBe(false);
    expect(firstCode(answer)).toBe("STAKE_INVALID");
  });

  it("[BETSLIP-5] refuses no stake, and a total that does not add up", async () => {
    const none = await calculateWith(singleSlip(sandbox.world, [["a-home", 0]]));
    expect(none).toMatchObject({ status: false, tickets: [] });
    const slip = singleSlip(sandbox.world, [["a-home", 500]]);
    expect(firstCode(await calculateWith({ ...slip, total_stake: 400 }))).toBe("TOTALS_DIFFER");
  });

  it.each([-1, 10.5, Number.NaN, "10", "1e3"])(
    "[BETSLIP-5] does not accept %s as an amount",
    async (stake) => {
      const slip = singleSlip(sandbox.world, [["a-home", 500]]);
      const { status, body } = await sandbox.send(
        "POST",
        "/v1/betslip/calculate",
        { ...slip, stakes: { "a-home": stake } },
        player,
      );
      expect(status).toBe(400);
      expect(body.message).toBe("The request is not valid.");
    },
  );

  it("[BETSLIP-6] names what is unknown, suspended and ended", async () => {
    const { world } = sandbox;
    const slip = singleSlip(world, [["a-home", 100]]);
    const [selection] = slip.selections;
    const elsewhere = { ...slip, selections: [{ ...selection, event_id: "genk" }] };
    expect(firstCode(await calculateWith(elsewhere))).toBe("UNKNOWN_SELECTION");
    world.suspendMarket("anderlecht-1x2", true);
    expect(firstCode(await calculateWith(slip))).toBe("MARKET_SUSPENDED");
    world.endEvent("anderlecht");
    expect(firstCode(await calculateWith(slip))).toBe("EVENT_ENDED");
  });

  it("[BETSLIP-4] a key such as __proto__ in the stakes does nothing", async () => {
    const slip = JSON.stringify(singleSlip(sandbox.world, [["a-home", 100]]));
    const body = slip.replace('"stakes":{', '"__proto__":{"polluted":1},"stakes":{"__proto__":5,');
    const answer = await fetch(`${sandbox.base}/v1/betslip/calculate`, {
      method: "POST",
      headers: {
        "accept-language": "en",
        bookmaker: "grandstand",
        device: "desktop",
        platform: "website",
        "content-type": "application/json",
        ...player,
      },
      body,
    });
    expect(await answer.json()).toMatchObject({ status: true });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe("submit, once only", () => {
  it("[BETSLIP-7] two submits at once and a third later give one bet and one answer", async () => {
    const ticket = await sandbox.ticketFor(player, "a-home", 1_000);
    const twice = await Promise.all([
      sandbox.submit(player, ticket),
      sandbox.submit(player, ticket),
    ]);
    const again = await sandbox.submit(player, ticket);
    const placed = twice.filter(({ status }) => status === 200);
    for (const answer of twice) expect([200, 409]).toContain(answer.status);
    for (const answer of placed) expect(answer.body).toEqual(again.body);
    expect(again.body).toMatchObject({ status: "PROCESSED", bet: { stake: 1_000 } });
    expect(await sandbox.bets(player)).toHaveLength(1);
    expect(await sandbox.balance(player)).toBe(24_000);
  });

  it("[BETSLIP-8] another stake, selection or setting is 422, before and after", async () => {
    const ticket = await sandbox.ticketFor(player, "a-home", 1_000);
    const dearer: Ticket = { ...ticket, stake: 5_000 };
    expect((await sandbox.submit(player, dearer)).status).toBe(422);
    await sandbox.submit(player, ticket);
    const [selection] = ticket.selections;
    const swapped = { ...ticket, selections: selection ? [{ ...selection, odds: 99 }] : [] };
    expect((await sandbox.submit(player, swapped)).status).toBe(422);
    expect((await sandbox.submit(player, ticket, "ACCEPT_ANY")).status).toBe(422);
    expect(await sandbox.bets(player)).toHaveLength(1);
  });

  it("[BETSLIP-9] [BETSLIP-14] [BETSLIP-19] a live bet waits, and is 409 and running meanwhile", async () => {
    const ticket = await sandbox.ticketFor(player, "b-over", 1_000);
    const first = sandbox.submit(player, ticket);
    expect(await waits.begun()).toBe(5_000);
    expect(await sandbox.submit(player, ticket)).toMatchObject({
      status: 409,
      body: { code: "TICKET_RUNNING" },
    });
    expect(await lookUp(ticket.uuid)).toMatchObject({ state: "running" });
    expect(await sandbox.balance(player)).toBe(25_000);
    waits.end();
    expect((await first).body.status).toBe("PROCESSED");
    expect(await sandbox.balance(player)).toBe(24_000);
  });

  it("[BETSLIP-10] a ticket of somebody else, an unknown and an old one are refused", async () => {
    const ticket = await sandbox.ticketFor(player, "a-home", 1_000);
    const other = await sandbox.logIn("promo_player");
    expect((await sandbox.submit(other, ticket)).body.status).toBe("TICKET_EXPIRED");
    const unknown = { ...ticket, uuid: "00000000-0000-4000-8000-000000000000" };
    expect((await sandbox.submit(player, unknown)).body.status).toBe("TICKET_EXPIRED");
    sandbox.world.advance(ticketLifetime);
    expect((await sandbox.submit(player, ticket)).body.status).toBe("TICKET_EXPIRED");
    expect(await sandbox.bets(player)).toHaveLength(0);
  });

  it("[BETSLIP-16] two tickets at once don't spend the same money", async () => {
    await sandbox.control("balance", { username: "verified_player", cents: 1_000 });
    const one = await sandbox.ticketFor(player, "a-home", 1_000);
    const two = await sandbox.ticketFor(player, "g-home", 1_000);
    const answers = await Promise.all([sandbox.submit(player, one), sandbox.submit(player, two)]);
    expect(answers.map(({ body }) => body.status).toSorted()).toEqual([
      "BALANCE_INSUFFICIENT",
      "PROCESSED",
    ]);
    expect(await sandbox.balance(player)).toBe(0);
    expect(await sandbox.audit()).toMatchObject({ holds: true });
  });

  it("[BETSLIP-19] a ticket's look-up answers placed, refused and not placed, to the owner alone", async () => {
    const placed = await sandbox.ticketFor(player, "a-home", 1_000);
    const refused = await sandbox.ticketFor(player, "g-home", 1_000);
    const { body } = await sandbox.submit(player, placed);
    sandbox.world.suspendEvent("genk", true);
    await sandbox.submit(player, refused);
    expect(await lookUp(placed.uuid)).toMatchObject({ state: "placed", bet: body.bet });
    expect(await lookUp(refused.uuid)).toMatchObject({
      state: "refused",
      meta: { error: { code: "MARKET_SUSPENDED", outcome_ids: ["g-home"] } },
    });
    const other = await sandbox.logIn("promo_player");
    expect(await lookUp(placed.uuid, other)).toMatchObject({ state: "not-placed", bet: null });
  });

  it("[BETSLIP-21] lists bets newest first, in the requested language", async () => {
    await sandbox.submit(player, await sandbox.ticketFor(player, "a-home", 100));
    sandbox.world.advance(1_000);
    await sandbox.submit(player, await sandbox.ticketFor(player, "g-home", 200));
    await sandbox.control("end", { event_id: "anderlecht", winners: ["a-home"] });
    const list = async (query: string) =>
      (
        await sandbox.send<{ bets: SubmitAnswer["bet"][] }>(
          "GET",
          `/v1/bets?${query}`,
          undefined,
          player,
        )
      ).body.bets;
    expect((await list("lang=nl")).map((bet) => bet?.stake)).toEqual([200, 100]);
    expect(await list("lang=nl&status=open")).toMatchObject([
      { stake: 200, selections: [{ market_name: "genk-1x2 (nl)" }] },
    ]);
    expect(await list("lang=fr&status=settled")).toMatchObject([{ stake: 100, paid: 250 }]);
    expect(await list("lang=fr&event_id=genk")).toMatchObject([{ stake: 200 }]);
    expect(await list("lang=fr&event_id=none")).toEqual([]);
  });
});

describe("prices that move", () => {
  const submitAfterMove = async (odds: number, setting: string) => {
    const ticket = await sandbox.ticketFor(player, "a-home", 1_000, setting);
    sandbox.world.setOdds("a-home", odds);
    return (await sandbox.submit(player, ticket, setting)).body;
  };

  it.each([2.8, 2.2])("[BETSLIP-11] ACCEPT_ANY accepts %d and shows both prices", async (odds) => {
    expect(await submitAfterMove(odds, "ACCEPT_ANY")).toMatchObject({
      status: "PROCESSED",
      bet: {
        potential_return: odds * 1_000,
        selections: [{ asked_odds: 2.5, odds }],
      },
    });
  });

  it("[BETSLIP-12] ACCEPT_HIGHER accepts a higher price only", async () => {
    expect(await submitAfterMove(2.8, "ACCEPT_HIGHER")).toMatchObject({
      status: "PROCESSED",
      bet: { selections: [{ asked_odds: 2.5, odds: 2.8 }] },
    });
    expect(await submitAfterMove(2.2, "ACCEPT_HIGHER")).toMatchObject({
      status: "ODDS_CHANGED",
      bet: null,
      meta: { error: { outcome_ids: ["a-home"], odds: { "a-home": 2.2 } } },
    });
  });

  it.each([2.8, 2.2])("[BETSLIP-13] ACCEPT_NONE refuses %d", async (odds) => {
    expect(await submitAfterMove(odds, "ACCEPT_NONE")).toMatchObject({ status: "ODDS_CHANGED" });
    expect(await sandbox.balance(player)).toBe(25_000);
  });

  it("[BETSLIP-12] a price that moves during the in-play delay is judged when it ends", async () => {
    const ticket = await sandbox.ticketFor(player, "b-over", 1_000, "ACCEPT_HIGHER");
    const answer = sandbox.submit(player, ticket, "ACCEPT_HIGHER");
    await waits.begun();
    sandbox.world.setOdds("b-over", 1.5);
    waits.end();
    expect((await answer).body.status).toBe("ODDS_CHANGED");
  });

  it("[BETSLIP-15] a suspension during the delay refuses the bet, though it opens again", async () => {
    const ticket = await sandbox.ticketFor(player, "b-over", 1_000, "ACCEPT_ANY");
    const answer = sandbox.submit(player, ticket, "ACCEPT_ANY");
    await waits.begun();
    sandbox.world.suspendMarket("brugge-goals", true);
    sandbox.world.suspendMarket("brugge-goals", false);
    waits.end();
    expect((await answer).body).toMatchObject({ status: "MARKET_SUSPENDED", bet: null });
    expect(await sandbox.balance(player)).toBe(25_000);
    expect(await sandbox.audit()).toMatchObject({ holds: true });
  });
});

describe("who may bet", () => {
  it.each([
    "unverified_player",
    "pending_player",
    "blocked_player",
    "cooloff_player",
    "excluded_player",
    "under21_player",
  ])("[BETSLIP-17] %s is refused, at calculate and at submit", async (username) => {
    const credentials = await sandbox.logIn(username);
    const ticket = await sandbox.ticketFor(credentials, "a-home", 100);
    expect(ticket.error_meta?.code).toBe("BET_NOT_ALLOWED");
    const { body } = await sandbox.submit(credentials, ticket);
    expect(body).toMatchObject({ status: "BET_NOT_ALLOWED", bet: null });
    expect(await sandbox.balance(credentials)).toBe(5_000);
  });

  it("[BETSLIP-18] a self-exclusion during the delay refuses the bet", async () => {
    const ticket = await sandbox.ticketFor(player, "b-over", 1_000);
    const answer = sandbox.submit(player, ticket);
    await waits.begun();
    await sandbox.control("account", {
      username: "verified_player",
      profile: { self_excluded: true },
    });
    waits.end();
    expect((await answer).body).toMatchObject({ status: "BET_NOT_ALLOWED", bet: null });
    expect(await sandbox.balance(player)).toBe(25_000);
  });
});

describe("a failure between debit and bet", () => {
  it("[BETSLIP-20] [LEDGER-3] leaves neither, and the ticket is good for another try", async () => {
    const reported: unknown[] = [];
    const broken = await startSandbox({
      crash: () => {
        throw new Error("the process is gone");
      },
      onError: (error) => reported.push(error),
    });
    const credentials = await broken.logIn("verified_player");
    const ticket = await broken.ticketFor(credentials, "a-home", 1_000);
    await broken.control("faults", { kind: "crash", call: "submit" });
    expect((await broken.submit(credentials, ticket)).status).toBe(500);
    expect(reported).toHaveLength(1);
    expect(await broken.balance(credentials)).toBe(25_000);
    expect(await broken.bets(credentials)).toHaveLength(0);
    expect((await broken.submit(credentials, ticket)).body.status).toBe("PROCESSED");
    expect(await broken.audit()).toMatchObject({ holds: true });
    await broken.close();
  });
});
