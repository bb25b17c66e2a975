import type { BoostPromotion } from "@grandstand/rules/boosts";
import type { FreeBet } from "@grandstand/rules/slip";
import type { RewardScope, RewardView } from "@grandstand/ui/reward-list";

const boostKinds = { bet: "bet-boost", coins: "coins-boost" } as const;

/** The sports and competitions that the site knows by name, and the page of all sports. */
export interface Scopes {
  readonly known: readonly { readonly id: string; readonly name: string; readonly href: string }[];
  readonly allHref: string;
}

/** What can be used now (epoch milliseconds), the first to end first. */
export function toRewards(
  freeBets: readonly FreeBet[],
  promotions: readonly BoostPromotion[],
  scopes: Scopes,
  now: number,
): readonly RewardView[] {
  const everywhere = { name: null, href: scopes.allHref };
  const free = freeBets
    .filter(({ amountRemaining }) => amountRemaining > 0)
    .map(
      ({ id, amountRemaining, minOdds, expiresAt }): RewardView => ({
        kind: "free-bet",
        id,
        scope: everywhere,
        amount: amountRemaining,
        minimumOdds: minOdds,
        endsAt: expiresAt,
      }),
    );
  const boosts = promotions.map(
    ({ minimumStake, maximumStake, ...promotion }): RewardView => ({
      kind: boostKinds[promotion.kind],
      id: promotion.id,
      scope: scopeOf(promotion, scopes.known) ?? (isForAll(promotion) ? everywhere : null),
      percent: promotion.boost,
      minimumOdds: promotion.minimumOdds,
      stakes:
        minimumStake === null || maximumStake === null
          ? null
          : { minimum: minimumStake, maximum: maximumStake },
      endsAt: promotion.activeUntil,
    }),
  );
  return [...free, ...boosts]
    .filter(({ endsAt }) => endsAt > now)
    .sort((one, two) => one.endsAt - two.endsAt);
}

type Scope = Pick<BoostPromotion, "eventId" | "competitionId" | "sportId">;

function isForAll({ eventId, competitionId, sportId }: Scope): boolean {
  return eventId === null && competitionId === null && sportId === null;
}

/** What a promotion holds for, where it has a name; an event has none here. */
function scopeOf(
  { eventId, competitionId, sportId }: Scope,
  known: Scopes["known"],
): RewardScope | undefined {
  if (eventId !== null) return undefined;
  return known.find(({ id }) => id === (competitionId ?? sportId));
}
