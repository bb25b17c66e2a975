import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type Credentials,
  combiSlip,
  type Sandbox,
  singleSlip,
  startSandbox,
  startTimeout,
  systemSlip,
} from "../../testing/start-sandbox.ts";

let sandbox: Sandbox;
let player: Credentials;

beforeAll(async () => {
  sandbox = await startSandbox();
}, startTimeout);
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.control("reset");
  await sandbox.control("restart");
  player = await sandbox.logIn("verified_player");
});

const trio = ["a-home", "g-home", "t-home"] as const;
const trixie = { type: "full-cover", bets: 4 };
const system = (outcomeIds: readonly string[], stake: number, facts: Partial<typeof trixie> = {}) =>
  systemSlip(sandbox.world, outcomeIds, stake, { ...trixie, ...facts });
/** One runner each way. */
const runner = (id: string, stake: number) => {
  const slip = singleSlip(sandbox.world, [[id, stake]]);
  return {
    ...slip,
    selections: slip.selections.map((selection) => ({ ...selection, each_way: true })),
    total_bets: 2,
    total_stake: stake * 2,
  };
};
const faultOf = async (slip: object) => {
  const answer = await sandbox.calculate(player, slip);
  expect(answer.status).toBe(false);
  return answer.tickets[0]?.error_meta ?? answer.message;
};

async function place(slip: object, acceptOdds = "ACCEPT_NONE") {
  const { tickets } = await sandbox.calculate(player, slip);
  const [ticket] = tickets;
  if (!ticket) throw new Error("no ticket was issued");
  return (await sandbox.submit(player, ticket, acceptOdds)).body;
}
async function settle(eventId: string, results: Parameters<typeof sandbox.world.settle>[1]) {
  sandbox.world.settle(eventId, results);
  await sandbox.operator.settlement.settled();
}

describe("systems", () => {
  it("[BETSLIP-3] are one ticket, priced and placed as a whole", async () => {
    const { tickets } = await sandbox.calculate(player, system(trio, 100));
    // 2.5 × 1.8 + 2.5 × 2.2 + 1.8 × 2.2 + 2.5 × 1.8 × 2.2 = 23.86
    const expected = {
      type: "system",
      system_type: "full-cover",
      bets: 4,
      unit_stake: 100,
      stake: 400,
      potential_return: 2_386,
    };
    expect(tickets).toMatchObject([{ ...expected, status: "OPEN" }]);
    const answer = await place(system(trio, 100));
    expect(answer).toMatchObject({ status: "PROCESSED", bet: { ...expected, status: "open" } });
    expect(await sandbox.balance(player)).toBe(25_000 - 400);
  });

  it("[BETSLIP-8] are 422 with other lines under the same uuid", async () => {
    const [ticket] = (await sandbox.calculate(player, system(trio, 100))).tickets;
    const other = { ...(ticket as NonNullable<typeof ticket>), system_type: "perm-2" };
    expect((await sandbox.submit(player, other)).status).toBe(422);
  });

  it("[BETSLIP-4] [BETSLIP-28] refuse what can't be combined, and lines that can't be made", async () => {
    expect(await faultOf(system(["a-home", "b-over", "b-home"], 100))).toMatchObject({
      code: "CANNOT_COMBINE",
      outcome_ids: ["b-over", "b-home"],
    });
    expect(await faultOf(system(["a-home", "g-home", "f-12"], 100))).toMatchObject({
      code: "FORECAST_TRICAST_CANNOT_BE_COMBINED",
    });
    expect(await faultOf(system(["a-home", "g-home"], 100))).toMatch(/system/);
    expect(await faultOf(system(trio, 100, { type: "perm-3", bets: 1 }))).toMatch(/system/);
  });

  it("[BETSLIP-5] refuse a stake a line that is not accepted", async () => {
    expect(await faultOf(system(trio, 0))).toMatchObject({ code: "STAKE_INVALID" });
    expect(await faultOf(system(trio, 110_001))).toMatchObject({ code: "STAKE_INVALID" });
    expect(await faultOf(system(trio, 10_000))).toMatchObject({ code: "BALANCE_INSUFFICIENT" });
  });
});

