import { deposited, type Ledger, stakeOf } from "./ledger.ts";

/** The limits that a person has set for themselves, in cents. */
export interface OwnLimits {
  /** Of what is staked in a day. */
  readonly stake: number | null;
  /** Of what is deposited in a week. */
  readonly deposit: number;
}

/** The limits of a person who has set none: the law's own limit of a week's deposits holds. */
export const lawfulLimits: OwnLimits = { stake: null, deposit: 20_000 };

/** What counts towards each limit: all that a walk does is within a day. */
export function usedOf({ bets, payments }: Ledger): Readonly<Record<keyof OwnLimits, number>> {
  return {
    stake: bets.reduce((sum, bet) => sum + stakeOf(bet), 0),
    deposit: deposited(payments),
  };
}

/** The limits that were passed, in words; none where each of them holds. */
export function passedLimits(ledger: Ledger, limits: OwnLimits): readonly string[] {
  const used = usedOf(ledger);
  return (["stake", "deposit"] as const).flatMap((kind) => {
    const limit = limits[kind];
    if (limit === null || used[kind] <= limit) return [];
    return [`${used[kind]} cents count for the ${kind} limit of ${limit}`];
  });
}
