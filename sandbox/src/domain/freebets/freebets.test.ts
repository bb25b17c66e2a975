import type { FreeBet } from "@grandstand/contract/freebets";
import type { BoostResultAnswer } from "@grandstand/contract/promotions";
import { bookmakerTopic } from "@grandstand/contract/realtime";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createReader } from "../../testing/reader.ts";
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
beforeEach(beginAnew);

async function beginAnew(): Promise<void> {
  await sandbox.control("reset");
  await sandbox.control("restart");
  player = await sandbox.logIn("promo_player");
}

async function freeBets(credentials = player, language = "en"): Promise<FreeBet[]> {
  const path = "/api/content/freebets/active?active=true&bookmaker=grandstand";
  const headers = { ...credentials, "accept-language": language };
  return (await sandbox.send<{ data: FreeBet[] }>("GET", path, undefined, headers)).body.data;
}
const left = async (id: string) =>
  (await freeBets()).find((freeBet) => freeBet.id === id)?.amount_remaining;
/** Cents that the bet's boost paid in addition to the bet. */
async function boostPaid(betId: string): Promise<number> {
  const { body } = await sandbox.send<BoostResultAnswer>(
    "POST",
    "/user/is-boosted",
    { bet_id: betId },
    player,
  );
  return body.paid === 1 ? body.amount : 0;
}
const free = (slip: object, id = "freebet-welcome") => ({ ...slip, freebet_id: id });
const single = (outcomeId: string, stake: number) =>
  singleSlip(sandbox.world, [[outcomeId, stake]]);
async function refusal(slip: object): Promise<string | undefined> {
  const answer = await sandbox.calculate(player, slip);
  expect(answer.status).toBe(false);
  expect(answer.message).toMatch(/\w{3}/);
  return answer.tickets[0]?.error_meta?.code;
}
async function place(slip: object) {
  const { tickets } = await sandbox.calculate(player, slip);
  const [ticket] = tickets;
  if (!ticket) throw new Error("no ticket was issued");
  return (await sandbox.submit(player, ticket)).body;
}
async function settle(eventId: string, results: Parameters<typeof sandbox.world.settle>[1]) {
  sandbox.world.settle(eventId, results);
  await sandbox.operator.settlement.settled();
}

describe("the list", () => {
  it("[FREEBETS-1] [FREEBETS-11] holds what the person has, the first to expire first", async () => {
    const mine = await freeBets();
    expect(mine.map(({ id }) => id)).toEqual([
      "freebet-last-hour",
      "freebet-weekly",
      "freebet-long-odds",
      "freebet-welcome",
    ]);
    expect(mine[1]).toMatchObject({ amount: 2_000, amount_remaining: 1_250 });
    expect(mine[2]).toMatchObject({ conditions: { min_odds: 3 } });
    expect((await freeBets(player, "fr")).at(-1)?.name).toBe("Pari gratuit de bienvenue");
    expect(await freeBets(await sandbox.logIn("verified_player"))).toEqual([]);
  });

  it("[FREEBETS-1] loses what has expired or is used up", async () => {
    sandbox.world.advance(3_600_000);
    player = await sandbox.logIn("promo_player");
    expect((await freeBets()).map(({ id }) => id)).not.toContain("freebet-last-hour");
    await place(free(single("a-home", 1_000)));
    expect((await freeBets()).map(({ id }) => id)).not.toContain("freebet-welcome");
  });

  it("[FREEBETS-10] is empty with promotions off, and the free bet refused", async () => {
    await sandbox.control("promotions", { on: false });
    expect(await freeBets()).toEqual([]);
    expect(await refusal(free(single("a-home", 500)))).toBe("FREEBET_NOT_AVAILABLE");
    await sandbox.control("promotions", { on: true });
    expect(await freeBets()).toHaveLength(4);
  });
});

