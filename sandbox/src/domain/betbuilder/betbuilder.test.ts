import type {
  calculateBuilder,
  getPrecannedBuilders,
  SubmitBuilderAnswer,
} from "@grandstand/contract/bet-builder";
import type { AnswerOf } from "@grandstand/contract/call";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type Credentials,
  holdWaits,
  type Sandbox,
  startSandbox,
  startTimeout,
} from "../../testing/start-sandbox.ts";
import { wholeResult } from "../bets/builder-leg.ts";
import { createWorld } from "../world/index.ts";
import { precannedOf } from "./precanned.ts";
import { priceBuilder } from "./price.ts";
import { builderTicketLifetime } from "./tickets.ts";

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

const selection = (event: string, market: string, outcome: string) => ({
  event_id: event,
  market_id: `${event}-${market}`,
  outcome_id: outcome,
});
const homeAndOver = [selection("brugge", "1x2", "b-home"), selection("brugge", "goals", "b-over")];
/** 1.45 × 1.90, on the price ladder. */
const priced = 2.75;

function orderOf(selections = homeAndOver, more: object = {}) {
  const event_id = selections[0]?.event_id ?? "brugge";
  const common = { bookmaker: "grandstand", lang: "en", country: "BE" };
  return { selections, event_id, precanned_id: null, ...common, ...more };
}

async function calculate(order: object, credentials: Credentials = player) {
  const answer = await sandbox.send<AnswerOf<typeof calculateBuilder>>(
    "POST",
    "/v1/betbuilder/calculate",
    order,
    credentials,
  );
  return answer.body;
}

async function submission(more: object = {}, selections = homeAndOver) {
  const { ticket } = await calculate(orderOf(selections));
  const terms = { uuid: ticket.uuid, stake: 1_000, current_odds: priced, accept_odds: "none" };
  return { ...orderOf(selections), ...terms, ...more };
}

const send = (body: object, credentials = player) =>
  sandbox.send<SubmitBuilderAnswer>("POST", "/v1/betbuilder/submit", body, credentials);

/** Submits a ticket of a match in play, and lets the in-play delay pass. */
async function submitLive(body: object, credentials = player) {
  const answer = send(body, credentials);
  await waits.begun();
  waits.end();
  return answer;
}
const codeOf = ({ body }: { body: SubmitBuilderAnswer }) => body.meta.error?.code;

describe("the price", () => {
  const world = createWorld({ seed: 7, clock: () => Date.UTC(2026, 10, 21, 12) });
  const events = world
    .competitions("en", { sport: "football", live: false, allMarkets: true })
    .flatMap((competition) => competition.events)
    .slice(0, 12);

  it("[BETBUILDER-3] [BETBUILDER-12] offers pre-made tickets that pay more than their singles", () => {
    expect(events.length).toBeGreaterThan(3);
    for (const event of events) {
      const made = precannedOf(world, event.id);
      expect(made.length).toBeGreaterThan(2);
      for (const { outcomeIds, id } of made) {
        const price = priceBuilder(world, event.id, outcomeIds);
        const singles = outcomeIds.map((each) => Number(world.outcome(each)?.odds));
        expect(price?.odds, id).toBeGreaterThanOrEqual(Math.max(...singles));
        expect(price?.impliedOutcomeIds, id).toEqual([]);
      }
    }
  });

  it("[BETBUILDER-2] [BETBUILDER-8] multiplies what is independent, and moves with a price that is held", async () => {
    const [first = "", second = ""] = homeAndOver.map(({ outcome_id }) => outcome_id);
    expect(priceBuilder(sandbox.world, "brugge", [first, second])?.odds).toBe(priced);
    const [event] = events;
    const id = `${event?.id}-1x2-home`;
    const over = `${event?.id}-total-1_5-over`;
    const before = priceBuilder(world, event?.id ?? "", [id, over])?.odds ?? 0;
    world.setOdds(id, Number(world.outcome(id)?.odds) * 1.5);
    const after = priceBuilder(world, event?.id ?? "", [id, over])?.odds ?? 0;
    expect(after / before).toBeGreaterThan(1.4);
    expect(after / before).toBeLessThan(1.6);
  });

  it("[BETBUILDER-4] costs what the single costs where all else follows", () => {
    const [, event] = events;
    const home = `${event?.id}-1x2-home`;
    const price = priceBuilder(world, event?.id ?? "", [home, `${event?.id}-double-chance-1x`]);
    expect(price).toEqual({
      odds: world.outcome(home)?.odds,
      impliedOutcomeIds: [`${event?.id}-double-chance-1x`],
    });
  });
});

