import { calculate, submit, type Ticket } from "@grandstand/contract/betslip";
import { describe, expect, it } from "vitest";
import { refused } from "../../testing/fake-api.ts";
import { settle } from "../../testing/fake-time.ts";
import {
  openBrowser,
  openTab,
  placed,
  selection,
  ticketOf,
  uuidOf,
} from "../../testing/placing.ts";

const runner = (number: number) => ({
  ...selection(number),
  hasEachWay: true,
  eachWayPlaces: 3,
  eachWayFraction: 0.2,
});
const freeBet = {
  id: "free-1",
  name: "Welcome",
  amount: 500,
  amountRemaining: 500,
  minOdds: 1.5,
  expiresAt: Number.POSITIVE_INFINITY,
};

/** A tab with runners at 2.00 on the slip, as the type that adding them leads to. */
async function open(runners: number) {
  const browser = openBrowser();
  const tab = await openTab(browser, 0);
  for (let number = 1; number <= runners; number += 1) {
    tab.slip.toggle(runner(number), {
      odds: 2,
      isSuspended: false,
      comboBoostAvailable: true,
      pricedAt: browser.time.now(),
    });
  }
  return { ...browser, ...tab };
}

/** A server that gives one ticket for the whole slip, of the bets that were requested. */
function pricesWhole({ server }: Pick<Awaited<ReturnType<typeof open>>, "server">) {
  let number = 0;
  server.on(calculate, ({ body }) => {
    number += 1;
    const [line] = ticketOf(1).selections;
    const ticket: Ticket = {
      ...ticketOf(number, body?.total_stake),
      type: body?.type ?? "single",
      system_type: body?.system_type ?? null,
      bets: body?.total_bets ?? 1,
      unit_stake: body?.stake ?? 0,
      each_way: body?.selections.every(({ each_way }) => each_way) ?? false,
      freebet_id: body?.freebet_id ?? null,
      selections: (body?.selections ?? []).flatMap(({ outcome_id, odds }) =>
        line ? [{ ...line, outcome_id, odds }] : [],
      ),
    };
    return { status: true, message: null, tickets: [ticket] };
  });
}

describe("what is priced", () => {
  it("[PLACE-BETS-16] [CONSTANTS-13] of a system: its type, the stake of each bet, and the totals", async () => {
    const { placeBets, slip, server } = await open(4);
    slip.chooseBetType("system");
    slip.chooseSystemBet("full-cover");
    slip.typeSystemStake("0,50");
    slip.toggleEachWay(null);
    await placeBets.place();
    expect(server.sent(calculate)[0]?.body).toMatchObject({
      type: "system",
      system_type: "full-cover",
      each_way: true,
      stake: 50,
      stakes: {},
      total_bets: 22,
      total_stake: 1_100,
      selections: [1, 2, 3, 4].map((number) => ({ outcome_id: `o${number}`, each_way: true })),
    });
    expect(server.sent(calculate)[0]?.body).not.toHaveProperty("freebet_id");
  });

  it("[PLACE-BETS-16] of singles: which of them are each-way", async () => {
    const { placeBets, slip, server } = await open(2);
    slip.chooseBetType("single");
    slip.toggleEachWay("o2");
    await placeBets.place();
    const body = server.sent(calculate)[0]?.body;
    expect(body?.selections.map(({ each_way }) => each_way)).toEqual([false, true]);
    expect(body).toMatchObject({
      each_way: false,
      stakes: { o1: 1_000, o2: 1_000 },
      total_bets: 3,
      total_stake: 3_000,
      total_return: 2_000 + 3_200,
    });
    expect(body).not.toHaveProperty("system_type");
  });

  it("[PLACE-BETS-16] of a combi: its free bet, and the return with its boost", async () => {
    const { placeBets, slip, terms, server } = await open(2);
    terms.setState({ comboBoost: { percentSteps: [0, 0, 10], mode: "gross" } });
    slip.chooseFreeBet(freeBet);
    await placeBets.place();
    expect(server.sent(calculate)[0]?.body).toMatchObject({
      freebet_id: "free-1",
      stake: 500,
      total_stake: 500,
      total_return: 2_200 - 500,
    });
  });

  it("[PLACE-BETS-16] of a starting price and of a forecast", async () => {
    const { placeBets, slip, server, time } = await open(0);
    const forecast = { ...selection(1), odds: "SP" as const, isStartingPrice: true };
    slip.toggle(
      { ...forecast, outcomeIds: ["o7", "o8"] },
      { odds: "SP", isSuspended: false, comboBoostAvailable: false, pricedAt: time.now() },
    );
    await placeBets.place();
    expect(server.sent(calculate)[0]?.body).toMatchObject({
      total_return: null,
      selections: [{ odds: "SP", is_starting_price: true, outcome_list: ["o7", "o8"] }],
    });
  });
});

