import { formatOdds } from "@grandstand/rules/odds";
import { combiReturn, singleReturn, usualMaximumPayout } from "@grandstand/rules/returns";
import {
  addSelection,
  type BetType,
  chooseBetType,
  chooseFreeBet,
  chooseSystemBet,
  emptySlip,
  isEachWay,
  lineBoosts,
  type Slip,
  slipTotals,
  stakeOfLine,
  toggleEachWay,
  typeCombiStake,
  typeLineStake,
  typeSystemStake,
} from "@grandstand/rules/slip";
import { systemBetChoices } from "@grandstand/rules/systems";
import {
  type BetTerms,
  countBets,
  prospectOf,
} from "@grandstand/sandbox/src/domain/bets/pricing.ts";
import { displayOdds } from "@grandstand/sandbox/src/domain/models/display-odds.ts";
import { highestOdds, lowestOdds, onLadder } from "@grandstand/sandbox/src/domain/models/margin.ts";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import {
  addedBy,
  notedOf,
  type RandomPromotion,
  randomPromotions,
  toRules,
} from "./support/random-promotions.ts";

/** A new seed for each run, which is printed, so that AGREEMENT_SEED can repeat a failure. */
const seed = Number(process.env.AGREEMENT_SEED ?? Math.floor(Math.random() * 2 ** 31));
const slips = 10_000;
const now = Date.UTC(2026, 10, 21, 12);

/** Every price that the book can offer. */
const prices = [
  ...new Set(
    Array.from({ length: highestOdds * 100 - lowestOdds * 100 + 1 }, (_, index) =>
      onLadder((lowestOdds * 100 + index) / 100),
    ),
  ),
];

/** One selection, as both sides receive it. */
interface Line {
  readonly odds: number | "SP";
  readonly placeFraction: number;
  readonly isBoosted: boolean;
  /** Cents, as a single. */
  readonly stake: number;
  readonly isEachWay: boolean;
}

/** A slip as a person could make it. */
interface RandomSlip {
  readonly betType: BetType;
  readonly lines: readonly Line[];
  /** Cents, for each bet of a combi or a system. */
  readonly stake: number;
  readonly isEachWay: boolean;
  readonly isFree: boolean;
  readonly systemPick: number;
  readonly boost: { readonly percentSteps: readonly number[]; readonly mode: "gross" | "net" };
  readonly promotions: readonly RandomPromotion[];
}

const price = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(...prices) },
  { weight: 8, arbitrary: fc.integer({ min: 101, max: 50_100 }).map((odds) => odds / 100) },
  { weight: 1, arbitrary: fc.constant("SP" as const) },
);
const stake = fc.integer({ min: 1, max: 110_000 });
const line = fc.record({
  odds: price,
  placeFraction: fc.constantFrom(0.2, 0.25, 0.5, 0.3333, 1),
  isBoosted: fc.boolean(),
  stake: fc.oneof(stake, fc.constant(0)),
  isEachWay: fc.boolean(),
});
const percent = fc.integer({ min: 0, max: 1_000 }).map((tenths) => tenths / 10);
const longest = { single: 20, combi: 20, system: 16 } as const;
const fewest = { single: 1, combi: 2, system: 3 } as const;
const randomSlip: fc.Arbitrary<RandomSlip> = fc
  .constantFrom<BetType>("single", "combi", "system")
  .chain((betType) =>
    fc.record({
      betType: fc.constant(betType),
      lines: fc.array(line, {
        minLength: fewest[betType],
        maxLength: longest[betType],
        size: "max",
      }),
      stake,
      isEachWay: fc.boolean(),
      isFree: fc.boolean(),
      systemPick: fc.nat(),
      boost: fc.record({
        percentSteps: fc.array(percent, { maxLength: 12 }),
        mode: fc.constantFrom("gross" as const, "net" as const),
      }),
      promotions: randomPromotions(now),
    }),
  );

const typed = (cents: number) => (cents / 100).toFixed(2);
const outcomeIdOf = (index: number) => `o${index}`;
/** A few competitions of fewer sports, so that promotions of every scope find their selections. */
const scopeOf = (index: number) => ({
  eventId: `e${index}`,
  competitionId: `c${index % 5}`,
  sportId: `s${index % 2}`,
});