describe("calculate", () => {
  it("[BETBUILDER-9] gives a logged-in person a ticket, and a visitor the price alone", async () => {
    const { ticket, message } = await calculate(orderOf());
    expect(ticket).toMatchObject({ odds: priced, display_odds: { decimal: "2.75" } });
    expect(ticket.selections).toMatchObject([{ odds: 1.45 }, { odds: 1.9, is_suspended: false }]);
    expect(ticket.uuid).toMatch(/^[0-9a-f-]{36}$/);
    expect(message).toBeNull();
    const visited = await calculate(orderOf(), {});
    expect(visited.ticket).toMatchObject({ odds: priced, uuid: null });
  });

  it.each([
    ["one selection", homeAndOver.slice(0, 1)],
    [
      "two of one market",
      [selection("brugge", "1x2", "b-home"), selection("brugge", "1x2", "b-away")],
    ],
  ])("[BETBUILDER-5] [BETBUILDER-10] has no price for %s", async (_, selections) => {
    const { ticket, message } = await calculate(orderOf(selections));
    expect(ticket).toMatchObject({ odds: 0, uuid: null, error_meta: { code: "CANNOT_COMBINE" } });
    expect(message).toMatch(/combined/);
  });

  it("[BETBUILDER-11] names what is unknown, of another event, suspended and ended", async () => {
    const codes = async (selections: typeof homeAndOver) =>
      (await calculate(orderOf(selections))).ticket.error_meta;
    const elsewhere = [selection("brugge", "1x2", "b-home"), selection("genk", "1x2", "g-home")];
    expect(await codes(elsewhere)).toEqual({ code: "UNKNOWN_SELECTION", outcome_ids: ["g-home"] });
    sandbox.world.suspendMarket("brugge-goals", true);
    expect(await codes(homeAndOver)).toEqual({ code: "MARKET_SUSPENDED", outcome_ids: ["b-over"] });
    sandbox.world.endEvent("brugge", ["b-home", "b-over"]);
    expect((await codes(homeAndOver))?.code).toBe("EVENT_ENDED");
  });

  it("[BETBUILDER-12] accepts a ready-made builder only unchanged", async () => {
    const { ticket } = await calculate(orderOf(homeAndOver, { precanned_id: "brugge-open-match" }));
    expect(ticket).toMatchObject({ odds: 0, error_meta: { code: "UNKNOWN_SELECTION" } });
    const { body } = await sandbox.send<AnswerOf<typeof getPrecannedBuilders>>(
      "GET",
      "/v1/betbuilder/precanned?event_id=brugge&lang=en&bookmaker=grandstand",
    );
    expect(body.builders).toEqual([]);
  });
});

