import { idSchema } from "@grandstand/contract/entities";
import { promotionAudiences } from "@grandstand/contract/promotions";
import * as v from "valibot";
import { givePromotion } from "../../domain/loyalty/promotions.ts";
import { setPurses } from "../../domain/loyalty/purses.ts";
import type { Operator } from "../operator/operator.ts";
import type { Add } from "./add.ts";

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const limit = v.optional(v.nullable(whole), null);
const decimalText = v.optional(v.nullable(v.pipe(v.string(), v.decimal())), null);
const scope = v.optional(v.nullable(idSchema), null);

const purses = v.object({
  username: v.string(),
  coins: v.optional(whole),
  points: v.optional(whole),
});
/** A bet boost without one of these is no promotion. */
const limits = ["minimumStake", "maximumStake", "minimumOdds", "maximumWinnings"] as const;

const grantFacts = v.object({
  username: v.string(),
  id: idSchema,
  kind: v.picklist(["bet", "coins"]),
  eventId: scope,
  competitionId: scope,
  sportId: scope,
  audience: v.optional(v.picklist(promotionAudiences), "everybody"),
  milliseconds: v.optional(whole, 3_600_000),
  minimumStake: limit,
  maximumStake: limit,
  minimumOdds: decimalText,
  maximumOdds: decimalText,
  maximumWinnings: limit,
  boost: whole,
  betTypes: v.optional(v.array(v.picklist(["single", "combi"])), ["single"]),
});
const grant = v.pipe(
  grantFacts,
  v.check(
    (facts) => facts.kind === "coins" || limits.every((name) => facts[name] !== null),
    `a bet boost needs ${limits.join(", ")}`,
  ),
);

/** Coins and points, and boosts for one person. */
export function addLoyaltyControls(
  post: Add,
  { database, world }: Operator,
  idOf: (username: string) => Promise<string>,
): void {
  post("loyalty", purses, async ({ username, ...wanted }) => {
    const id = await idOf(username);
    await database.transaction((transaction) => setPurses(transaction, id, wanted, world.now()));
    return {};
  });
  post("boosts/grant", grant, async ({ username, milliseconds, ...facts }) => {
    const createdAt = world.now();
    const accountId = await idOf(username);
    const activeUntil = createdAt + milliseconds;
    await givePromotion(database, { ...facts, accountId, createdAt, activeUntil });
    return {};
  });
}
