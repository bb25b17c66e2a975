import { foremostLeg } from "@grandstand/rules/bet-progress";
import { type BetCardView, betSubject, type CashOutOfferView } from "../bet-card/index.ts";
import { useLink, useWording } from "../provider/index.ts";
import { CashOutKey } from "./cash-out-key.tsx";
import { OpenBetLegs } from "./open-bet-legs.tsx";
import { OpenBetMoment } from "./open-bet-moment.tsx";
import { OpenBetTerms } from "./open-bet-terms.tsx";

interface OpenBetProps {
  readonly bet: BetCardView;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Null while it is being calculated; undefined where nothing is known of one. */
  readonly cashOut: CashOutOfferView | null | undefined;
  readonly onCashOut: (betId: string) => void;
}

/** One open bet: three lines that lead to it in full, and beside them the way to its cash-out. */
export function OpenBet({ bet, now, cashOut, onCashOut }: OpenBetProps) {
  const t = useWording();
  const Link = useLink();
  const leg = foremostLeg(bet.legs, now);
  const isSold = cashOut !== undefined && cashOut?.state !== "not-offered";
  return (
    <li data-bet={bet.id} data-alone={!isSold || undefined} className="gs-open-bet">
      <Link href={bet.href} title={leg?.eventName}>
        <OpenBetTerms bet={bet} />
        <OpenBetMoment leg={leg} now={now} />
        <OpenBetLegs bet={bet} leg={leg} now={now} />
      </Link>
      {isSold && (
        <CashOutKey
          offer={cashOut}
          subject={betSubject(t, bet)}
          onPress={() => onCashOut(bet.id)}
        />
      )}
    </li>
  );
}