/** The slip as the site makes it: line by line, by the transitions of a person's actions. */
function asPersonMakesIt(drawn: RandomSlip): Slip {
  let slip = emptySlip();
  for (const [index, { odds, placeFraction, isBoosted }] of drawn.lines.entries()) {
    const selection = {
      outcomeId: outcomeIdOf(index),
      ...scopeOf(index),
      marketId: `m${index}`,
      eventName: "",
      marketName: "",
      outcomeName: "",
      sportSlug: "horse-racing",
      startsAt: now,
      isLive: false,
      marketType: "win",
      odds,
      isStartingPrice: odds === "SP",
      hasEachWay: true,
      eachWayPlaces: 3,
      eachWayFraction: placeFraction,
      outcomeIds: [],
      isBetplus: false,
      betOrigin: null,
    };
    const live = { odds, isSuspended: false, comboBoostAvailable: isBoosted, pricedAt: now };
    slip = addSelection(slip, selection, live, now).slip;
  }
  slip = chooseBetType(slip, drawn.betType, now).slip;
  return drawn.betType === "single" ? withLineStakes(slip, drawn) : withSharedStake(slip, drawn);
}

function withLineStakes(made: Slip, { lines, isFree }: RandomSlip): Slip {
  let slip = made;
  for (const [index, each] of lines.entries()) {
    slip = typeLineStake(slip, outcomeIdOf(index), typed(each.stake), now).slip;
    if (each.isEachWay) slip = toggleEachWay(slip, outcomeIdOf(index), now).slip;
  }
  return isFree ? withFreeBet(slip, lines[0]?.stake ?? 0) : slip;
}

function withSharedStake(made: Slip, drawn: RandomSlip): Slip {
  const text = typed(drawn.stake);
  let slip = drawn.isEachWay ? toggleEachWay(made, null, now).slip : made;
  if (drawn.betType === "system") {
    slip = chooseSystemBet(slip, systemTypeOf(drawn) ?? "", now).slip;
    return typeSystemStake(slip, text, now).slip;
  }
  slip = typeCombiStake(slip, text, now).slip;
  return drawn.isFree ? withFreeBet(slip, drawn.stake) : slip;
}

/** With a free bet of that amount; unchanged where no free bet can pay for the slip. */
function withFreeBet(slip: Slip, amount: number): Slip {
  const terms = { id: "free", name: "", minOdds: 1, expiresAt: now + 1 };
  return chooseFreeBet(slip, { ...terms, amount, amountRemaining: amount }, now).slip;
}

function systemTypeOf({ betType, lines, systemPick }: RandomSlip): string | null {
  if (betType !== "system") return null;
  const choices = systemBetChoices(lines.length);
  return choices[systemPick % choices.length]?.type ?? null;
}

/** The sandbox's result for the same slip: each ticket by its own arithmetic, and their sums. */
function asSandboxSeesIt(drawn: RandomSlip, isFree: boolean) {
  const boost = { ...drawn.boost, percentSteps: [...drawn.boost.percentSteps] };
  const shared = {
    type: drawn.betType,
    systemType: systemTypeOf(drawn),
    isFree,
    boost,
    maximumPayout: usualMaximumPayout,
  };
  const all = drawn.lines.map((each, index) => ({ ...each, scope: scopeOf(index) }));
  const tickets =
    drawn.betType === "single"
      ? all
          .filter((each) => each.stake > 0)
          .map((each) => ({
            terms: { ...shared, unitStake: each.stake, isEachWay: each.isEachWay },
            lines: [each],
          }))
      : [
          {
            terms: { ...shared, unitStake: drawn.stake, isEachWay: drawn.isEachWay },
            lines: all,
          },
        ];
  const priced = tickets.map(({ terms, lines }) => {
    const bets = countBets(terms, lines.length);
    const prospect = prospectOf(
      terms,
      lines.map((each) => legOf(each, terms)),
    );
    const bet = {
      ...prospect,
      id: "",
      type: drawn.betType,
      freeBetId: isFree ? "free" : null,
      stake: bets * terms.unitStake,
      legs: lines.map(({ odds, scope }) => ({ ...scope, odds: String(odds) })),
    };
    return { bets, unitStake: terms.unitStake, ...prospect, noted: notedOf(drawn.promotions, bet) };
  });
  const returns = priced.map(({ potentialReturn }) => potentialReturn);
  return {
    betCount: sum(priced.map(({ bets }) => bets)),
    totalStake: sum(priced.map(({ bets, unitStake }) => bets * unitStake)),
    potentialReturn:
      returns.length === 0 || returns.includes(null)
        ? null
        : sum(returns.map((cents) => cents ?? 0)),
    comboBoost: priced[0]?.boost ?? null,
    noted: priced.map(({ noted }) => noted),
  };
}

/** The boosts of each ticket by the rules; a combination has one for the boosts that its lines show. */
function asRulesSeeIt(slip: Slip, promotions: readonly RandomPromotion[]) {
  const boosts = lineBoosts(slip, "none", toRules(promotions), now, usualMaximumPayout);
  const shown = (outcomeId: string) => boosts[outcomeId] ?? [];
  if (slip.betType !== "single") {
    const all = new Map(
      slip.selections
        .flatMap(({ outcomeId }) => shown(outcomeId))
        .map((boost) => [boost.promotion.id, boost]),
    );
    return [addedBy([...all.values()], slipTotals(slip, "none").totalStake)];
  }
  return slip.selections
    .map(({ outcomeId }) => ({
      boosts: shown(outcomeId),
      stake: (stakeOfLine(slip, outcomeId).cents ?? 0) * (isEachWay(slip, outcomeId) ? 2 : 1),
    }))
    .filter(({ stake }) => stake > 0)
    .map((line) => addedBy(line.boosts, line.stake));
}

