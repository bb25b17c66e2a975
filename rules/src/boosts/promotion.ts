import type { Cents } from "../money/index.ts";

/** What a promotion adds to: the money that a bet wins, or the coins that it earns (B3). */
export const boostKinds = ["bet", "coins"] as const;
export type BoostKind = (typeof boostKinds)[number];

/** The types of bet that a promotion can be for; a system is never boosted (B1). */
export type BoostedBetType = "single" | "combi" | "system";

/** What a selection belongs to; a promotion is matched with it from the first to the last (B5). */
export interface BoostScope {
  readonly eventId: string;
  readonly competitionId: string;
  readonly sportId: string;
}

/** A boost as the bookmaker offers it (B3). A null scope holds everywhere, a null limit is none. */
export interface BoostPromotion {
  readonly id: string;
  readonly kind: BoostKind;
  readonly eventId: string | null;
  readonly competitionId: string | null;
  readonly sportId: string | null;
  readonly audience: string;
  /** Epoch milliseconds, as the next. */
  readonly createdAt: number;
  readonly activeUntil: number;
  readonly minimumStake: Cents | null;
  readonly maximumStake: Cents | null;
  /** Decimal odds. */
  readonly minimumOdds: number | null;
  readonly maximumOdds: number | null;
  /** Cents for a bet boost, coins for a coins boost. */
  readonly maximumWinnings: number | null;
  /** Percent. */
  readonly boost: number;
  readonly betTypes: readonly BoostedBetType[];
}

/** The audience that is sorted first: people who place a first bet (B3). */
export const firstBetAudience = "first_bet";

/** How widely a promotion holds, the closest first: the order in which one is looked for (B5). */
const scopes: readonly ((promotion: BoostPromotion, scope: BoostScope) => boolean)[] = [
  ({ eventId }, scope) => eventId === scope.eventId,
  ({ eventId, competitionId }, scope) => eventId === null && competitionId === scope.competitionId,
  ({ eventId, competitionId, sportId }, scope) =>
    eventId === null && competitionId === null && sportId === scope.sportId,
  ({ eventId, competitionId, sportId }) =>
    eventId === null && competitionId === null && sportId === null,
];

/**
 * Finds the promotion of one kind that holds for a bet of this type on these selections at an instant
 * (epoch milliseconds); null where there is none. The closest scope to any of them decides, then the
 * audience of first bets, then the newest (B3, B5).
 */
export function matchPromotion(
  promotions: readonly BoostPromotion[],
  wanted: {
    kind: BoostKind;
    betType: BoostedBetType;
    selections: readonly BoostScope[];
    now: number;
  },
): BoostPromotion | null {
  const open = promotions
    .filter(
      ({ kind, betTypes, activeUntil }) =>
        kind === wanted.kind && betTypes.includes(wanted.betType) && activeUntil > wanted.now,
    )
    .toSorted(byAudienceAndAge);
  for (const isInScope of scopes) {
    const found = open.find((promotion) =>
      wanted.selections.some((selection) => isInScope(promotion, selection)),
    );
    if (found) return found;
  }
  return null;
}

/** Whether a promotion holds for a selection: for its event, competition or sport, or everywhere (B5). */
export function isFor(promotion: BoostPromotion, selection: BoostScope): boolean {
  return scopes.some((isInScope) => isInScope(promotion, selection));
}

function byAudienceAndAge(a: BoostPromotion, b: BoostPromotion): number {
  const rank = ({ audience }: BoostPromotion) => (audience === firstBetAudience ? 0 : 1);
  return rank(a) - rank(b) || b.createdAt - a.createdAt;
}
