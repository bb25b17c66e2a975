import { coinsAreBoosted, isBoosted } from "@grandstand/contract/promotions";
import { boostResult } from "@grandstand/rules/boosts";
import { intervals } from "@grandstand/rules/intervals";
import type { Site } from "../../core/site/site.ts";

/** Says that bets are boosted, for 5 s (B8); what can't be fetched is not said. */
export async function announceBoosts(
  { api, messages }: Pick<Site, "api" | "messages">,
  betIds: readonly string[],
): Promise<void> {
  const requests = betIds.map(async (bet_id) => {
    const [bet, coins] = await Promise.all([
      api(isBoosted, { body: { bet_id } }),
      api(coinsAreBoosted, { body: { bet_id } }),
    ]);
    return {
      bet: bet.ok && boostResult(bet.value) !== "none",
      coins: coins.ok && boostResult(coins.value) !== "none",
    };
  });
  const answers = await Promise.all(requests);
  const isBet = answers.some(({ bet }) => bet);
  const isCoins = answers.some(({ coins }) => coins);
  if (!isBet && !isCoins) return;
  const key = isBet && isCoins ? "both" : isBet ? "bet" : "coins";
  messages.showToast({
    severity: "success",
    title: { key: "promotions.placed.title" },
    text: { key: `promotions.placed.${key}` },
    duration: intervals.toastDefault,
  });
}