describe("submit", () => {
  it("[BETBUILDER-13] [BETBUILDER-20] places one bet of its one price, after the in-play delay", async () => {
    const { body } = await submitLive(await submission());
    expect(body).toMatchObject({
      status: true,
      message: null,
      receipt: { stake: 1_000, odds: priced, asked_odds: priced, potential_return: 2_750 },
    });
    expect(body.receipt?.selections).toMatchObject([
      { sport_slug: "football", event_name: "brugge", outcome_name: "b-home" },
      { outcome_name: "b-over" },
    ]);
    expect(await sandbox.bets(player)).toMatchObject([
      { type: "builder", status: "open", builder: { odds: priced, asked_odds: priced } },
    ]);
    expect(await sandbox.balance(player)).toBe(24_000);
    expect((await sandbox.audit()).problems).toEqual([]);
  });

  it("[BETBUILDER-14] [BETBUILDER-21] places a uuid once, and looks up what became of it", async () => {
    const body = await submission();
    const first = send(body);
    await waits.begun();
    expect((await send(body)).status).toBe(409);
    waits.end();
    const answer = await first;
    expect((await send(body)).body).toEqual(answer.body);
    expect((await send({ ...body, stake: 2_000 })).status).toBe(422);
    const other = { ...body, selections: [...homeAndOver].reverse() };
    expect((await send(other)).status).toBe(422);
    const lookUp = await sandbox.send("GET", `/v1/betslip/ticket/${body.uuid}`, undefined, player);
    expect(lookUp.body).toMatchObject({ state: "placed", bet: { type: "builder" } });
    expect(await sandbox.bets(player)).toHaveLength(1);
    expect(await sandbox.balance(player)).toBe(24_000);
  });

  it("[BETBUILDER-15] refuses tickets that are not this person's, unknown or too old", async () => {
    const body = await submission();
    const other = await sandbox.logIn("promo_player");
    expect(codeOf(await send(body, other))).toBe("TICKET_EXPIRED");
    const unknown = { ...body, uuid: "00000000-0000-4000-8000-000000000000" };
    expect(codeOf(await send(unknown))).toBe("TICKET_EXPIRED");
    sandbox.world.advance(builderTicketLifetime);
    expect(codeOf(await send(body))).toBe("TICKET_EXPIRED");
  });

  it.each([
    ["none", 2, "ODDS_CHANGED"],
    ["none", 1.3, "ODDS_CHANGED"],
    ["higher", 2, undefined],
    ["higher", 1.3, "ODDS_CHANGED"],
    ["all", 1.3, undefined],
  ])("[BETBUILDER-16] with %s and a selection moved to %d says %s", async (accept, odds, code) => {
    const body = await submission({ accept_odds: accept });
    sandbox.world.setOdds("b-home", odds);
    const answer = await (code === undefined ? submitLive(body) : send(body));
    expect(codeOf(answer)).toBe(code);
    const now = odds === 2 ? 3.8 : 2.45;
    if (code === undefined) expect(answer.body.receipt).toMatchObject({ odds: now });
    else expect(answer.body.meta.error?.odds).toBe(now);
  });

  it.each([9, 1_000_001])("[BETBUILDER-17] refuses a stake of %d cents", async (stake) => {
    expect(codeOf(await send(await submission({ stake })))).toBe("STAKE_INVALID");
  });

  it("[BETBUILDER-18] refuses more than the balance, without a debit", async () => {
    const answer = await submitLive(await submission({ stake: 25_001 }));
    expect(answer.body).toMatchObject({ status: false, receipt: null });
    expect(codeOf(answer)).toBe("BALANCE_INSUFFICIENT");
    expect(await sandbox.balance(player)).toBe(25_000);
    expect((await sandbox.audit()).holds).toBe(true);
  });

  it("[BETBUILDER-19] refuses a person who may not bet", async () => {
    const excluded = await sandbox.logIn("excluded_player");
    const { ticket } = await calculate(orderOf(), excluded);
    const body = { ...(await submission()), uuid: ticket.uuid };
    expect(codeOf(await send(body, excluded))).toBe("BET_NOT_ALLOWED");
  });

  it("[BETBUILDER-20] refuses what was suspended meanwhile", async () => {
    const body = await submission();
    const answer = send(body);
    await waits.begun();
    sandbox.world.suspendMarket("brugge-goals", true);
    sandbox.world.suspendMarket("brugge-goals", false);
    waits.end();
    expect(codeOf(await answer)).toBe("MARKET_SUSPENDED");
    expect(await sandbox.bets(player)).toEqual([]);
  });
});

describe("settlement", () => {
  it("[BETBUILDER-25] is not offered early", async () => {
    await submitLive(await submission());
    const [bet] = await sandbox.bets(player);
    const { body } = await sandbox.quote(player, bet?.id ?? "");
    expect(body).toMatchObject({ quote: null, code: "CASH_OUT_BUILDER" });
  });

  async function settled(results: Record<string, "won" | "lost" | "void">) {
    await submitLive(await submission());
    sandbox.world.settle("brugge", results);
    await sandbox.operator.settlement.settled();
    const [bet] = await sandbox.bets(player);
    expect((await sandbox.audit()).problems).toEqual([]);
    return { bet, balance: await sandbox.balance(player) };
  }

  it("[BETBUILDER-22] [BETBUILDER-24] pays the stake at its price when all win", async () => {
    const { bet, balance } = await settled({ "b-home": "won", "b-over": "won" });
    expect(bet).toMatchObject({ status: "won", paid: 2_750 });
    expect(balance).toBe(26_750);
  });

  it("[BETBUILDER-22] is lost as soon as one is, and open until then", async () => {
    expect((await settled({ "b-over": "won" })).bet?.status).toBe("open");
    sandbox.world.settle("brugge", { "b-home": "lost" });
    await sandbox.operator.settlement.settled();
    expect(await sandbox.bets(player)).toMatchObject([{ status: "lost", paid: 0 }]);
  });

  it("[BETBUILDER-23] gives the stake back for one void selection, unless another is lost", async () => {
    const { bet, balance } = await settled({ "b-home": "void", "b-over": "won" });
    expect(bet).toMatchObject({ status: "void", paid: 1_000 });
    expect(balance).toBe(25_000);
    expect(wholeResult(["void", "lost"])).toBe("lost");
    expect(wholeResult(["void", "pending"])).toBe("pending");
  });
});