describe("each-way", () => {
  it("[BETSLIP-24] has two bets, one for each half", async () => {
    const { tickets } = await sandbox.calculate(player, runner("r-1", 1_000));
    expect(tickets).toMatchObject([
      { each_way: true, bets: 2, unit_stake: 1_000, stake: 2_000, potential_return: 7_000 },
    ]);
    expect((await place(runner("r-1", 1_000))).bet).toMatchObject({ each_way: true, stake: 2_000 });
    await settle("race", { "r-1": "placed" });
    expect(await sandbox.bets(player)).toMatchObject([
      { status: "won", paid: 2_000, selections: [{ result: "placed", each_way: true }] },
    ]);
  });

  it("[BETSLIP-29] is refused where a selection has no paid place", async () => {
    const combi = combiSlip(sandbox.world, ["a-home", "r-1"], 100);
    const eachWay = { ...combi, each_way: true, total_bets: 2, total_stake: 200 };
    expect(await faultOf(eachWay)).toEqual({
      code: "EACH_WAY_NOT_AVAILABLE",
      outcome_ids: ["a-home"],
    });
  });
});

describe("a starting price", () => {
  it("[BETSLIP-27] has no return until it is known, and is paid at it", async () => {
    const { bet } = await place(singleSlip(sandbox.world, [["r-sp", 1_000]]));
    expect(bet).toMatchObject({ potential_return: null, selections: [{ odds: "SP" }] });
    sandbox.world.setOdds("r-sp", 6);
    await settle("race", { "r-sp": "won" });
    expect(await sandbox.bets(player)).toMatchObject([
      { status: "won", paid: 6_000, selections: [{ asked_odds: "SP", odds: 6 }] },
    ]);
    expect(await sandbox.audit()).toMatchObject({ holds: true });
  });
});

describe("a requested price", () => {
  it.each([1e21, 1e-7, 1e308, 1, 10_001])("[BETSLIP-35] is no price: %s", async (odds) => {
    const slip = singleSlip(sandbox.world, [["a-home", 1_000]]);
    const selections = slip.selections.map((selection) => ({ ...selection, odds }));
    const path = "/v1/betslip/calculate";
    const { status, body } = await sandbox.send("POST", path, { ...slip, selections }, player);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain("selections.0.odds");
  });
});

describe("the most that a bet pays", () => {
  beforeEach(() => sandbox.control("balance", { username: "verified_player", cents: 500_000 }));

  it("[BETSLIP-34] is answered, shown and paid, and is in the configuration", async () => {
    const query = "?bookmaker=grandstand&lang=en&country=BE";
    const { body } = await sandbox.send("GET", `/v1/config${query}`);
    expect(body).toMatchObject({ maximum_payout: 25_000_000 });
    sandbox.world.setOdds("a-home", 501);
    const slip = singleSlip(sandbox.world, [["a-home", 110_000]]);
    expect((await place({ ...slip, total_return: 25_000_000 })).bet).toMatchObject({
      potential_return: 25_000_000,
    });
    await settle("anderlecht", { "a-home": "won" });
    expect(await sandbox.bets(player)).toMatchObject([{ status: "won", paid: 25_000_000 }]);
    expect(await sandbox.audit()).toMatchObject({ holds: true, problems: [] });
  });

  it("[BETSLIP-34] holds at a starting price, and in a cash-out", async () => {
    sandbox.world.setOdds("a-home", 501);
    await place(singleSlip(sandbox.world, [["a-home", 110_000]]));
    await place(singleSlip(sandbox.world, [["r-sp", 110_000]]));
    sandbox.world.setOdds("a-home", 1.05);
    const bets = await sandbox.bets(player);
    const open = bets.find(({ selections }) => selections[0]?.odds === 501);
    const { quote } = (await sandbox.quote(player, open?.id ?? "")).body;
    expect(quote?.amount).toBe(25_000_000);
    sandbox.world.setOdds("r-sp", 501);
    await settle("race", { "r-sp": "won" });
    expect((await sandbox.bets(player)).map(({ paid }) => paid)).toContain(25_000_000);
    expect(await sandbox.audit()).toMatchObject({ holds: true, problems: [] });
  });
});

describe("a starting price that was never made", () => {
  it.each([
    ["won", "void", 1_000],
    ["placed", "lost", 0],
    ["lost", "lost", 0],
  ] as const)("[BETSLIP-33] of a runner that %s is %s", async (result, status, paid) => {
    await place(singleSlip(sandbox.world, [["r-sp", 1_000]]));
    await settle("race", { "r-sp": result });
    expect(await sandbox.bets(player)).toMatchObject([
      { status, paid, selections: [{ result: status, odds: "SP" }] },
    ]);
    expect(await sandbox.audit()).toMatchObject({ holds: true, problems: [] });
  });

  it("[BETSLIP-33] is void in an each-way bet, in a combi and in one that was lost before", async () => {
    await place(runner("r-sp", 500));
    await place(combiSlip(sandbox.world, ["g-home", "r-sp"], 1_000));
    await place(combiSlip(sandbox.world, ["a-home", "r-sp"], 1_000));
    await settle("anderlecht", { "a-home": "lost" });
    await settle("race", { "r-sp": "won" });
    await settle("genk", { "g-home": "won" });
    const bets = await sandbox.bets(player);
    expect(bets.map(({ status, paid }) => [status, paid]).toSorted()).toEqual([
      ["lost", 0],
      ["void", 1_000],
      ["won", 1_800],
    ]);
    expect(bets.flatMap(({ selections }) => selections.map(({ odds }) => odds))).toContain("SP");
    expect(await sandbox.audit()).toMatchObject({ holds: true, problems: [] });
  });
});

