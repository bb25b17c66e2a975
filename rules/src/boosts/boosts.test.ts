import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type BoostableSlip,
  type BoostLine,
  type BoostPromotion,
  boostAmount,
  boostResult,
  slipBoosts,
} from "./index.ts";
import { matchPromotion } from "./promotion.ts";
import { boostRefusal } from "./validity.ts";

const now = Date.UTC(2026, 10, 21, 12);
const line: BoostLine = {
  outcomeId: "home",
  eventId: "match",
  competitionId: "league",
  sportId: "football",
  stake: 1_000,
  odds: 2,
  potentialReturn: 2_000,
};

function promotion(changes: Partial<BoostPromotion> = {}): BoostPromotion {
  return {
    id: "everywhere",
    kind: "bet",
    eventId: null,
    competitionId: null,
    sportId: null,
    audience: "everybody",
    createdAt: now - 1_000,
    activeUntil: now + 1_000,
    minimumStake: 500,
    maximumStake: 5_000,
    minimumOdds: 1.5,
    maximumOdds: 4,
    maximumWinnings: 10_000,
    boost: 20,
    betTypes: ["single"],
    ...changes,
  };
}
const coins = (changes: Partial<BoostPromotion> = {}) =>
  promotion({ id: "coins", kind: "coins", betTypes: ["single", "combi"], ...changes });

function match(promotions: readonly BoostPromotion[]) {
  const wanted = { kind: "bet", betType: "single", selections: [line], now } as const;
  return matchPromotion(promotions, wanted)?.id ?? null;
}

function boostsOf(promotions: readonly BoostPromotion[], changes: Partial<BoostableSlip> = {}) {
  const slip: BoostableSlip = {
    betType: "single",
    lines: [line],
    totalOdds: null,
    isFreeBet: false,
    ...changes,
  };
  return slipBoosts(slip, promotions, now);
}

describe("finding a promotion", () => {
  it("[BOOSTS-1] the closest scope is applied, in whatever order they come", () => {
    const everywhere = promotion();
    const sport = promotion({ id: "sport", sportId: "football" });
    const league = promotion({ id: "league", competitionId: "league", sportId: "football" });
    const event = promotion({ id: "event", eventId: "match", audience: "everybody" });
    const all = [everywhere, sport, league, event];
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: 1 }), (some) => {
        const closest = some.toSorted((a, b) => all.indexOf(b) - all.indexOf(a))[0];
        expect(match(some)).toBe(closest?.id);
      }),
    );
  });

  it("[BOOSTS-2] what is for another event, competition or sport is not for this one", () => {
    expect(match([promotion({ eventId: "other" })])).toBeNull();
    expect(match([promotion({ competitionId: "other" })])).toBeNull();
    expect(match([promotion({ sportId: "tennis" })])).toBeNull();
    expect(match([promotion({ eventId: "other", competitionId: "league" })])).toBeNull();
  });

  it("[BOOSTS-2] the closest scope that is set decides alone, whatever the wider ones are", () => {
    for (const eventId of [null, "match", "other"]) {
      for (const competitionId of [null, "league", "other"]) {
        for (const sportId of [null, "football", "other"]) {
          const isOther = (eventId ?? competitionId ?? sportId) === "other";
          const scope = { eventId, competitionId, sportId };
          const found = match([promotion(scope)]);
          expect(found, JSON.stringify(scope)).toBe(isOther ? null : "everywhere");
        }
      }
    }
  });

  it("[BOOSTS-3] first bets come first, then the newest", () => {
    const old = promotion({ id: "old", createdAt: now - 9_000 });
    const young = promotion({ id: "young" });
    const first = promotion({ id: "first", createdAt: now - 90_000, audience: "first_bet" });
    expect(match([old, young])).toBe("young");
    expect(match([young, old, first])).toBe("first");
  });

  it("[BOOSTS-4] one that is over, or for another type of bet, is not applied", () => {
    expect(match([promotion({ activeUntil: now })])).toBeNull();
    expect(match([promotion({ betTypes: ["combi"] })])).toBeNull();
    expect(match([coins()])).toBeNull();
  });
});

describe("whether it counts", () => {
  const problem = (changes: Partial<BoostLine>, offered = promotion()) =>
    boostRefusal(offered, { ...line, ...changes })?.problem ?? null;

  it("[BOOSTS-5] the stake lies between the limits", () => {
    expect(problem({ stake: 500 })).toBeNull();
    expect(problem({ stake: 5_000 })).toBeNull();
    expect(problem({ stake: 499 })).toBe("stake-too-low");
    expect(problem({ stake: 5_001 })).toBe("stake-too-high");
  });

  it("[BOOSTS-6] the odds lie between the limits", () => {
    expect(problem({ odds: 1.5 })).toBeNull();
    expect(problem({ odds: 4 })).toBeNull();
    expect(problem({ odds: 1.49 })).toBe("odds-too-low");
    expect(problem({ odds: 4.01 })).toBe("odds-too-high");
    expect(problem({ odds: 400 }, promotion({ maximumOdds: null }))).toBeNull();
  });

  it("[BOOSTS-7] the return stays within the maximum of a bet boost", () => {
    expect(problem({ potentialReturn: 10_000 })).toBeNull();
    expect(problem({ potentialReturn: 10_001 })).toBe("winnings-too-high");
    expect(problem({ potentialReturn: 10_001 }, coins())).toBeNull();
  });

  it("[BOOSTS-8] what is not set limits nothing", () => {
    const open = coins({
      minimumStake: null,
      maximumStake: null,
      minimumOdds: null,
      maximumOdds: null,
      maximumWinnings: null,
    });
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 1, noNaN: true }), (stake, odds) => {
        expect(problem({ stake, odds, potentialReturn: stake }, open)).toBeNull();
      }),
    );
  });

  it("[BOOSTS-9] it says the first limit that is broken, and what it is", () => {
    const all = { ...line, stake: 1, odds: 1.1, potentialReturn: 90_000 };
    expect(boostRefusal(promotion(), all)).toEqual({ problem: "stake-too-low", limit: 500 });
    expect(boostRefusal(promotion(), { ...all, stake: 600 })).toEqual({
      problem: "odds-too-low",
      limit: 1.5,
    });
  });

  it.each(["SP", null] as const)("[BOOSTS-10] without a price (%s) it does not", (odds) => {
    expect(problem({ odds })).toBe("price-unknown");
    expect(problem({ odds }, coins())).toBe("price-unknown");
  });
});