describe("what may go again", () => {
  type Store = Awaited<ReturnType<typeof open>>["slip"];
  /** Places a bet that the server does not process, changes the slip, and places what is on it then. */
  async function placeTwice(
    runners: number,
    prepare: (slip: Store) => void,
    change: (slip: Store) => void = () => undefined,
  ) {
    const tab = await open(runners);
    pricesWhole(tab);
    const { placeBets, slip, server, vouch } = tab;
    prepare(slip);
    server.on(
      submit,
      () => refused(429, { message: "Too many." }),
      ({ body }) => placed(body?.ticket ?? ticketOf(1)),
    );
    await placeBets.place();
    slip.retainSelections();
    change(slip);
    vouch();
    await placeBets.place();
    return server;
  }
  const asSystem = (slip: Store) => {
    slip.chooseBetType("system");
    slip.chooseSystemBet("perm-2");
    slip.typeSystemStake("1");
  };

  it.each([
    ["system", 3, asSystem],
    [
      "combi, a system before",
      3,
      (slip: Store) => {
        asSystem(slip);
        slip.chooseBetType("combi");
        slip.typeCombiStake("7");
      },
    ],
    ["each-way single", 1, (slip: Store) => slip.toggleEachWay("o1")],
  ])("[PLACE-BETS-17] goes as it was while it is the same %s", async (_, runners, prepare) => {
    const server = await placeTwice(runners, prepare);
    expect(server.sent(submit).map(({ body }) => body?.ticket.uuid)).toEqual([1, 1].map(uuidOf));
    expect(server.sent(calculate)).toHaveLength(1);
  });

  const asCombi = (slip: Store) => slip.chooseBetType("combi");
  const add = (slip: Store) => slip.toggle(runner(4), null);
  const consent = (slip: Store) => slip.acceptChanges([{ outcomeId: "o2", from: 2, to: 1.8 }]);
  const move = (slip: Store) =>
    slip.applyLive([
      { outcomeId: "o2", odds: 1.8, isSuspended: false, pricedAt: Number.MAX_SAFE_INTEGER },
    ]);
  it.each([
    ["another system", asSystem, (slip: Store) => slip.chooseSystemBet("full-cover-with-singles")],
    ["the same bets, each-way", asSystem, (slip: Store) => slip.toggleEachWay(null)],
    ["singles of the same stake", asCombi, (slip: Store) => slip.chooseBetType("single")],
    ["a combi of one more", asCombi, add],
    [
      "a combi with another price",
      asCombi,
      (slip: Store) => {
        move(slip);
        consent(slip);
      },
    ],
  ])("[PLACE-BETS-17] is priced again as %s", async (_, prepare, change) => {
    const server = await placeTwice(3, prepare, change);
    expect(server.sent(calculate)).toHaveLength(2);
  });

  it("[PLACE-BETS-17] is priced again where the free bet was removed", async () => {
    const server = await placeTwice(
      2,
      (slip) => {
        slip.typeCombiStake("5");
        slip.chooseFreeBet(freeBet);
      },
      (slip) => slip.chooseFreeBet(null),
    );
    expect(server.sent(submit).map(({ body }) => body?.ticket.freebet_id)).toEqual([
      "free-1",
      null,
    ]);
  });
});

describe("a free bet that has paid", () => {
  it("[PLACE-BETS-18] is fetched again, and is off the slip", async () => {
    const tab = await open(1);
    pricesWhole(tab);
    tab.slip.chooseFreeBet(freeBet);
    await tab.placeBets.place();
    await settle();
    expect(tab.states()).toEqual(["placed"]);
    expect(tab.calls).toContain("free bets");
    expect(tab.slip.getState().slip.freeBet).toBeNull();
  });

  it("[PLACE-BETS-18] is fetched again where the operator accepts it no more", async () => {
    const { server, slip, placeBets, calls } = await open(1);
    server.on(calculate, () => refused(400));
    slip.chooseFreeBet(freeBet);
    await placeBets.place();
    expect(calls).toEqual(["free bets"]);
    expect(slip.getState().slip.freeBet?.id).toBe("free-1");
  });
});