describe("the totals that the person saw", () => {
  it("[BETSLIP-30] are those that the slip has", async () => {
    const slip = system(trio, 100);
    const differ = { code: "TOTALS_DIFFER" };
    expect(await faultOf({ ...slip, total_bets: 3 })).toMatchObject(differ);
    expect(await faultOf({ ...slip, total_stake: 401 })).toMatchObject(differ);
    expect(await faultOf({ ...slip, total_return: 2_385 })).toMatchObject(differ);
    expect(await sandbox.calculate(player, { ...slip, total_return: 2_386 })).toMatchObject({
      status: true,
    });
  });

  it("[BETSLIP-30] are judged at the requested prices, with the boost or without", async () => {
    const boosted = combiSlip(sandbox.world, ["a-home", "t-away", "r-1"], 100, "ACCEPT_ANY");
    sandbox.world.setOdds("a-home", 2.6);
    // 2.5 × 3.1 × 5, and 5 % of what is above the stake.
    for (const total_return of [3_875, 4_064]) {
      expect(await sandbox.calculate(player, { ...boosted, total_return })).toMatchObject({
        status: true,
      });
    }
  });
});

describe("the boost of a combi", () => {
  const three = ["a-home", "t-away", "r-1"] as const;
  const configuration = async () =>
    (await sandbox.send("GET", "/v1/config?bookmaker=grandstand&lang=fr&country=BE")).body;

  it("[BETSLIP-25] [BETSLIP-31] is answered, placed and paid", async () => {
    const states = "ids=a-home:anderlecht,g-home:genk&bookmaker=grandstand&lang=fr";
    expect((await sandbox.send("GET", `/v1/live-selections?${states}`)).body).toMatchObject({
      selections: [{ combo_boost_available: true }, { combo_boost_available: false }],
    });
    const { bet } = await place(combiSlip(sandbox.world, three, 1_000));
    const boost = { percent: 5, amount: 1_888 };
    expect(bet).toMatchObject({ potential_return: 40_638, combo_boost: boost });
    await settle("anderlecht", { "a-home": "won" });
    await settle("gent", { "t-away": "won" });
    await settle("race", { "r-1": "won" });
    expect(await sandbox.bets(player)).toMatchObject([{ paid: 40_638, combo_boost: boost }]);
    expect(await sandbox.audit()).toMatchObject({ holds: true });
  });

  it("[BETSLIP-26] is gone with a void selection", async () => {
    await place(combiSlip(sandbox.world, three, 1_000));
    await settle("gent", { "t-away": "void" });
    await settle("anderlecht", { "a-home": "won" });
    await settle("race", { "r-1": "won" });
    expect(await sandbox.bets(player)).toMatchObject([{ paid: 12_500, combo_boost: null }]);
    expect(await sandbox.audit()).toMatchObject({ holds: true });
  });

  it("[BETSLIP-31] follows what is configured, and holds as it was at placement", async () => {
    await sandbox.control("combo-boost", {
      percent_steps: [0, 0, 12.5],
      winnings_calc_mode: "gross",
    });
    expect(await configuration()).toMatchObject({
      combo_boost: { percent_steps: [0, 0, 12.5], winnings_calc_mode: "gross" },
    });
    const { bet } = await place(combiSlip(sandbox.world, ["a-home", "t-away"], 1_000));
    expect(bet).toMatchObject({ potential_return: 8_719, combo_boost: { percent: 12.5 } });
    await sandbox.control("combo-boost", { percent_steps: [] });
    await settle("anderlecht", { "a-home": "won" });
    await settle("gent", { "t-away": "won" });
    expect(await sandbox.bets(player)).toMatchObject([{ paid: 8_719 }]);
    expect((await sandbox.control("combo-boost", { percent_steps: [-1] })).status).toBe(400);
  });

  it("[BETSLIP-32] is nowhere with promotions off", async () => {
    await sandbox.control("promotions", { on: false });
    expect(await configuration()).toMatchObject({ combo_boost: { percent_steps: [] } });
    const { bet } = await place(combiSlip(sandbox.world, three, 1_000));
    expect(bet).toMatchObject({ potential_return: 38_750, combo_boost: null });
  });
});
