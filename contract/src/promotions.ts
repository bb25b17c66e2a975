import * as v from "valibot";
import { betTypes } from "./betslip.ts";
import { defineCall } from "./call.ts";
import { centsSchema, idSchema, instantSchema } from "./entities.ts";

const amountSchema = v.pipe(centsSchema, v.minValue(0));
export const promotionAudiences = ["first_bet", "everybody"] as const;

/** Where a promotion holds and for whom; a null scope holds everywhere (B3). */
const scopeEntries = {
  id: idSchema,
  event_id: v.nullable(idSchema),
  competition_id: v.nullable(idSchema),
  sport_id: v.nullable(idSchema),
  audience: v.picklist(promotionAudiences),
  created_at: instantSchema,
  active_until: instantSchema,
  /** Percent: of the winnings beyond the stake for a bet boost, of the coins earned for a coins boost. */
  boost: v.pipe(v.number(), v.minValue(0)),
};

export const betBoostPromotionSchema = v.object({
  ...scopeEntries,
  /** Cents. */
  minimum_stake: amountSchema,
  maximum_stake: amountSchema,
  /** Decimal odds. */
  minimum_odds: v.number(),
  maximum_odds: v.nullable(v.number()),
  /** Cents: a bet that may return more is not boosted, and a boost pays no more than this. */
  maximum_winnings: amountSchema,
});
export type BetBoostPromotion = v.InferOutput<typeof betBoostPromotionSchema>;

export const coinsBoostPromotionSchema = v.object({
  ...scopeEntries,
  minimum_stake: v.nullable(amountSchema),
  maximum_stake: v.nullable(amountSchema),
  minimum_odds: v.nullable(v.number()),
  maximum_odds: v.nullable(v.number()),
  /** Coins: a boost pays no more than this. */
  maximum_winnings: v.nullable(amountSchema),
  bet_type: v.array(v.picklist(betTypes)),
});
export type CoinsBoostPromotion = v.InferOutput<typeof coinsBoostPromotionSchema>;

export const getBetBoostPromotions = defineCall({
  name: "getBetBoostPromotions",
  service: "account",
  method: "GET",
  path: "/user/bet-boost-promotions",
  caller: "user",
  sections: ["B3", "B7"],
  job: "The bet boosts that the person may use now.",
  query: undefined,
  body: undefined,
  answer: v.array(betBoostPromotionSchema),
});

export const getCoinsBoostPromotions = defineCall({
  name: "getCoinsBoostPromotions",
  service: "account",
  method: "GET",
  path: "/user/coins-boost-promotions",
  caller: "user",
  sections: ["B3", "B7"],
  job: "The coins boosts that the person may use now.",
  query: undefined,
  body: undefined,
  answer: v.array(coinsBoostPromotionSchema),
});

/** What became of the boost of a placed bet (B3). */
export const boostResultSchema = v.object({
  /** Whether the bet has a boost at all. */
  status: v.boolean(),
  /** 1 won, 0 lost; anything else is pending. */
  paid: v.nullable(v.number()),
  /** Cents or coins: what was paid, and while it is pending what would be. */
  amount: amountSchema,
  /** Percent. */
  boost: v.number(),
});
export type BoostResultAnswer = v.InferOutput<typeof boostResultSchema>;

const betIdBody = v.object({ bet_id: v.pipe(v.string(), v.uuid()) });

export const isBoosted = defineCall({
  name: "isBoosted",
  service: "account",
  method: "POST",
  path: "/user/is-boosted",
  caller: "user",
  sections: ["B3", "B7"],
  job: "What became of the bet boost of one of the person's bets.",
  query: undefined,
  body: betIdBody,
  answer: boostResultSchema,
});

export const coinsAreBoosted = defineCall({
  name: "coinsAreBoosted",
  service: "account",
  method: "POST",
  path: "/user/coins-are-boosted",
  caller: "user",
  sections: ["B3", "B7"],
  job: "What became of the coins boost of one of the person's bets.",
  query: undefined,
  body: betIdBody,
  answer: boostResultSchema,
});
