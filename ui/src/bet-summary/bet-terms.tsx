import { type ExactOdds, totalOdds } from "@grandstand/rules/odds";
import type { ReactNode } from "react";
import type { BetCardLegView, BetCardView } from "../bet-card/index.ts";
import { useFormat, useWording } from "../provider/index.ts";

interface BetTermsProps {
  readonly bet: BetCardView;
}

/** What an open bet may return, or what an ended one paid; a dash where a price is not known yet. */
export function BetSum({ bet }: BetTermsProps) {
  const t = useWording();
  const format = useFormat();
  const cents = bet.paid ?? bet.potentialReturn;
  const word =
    bet.paid !== null
      ? "bet-summary.paid"
      : bet.betType === "system"
        ? "bet-summary.return.most"
        : "bet-summary.return";
  return (
    <dl className="gs:row-span-2">
      <div className="gs-bet-sum">
        <dt>{t(word)}</dt>
        <dd translate="no" className={bet.status === "lost" ? "gs:text-ink-muted" : undefined}>
          {cents === null ? (
            <>
              <span aria-hidden>-</span>
              <span className="gs:sr-only">{t("bet.unknown")}</span>
            </>
          ) : (
            format.money(cents)
          )}
        </dd>
      </div>
    </dl>
  );
}

/** The price and the stake, of a system its bets and what each costs. */
export function BetTerms({ bet }: BetTermsProps) {
  const t = useWording();
  const format = useFormat();
  const { stake, remainingStake, isFree, lines, unitStake } = bet;
  const isPart = bet.status === "open" && remainingStake < stake;
  const word = isPart ? "remaining" : isFree ? "free" : null;
  return (
    <dl className="gs-bet-terms">
      {lines > 1 ? (
        <div>
          <dt className="gs:sr-only">{t(bet.isEachWay ? "bet.lines.each-way" : "bet.lines")}</dt>
          <dd translate="no">
            {t("bet-summary.lines", {
              count: lines,
              bets: format.number(lines),
              amount: format.money(unitStake),
            })}
          </dd>
        </div>
      ) : (
        <Odds bet={bet} />
      )}
      <div>
        <dt>{t(word === null ? "bet-summary.stake" : `bet-summary.stake.${word}`)}</dt>
        <dd translate="no">{format.money(isPart ? remainingStake : stake)}</dd>
      </div>
      {isPart && (
        <div data-whole>
          <dt className="gs:sr-only">{t("bet-summary.stake")}</dt>
          <dd translate="no">{t("bet-summary.stake.of", { amount: format.money(stake) })}</dd>
        </div>
      )}
    </dl>
  );
}

function Odds({ bet }: BetTermsProps) {
  const t = useWording();
  const format = useFormat();
  const { legs, builderOdds } = bet;
  const [leg] = legs;
  if (builderOdds !== null) return <Term>{format.odds(builderOdds.acceptedOdds)}</Term>;
  if (bet.betType === "single") return <Term>{format.odds(leg?.acceptedOdds ?? null)}</Term>;
  const now = totalOf(legs.filter(({ result }) => result !== "void"));
  const before = totalOf(legs);
  const isOther = bet.status !== "void" && legs.some(({ result }) => result === "void");
  return (
    <Term>
      <span>{format.totalOdds(bet.status === "void" ? before : now)}</span>
      {isOther && (
        <span className="gs:font-normal">
          {` ${t("bet-summary.odds.before", { odds: format.totalOdds(before) })}`}
        </span>
      )}
    </Term>
  );
}

function Term({ children }: { children: ReactNode }) {
  const t = useWording();
  return (
    <div>
      <dt>{t("bet-summary.odds")}</dt>
      <dd translate="no">{children}</dd>
    </div>
  );
}

/** Null where a price is not a number yet. */
function totalOf(legs: readonly BetCardLegView[]): ExactOdds | null {
  const known = legs
    .map(({ acceptedOdds }) => acceptedOdds)
    .filter((odds) => typeof odds === "number");
  return known.length === legs.length ? totalOdds(known) : null;
}
