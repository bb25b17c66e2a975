import type { Bet } from "@grandstand/contract/betslip";
import type { CashOutOffer, CashOutQuote } from "@grandstand/contract/cash-out";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type Credentials,
  combiSlip,
  holdWaits,
  type Sandbox,
  startSandbox,
  startTimeout,
} from "../../testing/start-sandbox.ts";
import { quoteLifetime } from "./quotes.ts";

const waits = holdWaits();
const seeded = 25_000;
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
afterEach(async () => {
  await sandbox.operator.settlement.settled();
  expect(await sandbox.audit()).toMatchObject({ holds: true, problems: [] });
});

async function place(outcomeId: string, stake = 1_000): Promise<Bet> {
  const ticket = await sandbox.ticketFor(player, outcomeId, stake);
  const answer = sandbox.submit(player, ticket);
  if (sandbox.world.outcome(outcomeId)?.isLive) {
    await waits.begun();
    waits.end();
  }
  const { bet } = (await answer).body;
  if (!bet) throw new Error("no bet was placed");
  return bet;
}

async function placeCombi(outcomeIds: readonly string[], stake = 1_000): Promise<Bet> {
  const slip = combiSlip(sandbox.world, outcomeIds, stake);
  const { body } = await sandbox.send<{ tickets: Parameters<Sandbox["submit"]>[1][] }>(
    "POST",
    "/v1/betslip/calculate",
    slip,
    player,
  );
  const [ticket] = body.tickets;
  const bet = ticket && (await sandbox.submit(player, ticket)).body.bet;
  if (!bet) throw new Error("no bet was placed");
  return bet;
}

async function quoteOf(bet: Bet): Promise<CashOutQuote> {
  const { quote } = (await sandbox.quote(player, bet.id)).body;
  if (!quote) throw new Error("no quote was given");
  return quote;
}

const codeOf = async (bet: Bet) => (await sandbox.quote(player, bet.id)).body.code;
const lookUp = async (id: string, credentials = player) =>
  sandbox.send<{ state: string }>("GET", `/v1/cash-out/${id}`, undefined, credentials);
const offers = async () =>
  (await sandbox.send<{ offers: CashOutOffer[] }>("GET", "/v1/cash-out/offers", undefined, player))
    .body.offers;

describe("quotes", () => {
  it("[PAID-EARLY-1] follow the prices of the moment", async () => {
    const bet = await place("a-home");
    const first = await quoteOf(bet);
    // 2.50, 3.30 and 2.85 book to 1.054: a chance of 37.95 %, a fair value of 9.49.
    expect(first.amount).toBe(901);
    sandbox.world.setOdds("a-home", 1.25);
    expect((await quoteOf(bet)).amount).toBeGreaterThan(first.amount);
    sandbox.world.setOdds("a-home", 10);
    expect((await quoteOf(bet)).amount).toBeLessThan(first.amount);
  });

  it("[PAID-EARLY-2] count a combi's won leg in full", async () => {
    const bet = await placeCombi(["a-home", "g-home"]);
    const before = await quoteOf(bet);
    sandbox.world.endEvent("genk", ["g-home"]);
    await sandbox.operator.settlement.settled();
    expect((await quoteOf(bet)).amount).toBeGreaterThan(before.amount * 1.7);
  });

  it("[PAID-EARLY-5] are a person's own, for twenty seconds", async () => {
    const bet = await place("a-home");
    const quote = await quoteOf(bet);
    expect(Date.parse(quote.expires_at) - Date.parse(quote.quoted_at)).toBe(quoteLifetime);
    expect(quoteLifetime).toBe(20_000);
    expect((await quoteOf(bet)).id).not.toBe(quote.id);
    const other = await sandbox.logIn("promo_player");
    expect((await sandbox.acceptQuote(other, quote.id, quote.amount)).status).toBe(404);
    expect((await lookUp(quote.id, other)).status).toBe(404);
  });

  it("[PAID-EARLY-6] [PAID-EARLY-9] are not given while a selection is suspended", async () => {
    const bet = await placeCombi(["a-home", "g-home"]);
    expect(await offers()).toMatchObject([{ bet_id: bet.id, code: null }]);
    sandbox.world.suspendMarket("genk-1x2", true);
    expect(await codeOf(bet)).toBe("CASH_OUT_SUSPENDED");
    expect(await offers()).toEqual([{ bet_id: bet.id, amount: null, code: "CASH_OUT_SUSPENDED" }]);
  });

  it("[PAID-EARLY-7] are not given for what is worth nothing", async () => {
    const bet = await place("a-home", 1);
    sandbox.world.setOdds("a-home", 500);
    expect(await codeOf(bet)).toBe("CASH_OUT_NOT_OFFERED");
  });

  it("[PAID-EARLY-8] are not given for a bet that ended, or is another's", async () => {
    const bet = await place("a-home");
    const other = await sandbox.logIn("promo_player");
    expect((await sandbox.quote(other, bet.id)).status).toBe(404);
    sandbox.world.endEvent("anderlecht", ["a-home"]);
    await sandbox.operator.settlement.settled();
    expect(await codeOf(bet)).toBe("CASH_OUT_BET_ENDED");
    expect(await offers()).toEqual([]);
  });
});

