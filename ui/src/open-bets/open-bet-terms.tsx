import { type BetCardView, betTitle } from "../bet-card/index.ts";
import { summaryTitle } from "../bet-summary/index.ts";
import { type Format, type Translate, useFormat, useWording } from "../provider/index.ts";

interface OpenBetTermsProps {
  readonly bet: BetCardView;
}

/** What kind of bet it is, the stake that still runs, and what it may return where the card is wide enough. */
export function OpenBetTerms({ bet }: OpenBetTermsProps) {
  const t = useWording();
  const format = useFormat();
  const { stake, remainingStake, isFree, potentialReturn, betType } = bet;
  const word = remainingStake < stake ? "remaining" : isFree ? "free" : null;
  const most = t(betType === "system" ? "bet-summary.return.most" : "bet-summary.return");
  return (
    <span className="gs-open-bet-terms">
      <b>{`${kindOf(t, format, bet)} `}</b>
      <span className="gs-open-bet-sums">
        <span className={word === null ? "gs:sr-only" : undefined}>
          {`${t(word === null ? "bet-summary.stake" : `bet-summary.stake.${word}`)} `}
        </span>
        <span translate="no">{format.money(remainingStake)}</span>
        <span className="gs-open-bet-return">
          <span aria-hidden>{"→ "}</span>
          <span className="gs:sr-only">{`, ${most} `}</span>
          {potentialReturn === null ? (
            <>
              <span aria-hidden>-</span>
              <span className="gs:sr-only">{t("bet.unknown")}</span>
            </>
          ) : (
            <span translate="no">{format.money(potentialReturn)}</span>
          )}
        </span>
      </span>
    </span>
  );
}

function kindOf(t: Translate, format: Format, bet: BetCardView): string {
  if (bet.betType === "builder") return t("open-bets.builder");
  return bet.betType === "single" ? betTitle(t, format, bet) : summaryTitle(t, format, bet).seen;
}
