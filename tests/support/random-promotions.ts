import {
  type BoostKind,
  type BoostPromotion,
  boostAmount,
  type LineBoost,
} from "@grandstand/rules/boosts";
import { type BoostableBet, boostsOf } from "@grandstand/sandbox/src/domain/loyalty/boosts.ts";
import { earnedBy } from "@grandstand/sandbox/src/domain/loyalty/loyalty.ts";
import type { PromotionRow } from "@grandstand/sandbox/src/domain/loyalty/schema.ts";
import fc from "fast-check";

/** A promotion as the sandbox's table has it. */
export type RandomPromotion = PromotionRow;

/** A boost of one bet, and the cents or coins that it adds if the bet wins. */
export interface AddedBoost {
  readonly kind: BoostKind;
  readonly id: string;
  readonly adds: number;
}

const orNone = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 3 });
const odds = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((hundredths) => (hundredths / 100).toFixed(2));
const cents = (least: number, most: number) => fc.integer({ min: least, max: most });

/** Of an event, a competition or a sport of the random slips, or of everything. */
const scope = fc.oneof(
  fc.nat({ max: 5 }).map((index) => ({ eventId: `e${index}`, competitionId: null, sportId: null })),
  fc.nat({ max: 5 }).map((index) => ({ eventId: null, competitionId: `c${index}`, sportId: null })),
  fc.nat({ max: 2 }).map((index) => ({ eventId: null, competitionId: null, sportId: `s${index}` })),
  fc.constant({ eventId: null, competitionId: null, sportId: null }),
);
const kind = fc.oneof(
  fc.record({
    kind: fc.constant("bet" as const),
    betTypes: fc.constant<PromotionRow["betTypes"]>(["single"]),
    minimumStake: cents(0, 30_000),
    maximumStake: cents(30_000, 200_000),
    minimumOdds: odds(100, 400),
    maximumOdds: orNone(odds(400, 5_000)),
    maximumWinnings: cents(10_000, 5_000_000),
  }),
  fc.record({
    kind: fc.constant("coins" as const),
    betTypes: fc.constantFrom<PromotionRow["betTypes"]>(["single"], ["combi"], ["single", "combi"]),
    minimumStake: orNone(cents(0, 30_000)),
    maximumStake: orNone(cents(30_000, 200_000)),
    minimumOdds: orNone(odds(100, 400)),
    maximumOdds: orNone(odds(400, 5_000)),
    maximumWinnings: orNone(fc.nat({ max: 3_000 })),
  }),
);

/** The promotions that a person may use at an instant (epoch milliseconds), in the operator's order. */
export function randomPromotions(now: number): fc.Arbitrary<readonly RandomPromotion[]> {
  const one = fc
    .tuple(
      scope,
      kind,
      fc.constantFrom("first_bet", "everybody") as fc.Arbitrary<PromotionRow["audience"]>,
      fc.nat({ max: 4 }),
      fc.integer({ min: 1, max: 500 }),
    )
    .map(([where, what, audience, age, boost]) => ({
      ...where,
      ...what,
      audience,
      boost,
      createdAt: now - age,
      activeUntil: now + 1,
      accountId: "somebody",
    }));
  return fc
    .array(one, { maxLength: 6 })
    .map((promotions) =>
      promotions
        .map((promotion, index) => ({ ...promotion, id: `p${index}` }))
        .toSorted((one, two) => one.createdAt - two.createdAt),
    );
}

/** The same promotions in the form of the rules. */
export function toRules(promotions: readonly RandomPromotion[]): readonly BoostPromotion[] {
  const decimal = (text: string | null) => (text === null ? null : Number(text));
  return promotions.map((row) => ({
    ...row,
    minimumOdds: decimal(row.minimumOdds),
    maximumOdds: decimal(row.maximumOdds),
  }));
}

/** The boosts that the sandbox would record with a bet. */
export function notedOf(
  promotions: readonly RandomPromotion[],
  bet: BoostableBet,
): readonly AddedBoost[] {
  return boostsOf(promotions, bet).map(({ row, amount }) => ({
    kind: row.kind,
    id: row.id,
    adds: amount,
  }));
}

/** A ticket's boosts by the rules; the operator decides how many coins a stake (cents) earns. */
export function addedBy(boosts: readonly LineBoost[], stake: number): readonly AddedBoost[] {
  return boosts
    .filter(({ refusal }) => refusal === null)
    .map(({ kind, promotion, gain }) => ({
      kind,
      id: promotion.id,
      adds: kind === "bet" ? (gain ?? 0) : boostAmount(promotion, earnedBy(stake).coins),
    }));
}