describe("payment", () => {
  it("[PAID-EARLY-10] pays the quote and ends the bet", async () => {
    const bet = await place("a-home");
    const quote = await quoteOf(bet);
    const { body } = await sandbox.acceptQuote(player, quote.id, quote.amount);
    expect(body).toMatchObject({ status: "ACCEPTED", quote_id: quote.id, code: null });
    expect(body.bet).toMatchObject({
      status: "cashed_out",
      paid: quote.amount,
      remaining_stake: 0,
      cash_outs: [{ id: quote.id, amount: quote.amount, stake: 1_000 }],
    });
    expect(await sandbox.balance(player)).toBe(seeded - 1_000 + quote.amount);
    sandbox.world.endEvent("anderlecht", ["a-home"]);
    await sandbox.operator.settlement.settled();
    expect(await sandbox.balance(player)).toBe(seeded - 1_000 + quote.amount);
  });

  it("[PAID-EARLY-11] happens once, and answers the same again", async () => {
    const bet = await place("a-home");
    const quote = await quoteOf(bet);
    const answers = await Promise.all(
      [1, 2, 3].map(() => sandbox.acceptQuote(player, quote.id, quote.amount)),
    );
    const accepted = answers.filter(({ status }) => status === 200);
    expect(accepted.length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const again = await sandbox.acceptQuote(player, quote.id, quote.amount);
    expect(again.body).toEqual(accepted[0]?.body);
    expect(await sandbox.balance(player)).toBe(seeded - 1_000 + quote.amount);
  });

  it("[PAID-EARLY-12] refuses the quote with another amount, and says that it runs", async () => {
    const bet = await place("b-over");
    const quote = await quoteOf(bet);
    const first = sandbox.acceptQuote(player, quote.id, quote.amount);
    await waits.begun();
    expect((await sandbox.acceptQuote(player, quote.id, quote.amount)).status).toBe(409);
    expect((await sandbox.acceptQuote(player, quote.id, 100)).status).toBe(422);
    expect((await lookUp(quote.id)).body.state).toBe("running");
    waits.end();
    expect((await first).body.status).toBe("ACCEPTED");
    expect((await sandbox.acceptQuote(player, quote.id, 100)).status).toBe(422);
  });

  it.each([
    ["down", 3.5],
    ["up", 1.6],
  ])("[PAID-EARLY-13] quotes again when the price moved the value %s", async (_, odds) => {
    const bet = await place("a-home");
    const quote = await quoteOf(bet);
    sandbox.world.setOdds("a-home", odds);
    const { body } = await sandbox.acceptQuote(player, quote.id, quote.amount);
    expect(body).toMatchObject({ status: "REFUSED", code: "CASH_OUT_MOVED" });
    expect(body.requote?.amount).not.toBe(quote.amount);
    expect(await sandbox.balance(player)).toBe(seeded - 1_000);
    const again = await sandbox.acceptQuote(
      player,
      body.requote?.id ?? "",
      body.requote?.amount ?? 0,
    );
    expect(again.body.status).toBe("ACCEPTED");
  });

  it("[PAID-EARLY-13] pays as quoted what moved by less than 2 %", async () => {
    const bet = await place("a-home");
    const quote = await quoteOf(bet);
    sandbox.world.setOdds("a-home", 2.52);
    const { body } = await sandbox.acceptQuote(player, quote.id, quote.amount);
    expect(body.bet?.paid).toBe(quote.amount);
  });

  it("[PAID-EARLY-14] refuses a quote whose time is over, with a new one", async () => {
    const bet = await place("a-home");
    const quote = await quoteOf(bet);
    sandbox.world.advance(quoteLifetime);
    const { body } = await sandbox.acceptQuote(player, quote.id, quote.amount);
    expect(body).toMatchObject({ status: "REFUSED", code: "CASH_OUT_EXPIRED" });
    expect(body.requote).toMatchObject({ amount: quote.amount });
    expect((await lookUp(quote.id)).body.state).toBe("refused");
  });

  it("[PAID-EARLY-15] waits the in-play delay, and not for what is not in play", async () => {
    const bet = await place("b-over");
    const quote = await quoteOf(bet);
    const answer = sandbox.acceptQuote(player, quote.id, quote.amount);
    expect(await waits.begun()).toBe(5_000);
    sandbox.world.suspendMarket("brugge-goals", true);
    sandbox.world.suspendMarket("brugge-goals", false);
    waits.end();
    expect((await answer).body).toMatchObject({ status: "REFUSED", code: "CASH_OUT_SUSPENDED" });
    expect(await sandbox.balance(player)).toBe(seeded - 1_000);
  });

  it("[PAID-EARLY-16] looks up what became of a quote", async () => {
    const bet = await place("a-home");
    const quote = await quoteOf(bet);
    expect((await lookUp(quote.id)).body.state).toBe("not-accepted");
    await sandbox.acceptQuote(player, quote.id, quote.amount);
    expect((await lookUp(quote.id)).body).toMatchObject({
      state: "accepted",
      bet: { status: "cashed_out" },
    });
  });
});

describe("a part", () => {
  it("[PAID-EARLY-17] [PAID-EARLY-18] ends its share of the stake, and the rest is settled", async () => {
    const bet = await place("a-home");
    const quote = await quoteOf(bet);
    const { body } = await sandbox.acceptQuote(player, quote.id, 333);
    expect(body.bet).toMatchObject({
      status: "open",
      paid: null,
      remaining_stake: 631,
      potential_return: 1_576,
      cash_outs: [{ amount: 333, stake: 369 }],
    });
    sandbox.world.endEvent("anderlecht", ["a-home"]);
    await sandbox.operator.settlement.settled();
    const [settled] = await sandbox.bets(player);
    expect(settled).toMatchObject({ status: "won", paid: 333 + 1_576 });
    expect(await sandbox.balance(player)).toBe(seeded - 1_000 + 333 + 1_576);
  });

  it("[PAID-EARLY-18] keeps what was paid when the rest loses", async () => {
    const bet = await place("a-home");
    const quote = await quoteOf(bet);
    await sandbox.acceptQuote(player, quote.id, 400);
    sandbox.world.endEvent("anderlecht", ["a-away"]);
    await sandbox.operator.settlement.settled();
    const [settled] = await sandbox.bets(player);
    expect(settled).toMatchObject({ status: "lost", paid: 400 });
  });

  it("[PAID-EARLY-19] refuses an amount that is no part", async () => {
    const bet = await place("a-home");
    const quote = await quoteOf(bet);
    for (const amount of [quote.amount + 1, quote.amount - 1, 9]) {
      const { body } = await sandbox.acceptQuote(player, quote.id, amount);
      expect(body).toMatchObject({ status: "REFUSED", code: "CASH_OUT_AMOUNT_INVALID" });
    }
    expect((await sandbox.acceptQuote(player, quote.id, quote.amount)).body.status).toBe(
      "ACCEPTED",
    );
  });

  it.each([
    ["20 cents at 200.00", 20, 200],
    ["a euro at 150.00", 100, 150],
  ])(
    "[PAID-EARLY-21] pays in a hundred parts what it quoted at once: %s",
    async (_, stake, odds) => {
      sandbox.world.setOdds("a-home", odds);
      const bet = await place("a-home", stake);
      sandbox.world.setOdds("a-home", 1.25);
      const first = await quoteOf(bet);
      const part = Math.floor(first.amount / 100);
      let paid = 0;
      let running = first;
      for (let parts = 1; parts < 100; parts += 1) {
        expect((await sandbox.acceptQuote(player, running.id, part)).body.status).toBe("ACCEPTED");
        paid += part;
        running = await quoteOf(bet);
      }
      expect(paid + running.amount).toBe(first.amount);
      const { body } = await sandbox.acceptQuote(player, running.id, running.amount);
      expect(body.bet).toMatchObject({ status: "cashed_out", paid: first.amount });
      expect(await sandbox.balance(player)).toBe(seeded - stake + first.amount);
    },
  );

  it("[PAID-EARLY-22] is refused for a quote from before the last part, however little that part ended", async () => {
    sandbox.world.setOdds("a-home", 200);
    const bet = await place("a-home", 20);
    sandbox.world.setOdds("a-home", 1.25);
    const [quote, stale] = [await quoteOf(bet), await quoteOf(bet)];
    const { body } = await sandbox.acceptQuote(player, quote.id, 10);
    expect(body.bet).toMatchObject({ remaining_stake: 20, cash_outs: [{ amount: 10, stake: 0 }] });
    const { body: late } = await sandbox.acceptQuote(player, stale.id, 10);
    expect(late).toMatchObject({ status: "REFUSED", code: "CASH_OUT_EXPIRED" });
  });

  it("[PAID-EARLY-20] can be accepted several times, down to the last cent of stake", async () => {
    const bet = await place("a-home");
    const stale = await quoteOf(bet);
    for (const share of [3, 2]) {
      const quote = await quoteOf(bet);
      const { body } = await sandbox.acceptQuote(
        player,
        quote.id,
        Math.floor(quote.amount / share),
      );
      expect(body.status).toBe("ACCEPTED");
    }
    const { body: late } = await sandbox.acceptQuote(player, stale.id, stale.amount);
    expect(late).toMatchObject({ status: "REFUSED", code: "CASH_OUT_EXPIRED" });
    const last = await quoteOf(bet);
    await sandbox.acceptQuote(player, last.id, last.amount);
    const [ended] = await sandbox.bets(player);
    expect(ended).toMatchObject({ status: "cashed_out", remaining_stake: 0 });
    expect(ended?.cash_outs.reduce((sum, { stake }) => sum + stake, 0)).toBe(1_000);
  });
});

describe("what a bet was offered", () => {
  const pointsOf = (bet: Bet, as = player) =>
    sandbox.send<{ points: { at: number; amount: number | null }[] }>(
      "GET",
      `/v1/cash-out/history?bet_id=${bet.id}`,
      undefined,
      as,
    );
  const readOffers = () => sandbox.send("GET", "/v1/cash-out/offers", undefined, player);

  it("[PAID-EARLY-23] is kept where it changed, for its person alone", async () => {
    const bet = await place("b-home");
    expect((await pointsOf(bet)).body.points).toEqual([]);
    await readOffers();
    sandbox.world.advance(1_000);
    await readOffers();
    const { points } = (await pointsOf(bet)).body;
    expect(points.length).toBeGreaterThan(0);
    expect(points[0]?.amount).toBeGreaterThan(0);
    const amounts = points.map(({ amount }) => amount);
    expect(amounts.every((amount, index) => amount !== amounts[index - 1])).toBe(true);
    const other = await sandbox.logIn("empty_wallet");
    expect((await pointsOf(bet, other)).status).toBe(404);
  });
});
