import type { CashOutOfferView } from "@grandstand/ui/bet-card";
import { useEffect } from "react";

/** What each open bet is worth now, by its id. */
export type CashOutOffers = Readonly<Record<string, CashOutOfferView>>;

/** What a page of bets has of cash-out, which a route hands to it. */
export interface CashOuts {
  readonly offers: CashOutOffers;
  /** Whether they are fetched for the first time. */
  readonly areOffersComing: boolean;
  /** Whether the last cash-out has been paid. */
  readonly isPaid: boolean;
  /** Opens the cash-out of a bet, by its id. */
  readonly cashOut: (betId: string) => void;
}

/** Fetches a page's bets again once one of them has been cashed out. */
export function useRefreshOnPaid({ isPaid }: CashOuts, refresh: () => void): void {
  useEffect(() => {
    if (isPaid) refresh();
  }, [isPaid, refresh]);
}