describe("a bet that a free bet pays", () => {
  it("[FREEBETS-2] [FREEBETS-3] debits no money, and a win pays the return without the stake", async () => {
    const answer = await place(free(single("a-home", 600)));
    expect(answer.bet).toMatchObject({
      stake: 600,
      freebet_id: "freebet-welcome",
      potential_return: 900,
    });
    expect(await sandbox.balance(player)).toBe(10_000);
    expect(await left("freebet-welcome")).toBe(400);
    await settle("anderlecht", { "a-home": "won" });
    expect(await sandbox.balance(player)).toBe(10_900);
    expect(await left("freebet-welcome")).toBe(400);
    expect(await sandbox.audit()).toMatchObject({ holds: true, problems: [] });
  });

  it.each([
    ["still runs", 0, false],
    ["has ended meanwhile", 3_600_000, true],
  ] as const)(
    "[FREEBETS-13] says of a void bet until when its free bet counts, which %s",
    async (_, passed, hasEnded) => {
      const { expires_at } = (await freeBets()).find(({ id }) => id === "freebet-last-hour") ?? {};
      await place(free(single("a-home", 300), "freebet-last-hour"));
      expect((await sandbox.bets(player))[0]).toMatchObject({
        status: "open",
        freebet_returned: null,
      });
      sandbox.world.advance(passed);
      await settle("anderlecht", { "a-home": "void" });
      player = await sandbox.logIn("promo_player");
      const [bet] = await sandbox.bets(player);
      expect(bet).toMatchObject({
        status: "void",
        paid: 0,
        freebet_returned: { amount: 300, expires_at },
      });
      expect(Date.parse(expires_at ?? "") <= Date.parse(bet?.settled_at ?? "")).toBe(hasEnded);
    },
  );

  it("[FREEBETS-3] pays nothing when it loses", async () => {
    await place(free(combiSlip(sandbox.world, ["a-home", "g-home"], 600)));
    await settle("genk", { "g-home": "lost" });
    expect(await sandbox.bets(player)).toMatchObject([{ status: "lost", paid: 0 }]);
    expect(await sandbox.balance(player)).toBe(10_000);
    expect(await left("freebet-welcome")).toBe(400);
    expect(await sandbox.audit()).toMatchObject({ holds: true });
  });

  it("[FREEBETS-3] gives the stake back when it is void, and with one void leg pays the rest", async () => {
    await place(free(single("a-home", 600)));
    await place(free(combiSlip(sandbox.world, ["a-home", "g-home"], 400)));
    await settle("anderlecht", { "a-home": "void" });
    await settle("genk", { "g-home": "won" });
    expect(await left("freebet-welcome")).toBe(600);
    expect(await sandbox.balance(player)).toBe(10_000 + 320);
    expect((await sandbox.bets(player)).map(({ status }) => status).toSorted()).toEqual([
      "void",
      "won",
    ]);
    expect(await sandbox.audit()).toMatchObject({ holds: true });
  });

  it("[FREEBETS-7] needs no money in the wallet", async () => {
    await sandbox.control("balance", { username: "promo_player", cents: 0 });
    expect((await place(free(single("a-home", 600)))).status).toBe("PROCESSED");
  });

  it("[FREEBETS-8] is not paid twice by the same free bet", async () => {
    const slip = free(single("a-home", 600));
    const [one] = (await sandbox.calculate(player, slip)).tickets;
    const [two] = (await sandbox.calculate(player, slip)).tickets;
    const answers = await Promise.all(
      [one, two].flatMap((ticket) => (ticket ? [sandbox.submit(player, ticket)] : [])),
    );
    expect(answers.map(({ body }) => body.status).toSorted()).toEqual([
      "FREEBET_AMOUNT_EXCEEDED",
      "PROCESSED",
    ]);
    expect(await left("freebet-welcome")).toBe(400);
  });

  it("[FREEBETS-8] is refused where the free bet ended since it was priced", async () => {
    const [ticket] = (await sandbox.calculate(player, free(single("a-home", 600)))).tickets;
    await sandbox.control("freebets/expire", { id: "freebet-welcome" });
    const { body } = ticket ? await sandbox.submit(player, ticket) : { body: null };
    expect(body).toMatchObject({ status: "FREEBET_NOT_AVAILABLE", bet: null });
  });
});