describe("the boosts of a slip", () => {
  const total = { numerator: 15n, scale: 1 };

  it("[BOOSTS-11] [BOOSTS-12] a combination has the coins alone, whatever its selections", () => {
    const offered = [
      promotion({ betTypes: ["single", "combi"] }),
      coins({ minimumStake: 9_999, minimumOdds: 90 }),
    ];
    const found = boostsOf(offered, { betType: "combi", totalOdds: total });
    expect(found.home).toMatchObject([{ kind: "coins", refusal: null }]);
    expect(boostsOf(offered).home).toMatchObject([
      { kind: "bet", refusal: null },
      { kind: "coins", refusal: { problem: "stake-too-low", limit: 9_999 } },
    ]);
  });

  it("[BOOSTS-12] below combined odds of 1.5 nothing shows", () => {
    const below = { numerator: 149n, scale: 2 };
    expect(boostsOf([coins()], { betType: "combi", totalOdds: below })).toEqual({});
    expect(boostsOf([coins()], { betType: "combi", totalOdds: null })).toEqual({});
  });

  it("[BOOSTS-16] a combination has one coins boost, the closest, on the selections it is for", () => {
    const others = [
      { ...line, outcomeId: "away", eventId: "other", sportId: "tennis" },
      { ...line, outcomeId: "draw", eventId: "third", sportId: "tennis" },
    ];
    const criteria = { betType: "combi", lines: [line, ...others], totalOdds: total } as const;
    const idsOf = (offered: readonly BoostPromotion[]) =>
      Object.entries(boostsOf(offered, criteria)).map(([outcomeId, boosts]) => [
        outcomeId,
        boosts.map((boost) => boost.promotion.id),
      ]);
    const tennis = coins({ id: "tennis", sportId: "tennis" });
    const match = coins({ id: "match", eventId: "match" });
    expect(idsOf([coins(), tennis])).toEqual([
      ["away", ["tennis"]],
      ["draw", ["tennis"]],
    ]);
    expect(idsOf([coins(), tennis, match])).toEqual([["home", ["match"]]]);
    expect(idsOf([coins()]).length).toBe(3);
  });

  it("[BOOSTS-17] a bet boost says what it adds, and coins leave that to the operator", () => {
    expect(boostsOf([promotion(), coins()]).home).toMatchObject([
      { kind: "bet", gain: 200 },
      { kind: "coins", gain: null },
    ]);
    expect(boostsOf([promotion({ minimumStake: 2_000 })]).home).toMatchObject([{ gain: null }]);
    const lines = [{ ...line, potentialReturn: null }];
    expect(boostsOf([promotion()], { lines }).home).toMatchObject([{ gain: null }]);
  });

  it("[BOOSTS-13] a system and a free bet have none", () => {
    const offered = [promotion(), coins({ betTypes: ["single", "combi", "system"] })];
    expect(boostsOf(offered, { betType: "system", totalOdds: total })).toEqual({});
    expect(boostsOf(offered, { isFreeBet: true })).toEqual({});
  });

  it("[BOOSTS-4] a line that nothing is for has no entry", () => {
    expect(boostsOf([])).toEqual({});
    expect(boostsOf([promotion({ eventId: "other" })])).toEqual({});
  });
});

describe("what a boost adds", () => {
  it.each([
    [20, 1_000, 200],
    [12.5, 1_001, 125],
    [50, 1, 0],
    [50, 3, 2],
    [20, -5, 0],
    [500, 10_000, 10_000],
  ])("[BOOSTS-14] %d % of %i is %i", (boost, base, amount) => {
    expect(boostAmount(promotion({ boost }), base)).toBe(amount);
  });

  it("[BOOSTS-14] is never more than half away from exact, nor above the maximum", () => {
    const anyTenths = fc.integer({ min: 0, max: 5_000 });
    fc.assert(
      fc.property(anyTenths, fc.nat({ max: 10_000_000 }), (tenths, base) => {
        const amount = boostAmount(promotion({ boost: tenths / 10, maximumWinnings: null }), base);
        const error = BigInt(amount) * 1_000n - BigInt(base) * BigInt(tenths);
        expect(error <= 500n && error >= -500n).toBe(true);
        expect(boostAmount(promotion({ boost: tenths / 10 }), base)).toBe(Math.min(amount, 10_000));
      }),
    );
  });
});

describe("the boost of a placed bet", () => {
  it.each([
    [{ status: true, paid: 1 }, "won"],
    [{ status: true, paid: 0 }, "lost"],
    [{ status: true, paid: null }, "pending"],
    [{ status: true, paid: 2 }, "pending"],
    [{ status: false, paid: 1 }, "none"],
  ] as const)("[BOOSTS-15] %j is %s", (answer, result) => {
    expect(boostResult(answer)).toBe(result);
  });
});
