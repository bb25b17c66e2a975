import { readConfiguration } from "@grandstand/app/.server/configuration.ts";
import { createApi } from "@grandstand/app/core/client/create-api.ts";
import { calculateSlip } from "@grandstand/app/features/bet-slip/api.ts";
import { getActiveFreeBets } from "@grandstand/contract/freebets";
import { usualMaximumPayout } from "@grandstand/rules/returns";
import {
  addSelection,
  chooseBetType,
  chooseFreeBet,
  chooseSystemBet,
  emptySlip,
  type FreeBet,
  type Slip,
  slipTotals,
  type Transition,
  toggleEachWay,
  typeCombiStake,
  typeLineStake,
  typeSystemStake,
} from "@grandstand/rules/slip";
import { systemBetChoices } from "@grandstand/rules/systems";
import { usualBoost } from "@grandstand/sandbox/src/domain/bets/combo-boost.ts";
import { startSandbox, startTimeout } from "@grandstand/sandbox/src/testing/start-sandbox.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { selectionOf } from "./support/world-selection.ts";

const outcomeIds = ["a-home", "g-away", "b-over", "t-draw", "r-1"] as const;
const acceptOdds = "none";
const comboBoost = usualBoost;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let api: ReturnType<typeof createApi>;
let freeBets: readonly FreeBet[] = [];

beforeAll(async () => {
  sandbox = await startSandbox();
  const { authorization = "", jwt = "" } = await sandbox.logIn("promo_player");
  await sandbox.control("balance", { username: "promo_player", cents: 100_000_000 });
  api = createApi({
    configuration: readConfiguration({ SANDBOX_PORT: String(sandbox.port) }).site,
    language: "en",
    isMobile: () => false,
    tokens: () => ({ token: authorization.replace("Bearer ", ""), jwt }),
  });
  const answer = await api(getActiveFreeBets, {
    query: { active: "true", bookmaker: "grandstand" },
  });
  if (!answer.ok) throw new Error("no free bets");
  freeBets = answer.value.data.map(({ id, name, amount, ...more }) => ({
    id,
    name,
    amount,
    amountRemaining: more.amount_remaining,
    minOdds: more.conditions.min_odds,
    expiresAt: Date.parse(more.expires_at),
  }));
}, startTimeout);
afterAll(() => sandbox.close());

interface Wish {
  outcomes: readonly string[];
  betType: "single" | "combi" | "system";
  system: number;
  isEachWay: boolean;
  freeBet: number | null;
  stakes: readonly number[];
}

/** The slip that results from the wishes, as far as the rules allow them. */
function slipOf({ outcomes, betType, system, isEachWay, freeBet, stakes }: Wish): Slip {
  const now = sandbox.world.now();
  const text = (index: number) => ((stakes[index % stakes.length] ?? 100) / 100).toFixed(2);
  const choices = systemBetChoices(outcomes.length);
  const steps: ((slip: Slip) => Transition)[] = [
    ...outcomes.map((outcomeId) => (slip: Slip) => {
      const { odds, ...selection } = selectionOf(sandbox.world, outcomeId);
      const comboBoostAvailable = sandbox.world.outcome(outcomeId)?.isBoosted ?? false;
      const live = { odds, isSuspended: false, comboBoostAvailable, pricedAt: now };
      return addSelection(slip, { ...selection, odds }, live, now);
    }),
    (slip) => chooseBetType(slip, betType, now),
    (slip) => chooseSystemBet(slip, choices[system % (choices.length || 1)]?.type ?? "", now),
    ...outcomes.map(
      (outcomeId, index) => (slip: Slip) => typeLineStake(slip, outcomeId, text(index), now),
    ),
    (slip) => typeCombiStake(slip, text(0), now),
    (slip) => typeSystemStake(slip, text(1), now),
    (slip) =>
      isEachWay
        ? toggleEachWay(slip, slip.betType === "single" ? (outcomes[0] ?? "") : null, now)
        : { slip, events: [] },
    (slip) => chooseFreeBet(slip, freeBet === null ? null : (freeBets[freeBet] ?? null), now),
  ];
  return steps.reduce((slip, step) => step(slip).slip, emptySlip());
}

const wish = fc.record({
  outcomes: fc.uniqueArray(fc.constantFrom(...outcomeIds, "r-3" as const, "r-sp" as const), {
    minLength: 1,
    maxLength: 5,
    selector: (id) => (id.startsWith("r-") ? "race" : id),
  }),
  betType: fc.constantFrom("single", "combi", "system"),
  system: fc.nat(10),
  isEachWay: fc.boolean(),
  freeBet: fc.option(fc.nat(3)),
  stakes: fc.array(fc.integer({ min: 10, max: 50_000 }), { minLength: 2, maxLength: 5 }),
}) as fc.Arbitrary<Wish>;

describe("a slip on its way to the sandbox", () => {
  it("is understood as it was meant, and promised the same return to the cent", async () => {
    await fc.assert(
      fc.asyncProperty(wish, async (given) => {
        const slip = slipOf(given);
        const totals = slipTotals(slip, acceptOdds, comboBoost, usualMaximumPayout);
        const terms = {
          acceptOdds,
          language: "en",
          country: "BE",
          comboBoost,
          maximumPayout: usualMaximumPayout,
        } as const;
        const answer = await calculateSlip(api, slip, terms);
        if (answer.kind !== "answer") throw new Error("no answer");
        const isTooLow = answer.code === "FREEBET_MIN_ODDS" && slip.freeBet !== null;
        if (isTooLow) return;
        expect(answer.code).toBeNull();
        const orders = answer.tickets.map(({ payload }) => payload);
        const sumOf = (name: "bets" | "stake") =>
          orders.reduce((sum, { ticket }) => sum + ticket[name], 0);
        expect([sumOf("bets"), sumOf("stake")]).toEqual([totals.betCount, totals.totalStake]);
        const promised = orders.map(({ body }) => body.ticket.potential_return);
        const isKnown = promised.every((cents) => cents !== null);
        const sum = promised.reduce<number>((total, cents) => total + (cents ?? 0), 0);
        expect(isKnown ? sum : null).toBe(totals.potentialReturn);
      }),
      { numRuns: 150 },
    );
  });
});