describe("what a free bet does not pay", () => {
  it("[FREEBETS-4] is anything that is not the person's, or not there any more", async () => {
    const slip = single("a-home", 500);
    expect(await refusal(free(slip, "unknown"))).toBe("FREEBET_NOT_AVAILABLE");
    const { body } = await sandbox.control<{ id: string }>("freebets/grant", {
      username: "verified_player",
      cents: 1_000,
    });
    expect(await refusal(free(slip, body.id))).toBe("FREEBET_NOT_AVAILABLE");
    await sandbox.control("freebets/expire", { id: "freebet-welcome" });
    expect(await refusal(free(slip))).toBe("FREEBET_NOT_AVAILABLE");
  });

  it("[FREEBETS-4] is a system, several singles, and each-way", async () => {
    const { world } = sandbox;
    const trio = systemSlip(world, ["a-home", "g-home", "t-home"], 100, {
      type: "full-cover",
      bets: 4,
    });
    const several = singleSlip(world, [
      ["a-home", 100],
      ["g-home", 0],
    ]);
    const [runner] = single("r-1", 100).selections;
    const eachWay = {
      ...single("r-1", 100),
      selections: [{ ...runner, each_way: true }],
      total_bets: 2,
      total_stake: 200,
    };
    for (const slip of [trio, several, eachWay]) {
      expect(await refusal(free(slip))).toBe("FREEBET_NOT_AVAILABLE");
    }
  });

  it("[FREEBETS-5] is a price that is not above its lowest, or not known", async () => {
    const answer = await sandbox.calculate(
      player,
      free(combiSlip(sandbox.world, ["a-home", "g-draw", "r-3"], 500), "freebet-long-odds"),
    );
    expect(answer.tickets[0]?.error_meta).toEqual({
      code: "FREEBET_MIN_ODDS",
      outcome_ids: ["a-home", "r-3"],
    });
    expect(await refusal(free(single("r-sp", 500)))).toBe("FREEBET_MIN_ODDS");
  });

  it("[FREEBETS-6] is more than what is left of it", async () => {
    expect(await refusal(free(single("a-home", 1_001)))).toBe("FREEBET_AMOUNT_EXCEEDED");
    expect(await refusal(free(single("a-home", 1_251), "freebet-weekly"))).toBe(
      "FREEBET_AMOUNT_EXCEEDED",
    );
  });
});

describe("what is announced", () => {
  it("[FREEBETS-9] is each use, grant, end and stake given back", async () => {
    const reader = await createReader(`${sandbox.base.replace("http", "ws")}/realtime`);
    await reader.subscribe([bookmakerTopic("grandstand")]);
    const receives = (type: string, count: number) =>
      reader.next(
        () => reader.messages.filter(({ payload }) => payload.includes(type)).length >= count,
      );
    await place(free(single("a-home", 600)));
    await receives("update_freebets", 1);
    const grant = { username: "promo_player", cents: 700, name: "For you", min_odds: 1.5 };
    const { body } = await sandbox.control<{ id: string }>("freebets/grant", grant);
    await receives("refresh_freebets", 1);
    expect(await left(body.id)).toBe(700);
    await sandbox.control("freebets/expire", { id: body.id });
    await receives("refresh_freebets", 2);
    await settle("anderlecht", { "a-home": "void" });
    await receives("refresh_freebets", 3);
    expect((await sandbox.control("freebets/expire", { id: "nowhere" })).status).toBe(404);
    reader.close();
  });
});

describe("the books", () => {
  const outcomes = ["a-home", "g-away", "t-draw", "r-1"] as const;
  const eventOf = (id: string) => sandbox.world.outcome(id)?.eventId ?? "";
  const steps = fc.array(
    fc.oneof(
      fc.record({
        kind: fc.constant("bet" as const),
        outcomes: fc.uniqueArray(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 3 }),
        stake: fc.integer({ min: 1, max: 1_300 }),
        freeBet: fc.constantFrom(null, "freebet-welcome", "freebet-weekly", "freebet-last-hour"),
      }),
      fc.record({
        kind: fc.constant("settle" as const),
        outcome: fc.constantFrom(...outcomes),
        result: fc.constantFrom("won" as const, "lost" as const, "void" as const),
      }),
    ),
    { maxLength: 10 },
  );
  type Step = typeof steps extends fc.Arbitrary<(infer Kind)[]> ? Kind : never;

  // A boost is paid in addition to the bet.
  const boostedFirst: [Step[]][] = [
    [
      [
        { kind: "bet", outcomes: ["r-1"], stake: 200, freeBet: null },
        { kind: "settle", outcome: "r-1", result: "won" },
      ],
    ],
  ];

  it("[FREEBETS-12] hold through any bets and results", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (given) => {
        await beginAnew();
        for (const step of given) {
          if (step.kind === "settle") {
            await settle(eventOf(step.outcome), { [step.outcome]: step.result });
            continue;
          }
          const [first = "a-home", ...rest] = step.outcomes;
          const slip =
            rest.length === 0
              ? single(first, step.stake)
              : combiSlip(sandbox.world, step.outcomes, step.stake);
          await place(step.freeBet === null ? slip : free(slip, step.freeBet));
        }
        await sandbox.operator.settlement.settled();
        expect(await sandbox.audit()).toMatchObject({ holds: true, problems: [] });
        let money = 10_000;
        for (const bet of await sandbox.bets(player)) {
          money += (bet.paid ?? 0) + (await boostPaid(bet.id));
          if (bet.freebet_id === null) money -= bet.stake;
        }
        expect(await sandbox.balance(player)).toBe(money);
      }),
      { numRuns: 10, examples: boostedFirst },
    );
  });
});