function legOf({ odds, placeFraction, isBoosted }: Line, { isEachWay }: BetTerms) {
  const fraction = isEachWay ? String(placeFraction) : null;
  return { odds: String(odds), placeFraction: fraction, isBoosted };
}

const sum = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0);

/** Kinds of slips, to check that the random ones include every kind. */
const kinds = {
  "a single": ({ betType }: Slip) => betType === "single",
  "an each-way single": ({ eachWayLines }: Slip) => eachWayLines.length > 0,
  "a combi": ({ betType }: Slip) => betType === "combi",
  "an each-way combi": (slip: Slip) => slip.betType === "combi" && slip.isEachWay,
  "an each-way system": (slip: Slip) => slip.betType === "system" && slip.isEachWay,
  "a free bet": ({ freeBet }: Slip) => freeBet !== null,
  "a starting price": ({ selections }: Slip) => selections.some(({ odds }) => odds === "SP"),
} satisfies Record<string, (slip: Slip) => boolean>;

describe(`two sides that compute independently (seed ${seed})`, () => {
  beforeAll(() => {
    process.stdout.write(`The random slips have the seed ${seed} (AGREEMENT_SEED).\n`);
  });

  it(`agree to the cent on ${slips} random slips`, { timeout: 120_000 }, () => {
    const seen = new Map<string, number>();
    const count = (kind: string) => seen.set(kind, (seen.get(kind) ?? 0) + 1);
    fc.assert(
      fc.property(randomSlip, (drawn) => {
        const slip = asPersonMakesIt(drawn);
        const totals = slipTotals(slip, "none", drawn.boost, usualMaximumPayout);
        const { noted, ...numbers } = asSandboxSeesIt(drawn, slip.freeBet !== null);
        expect(totals).toMatchObject(numbers);
        expect(asRulesSeeIt(slip, drawn.promotions)).toEqual(noted);
        for (const { kind } of noted.flat()) {
          count(`${kind === "bet" ? "money" : "coins"} added to a ${slip.betType}`);
          if (slip.eachWayLines.length > 0) count("a boost beside an each-way");
        }
        for (const [kind, is] of Object.entries(kinds)) if (is(slip)) count(kind);
        if (slip.systemChoice) count(`${slip.systemChoice.type} of ${slip.selections.length}`);
        if ((totals.comboBoost?.amount ?? 0) > 0) count("a boosted combi");
      }),
      { numRuns: slips, seed },
    );
    const boosted = ["a boosted combi", "a boost beside an each-way", "money added to a single"];
    const coins = ["coins added to a single", "coins added to a combi"];
    for (const kind of [...Object.keys(kinds), ...boosted, ...coins]) {
      expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(100);
    }
  });

  it("agree on every system of every number of selections", () => {
    const terms = {
      unitStake: 123,
      isEachWay: true,
      isFree: false,
      boost: null,
      maximumPayout: null,
    } as const;
    for (let selections = 3; selections <= 16; selections += 1) {
      for (const { type, bets } of systemBetChoices(selections)) {
        const system = { ...terms, type: "system" as const, systemType: type };
        expect(countBets(system, selections), `${type} of ${selections}`).toBe(2 * bets);
      }
    }
  });

  it("agree on what has no return: a starting price", () => {
    const terms = {
      systemType: null,
      unitStake: 1_000,
      isEachWay: false,
      isFree: false,
      maximumPayout: null,
    };
    const unknown = { odds: "SP", placeFraction: null, isBoosted: false };
    const known = { ...unknown, odds: "2" };
    const single = prospectOf({ ...terms, type: "single", boost: null }, [unknown]);
    expect(singleReturn(1_000, "SP")).toBe(single.potentialReturn);
    const combi = prospectOf({ ...terms, type: "combi", boost: null }, [known, unknown]);
    expect(combiReturn(1_000, [2, "SP"])).toBe(combi.potentialReturn);
  });

  it("write every price of the ladder alike, in all three ways", () => {
    expect(prices.length).toBeGreaterThan(150);
    for (const odds of prices) {
      const written = {
        decimal: formatOdds(odds, "decimal"),
        fractional: formatOdds(odds, "fractional"),
        // A page has the sign that voices say, the operator the one that programs read.
        american: formatOdds(odds, "american").replace("−", "-"),
      };
      expect(written, String(odds)).toEqual(displayOdds(odds));
    }
  });
});
