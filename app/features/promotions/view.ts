import type { BoostPromotion } from "@grandstand/rules/boosts";
import type { FreeBet } from "@grandstand/rules/slip";
import type { RewardView } from "@grandstand/ui/reward-list";

const boostKinds = { bet: "bet-boost", coins: "coins-boost" } as const;

/** What can be used now (epoch milliseconds), the first to end first. */
export function toRewards(
  freeBets: readonly FreeBet[],
  promotions: readonly BoostPromotion[],
  now: number,
): readonly RewardView[] {
  const free = freeBets
    .filter(({ amountRemaining }) => amountRemaining > 0)
    .map(
      ({ id, amountRemaining, minOdds, expiresAt }): RewardView => ({
        kind: "free-bet",
        id,
        amount: amountRemaining,
        minimumOdds: minOdds,
        endsAt: expiresAt,
      }),
    );
  const boosts = promotions.map(
    ({ id, kind, boost, activeUntil, minimumOdds, minimumStake, maximumStake }): RewardView => ({
      kind: boostKinds[kind],
      id,
      percent: boost,
      minimumOdds,
      stakes:
        minimumStake === null || maximumStake === null
          ? null
          : { minimum: minimumStake, maximum: maximumStake },
      endsAt: activeUntil,
    }),
  );
  return [...free, ...boosts]
    .filter(({ endsAt }) => endsAt > now)
    .sort((one, two) => one.endsAt - two.endsAt);
}
