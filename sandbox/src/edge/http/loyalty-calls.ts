import * as coins from "@grandstand/contract/coins";
import { getLoyaltyData } from "@grandstand/contract/loyalty";
import * as promotions from "@grandstand/contract/promotions";
import { uuidPattern } from "../../domain/history/history.ts";
import { readBoost } from "../../domain/loyalty/boosts.ts";
import { convertCoins, lookUpConversion, readConverter } from "../../domain/loyalty/coins.ts";
import { readLoyalty } from "../../domain/loyalty/loyalty.ts";
import { openPromotions, toBetBoosts, toCoinsBoosts } from "../../domain/loyalty/promotions.ts";
import type { Session } from "../../domain/sessions/sessions.ts";
import { CallFailure } from "../../kernel/call-failure.ts";
import type { Operator } from "../operator/operator.ts";
import { type Route, userRoute } from "./route.ts";

/** @throws CallFailure 404 for a text that can't be the key of a conversion. */
function readUuid(text: string | undefined): string {
  if (text !== undefined && uuidPattern.test(text)) return text;
  throw new CallFailure({ status: 404, message: "not-found" });
}

/** Loyalty, promotions and the coins converter (B7). */
export function loyaltyRoutes(operator: Operator): Route[] {
  const { database, world, publisher } = operator;
  const offered = async ({ session }: { session: Session }) =>
    operator.promotions.areOn() ? openPromotions(database, session.account, world.now()) : [];
  return [
    userRoute(getLoyaltyData, ({ session }) => readLoyalty(database, session.account)),
    userRoute(promotions.getBetBoostPromotions, async (request) =>
      toBetBoosts(await offered(request)),
    ),
    userRoute(promotions.getCoinsBoostPromotions, async (request) =>
      toCoinsBoosts(await offered(request)),
    ),
    userRoute(promotions.isBoosted, ({ session, body }) =>
      readBoost(database, session.account.id, body.bet_id, "bet"),
    ),
    userRoute(promotions.coinsAreBoosted, ({ session, body }) =>
      readBoost(database, session.account.id, body.bet_id, "coins"),
    ),
    userRoute(coins.getCoinsConverterData, ({ session }) =>
      readConverter(database, session.account.id, world.now()),
    ),
    userRoute(coins.convertCoins, async ({ session, body, language }) => {
      const message = await convertCoins(database, session.account.id, body, {
        now: world.now(),
        language,
      });
      publisher.announce("update_balance");
      return { message };
    }),
    userRoute(coins.lookUpConversion, ({ session, parameters, language }) =>
      lookUpConversion(database, session.account.id, readUuid(parameters.uuid), language),
    ),
  ];
}
