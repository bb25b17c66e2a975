import { BetCard, type BetCardView } from "@grandstand/ui/bet-card";
import type { CashOuts } from "../bets/index.ts";
import { useOfferPoints } from "./offer-points.ts";

interface ConnectBetProps {
  readonly bet: BetCardView;
  readonly cashOuts: Pick<CashOuts, "offers" | "cashOut">;
}

/** A bet in full beside the list, with what it was offered so far. */
export function ConnectBet({ bet, cashOuts: { offers, cashOut } }: ConnectBetProps) {
  const offer = offers[bet.id] ?? null;
  const amount = offer?.state === "available" ? offer.amount : null;
  const offered = useOfferPoints(bet.status === "open" ? bet.id : null, amount);
  return <BetCard bet={bet} cashOut={offer} onCashOut={cashOut} offered={offered} isBesideList />;
}
