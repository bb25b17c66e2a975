import type { BoostPromotion } from "@grandstand/rules/boosts";
import type { FreeBet } from "@grandstand/rules/slip";
import type { FreeBetSum } from "@grandstand/ui/drawer-account";
import type { RewardScope, RewardView } from "@grandstand/ui/reward-list";

const boostKinds = { bet: "bet-boost", coins: "coins-boost" } as const;

interface Named {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

/** The sports and competitions that the site knows by name, and the page of all sports. */
export interface Scopes {
  readonly sports: readonly Named[];
  readonly competitions: readonly Named[];
  readonly allHref: string;
}

/** What can be used now (epoch milliseconds), the first to end first. */
export function toRewards(
  freeBets: readonly FreeBet[],
  promotions: readonly BoostPromotion[],
  scopes: Scopes,
  now: number,
): readonly RewardView[] {
  const free = freeBets
    .filter(({ amountRemaining }) => amountRemaining > 0)
    .map(
      ({ id, amountRemaining, minOdds, expiresAt }): RewardView => ({
        kind: "free-bet",
        id,
        scope: { name: null, href: scopes.allHref },
        amount: amountRemaining,
        minimumOdds: minOdds,
        endsAt: expiresAt,
      }),
    );
  const boosts = promotions.map(
    (promotion): RewardView => ({
      kind: boostKinds[promotion.kind],
      id: promotion.id,
      scope: scopeOf(promotion, scopes),
      percent: promotion.boost,
      minimumOdds: promotion.minimumOdds,
      stakes: stakesOf(promotion),
      endsAt: promotion.activeUntil,
    }),
  );
  return [...free, ...boosts]
    .filter(({ endsAt }) => endsAt > now)
    .sort((one, two) => one.endsAt - two.endsAt);
}

/** The free bets among what can be used, the first to end first; null where there are none. */
export function sumOfFreeBets(rewards: readonly RewardView[]): FreeBetSum | null {
  const free = rewards.flatMap((each) => (each.kind === "free-bet" ? [each] : []));
  const [first] = free;
  if (!first) return null;
  const amount = free.reduce((sum, each) => sum + each.amount, 0);
  return { count: free.length, amount, firstEndsAt: first.endsAt };
}

/** What a promotion holds for: everything, or what has a name; an event has none here. */
function scopeOf(
  { eventId, competitionId, sportId }: BoostPromotion,
  { sports, competitions, allHref }: Scopes,
): RewardScope | null {
  const byId = (wanted: string) => (each: { readonly id: string }) => each.id === wanted;
  if (eventId !== null) return null;
  if (competitionId !== null) return competitions.find(byId(competitionId)) ?? null;
  if (sportId !== null) return sports.find(byId(sportId)) ?? null;
  return { name: null, href: allHref };
}

function stakesOf({ minimumStake, maximumStake }: BoostPromotion) {
  if (minimumStake === null || maximumStake === null) return null;
  return { minimum: minimumStake, maximum: maximumStake };
}
