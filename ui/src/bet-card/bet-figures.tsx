import { totalOfLegs } from "@grandstand/rules/odds";
import type { ReactNode } from "react";
import { type Format, type Translate, useFormat, useLink, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import type { BetCardView, BoostResultView } from "./bet-card-view.ts";

/** What a bet costs, at which price, and what it may pay or has paid. */
export function BetFacts({ bet }: BetFiguresProps) {
  const t = useWording();
  const format = useFormat();
  return (
    <dl className="gs:flex gs:flex-wrap gs:justify-between gs:gap-x-6 gs:gap-y-2 gs:border-b gs:border-dashed gs:border-line gs:px-4 gs:pt-2 gs:pb-3">
      <Fact name={t("bet.stake")}>
        <span translate="no">{format.money(bet.stake)}</span>
        {bet.isFree && (
          <span className="gs:type-small gs:text-ink-muted">{` ${t("bet.free")}`}</span>
        )}
      </Fact>
      <TotalOdds bet={bet} />
      <Fact name={t(bet.paid === null ? "bet.return" : "bet.paid")}>
        <MoneyOrDash cents={bet.paid ?? bet.potentialReturn} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="gs:last:text-end">
      <dt className="gs:type-small gs:text-ink-muted">{name}</dt>
      <dd className="gs:type-price-large">{children}</dd>
    </div>
  );
}

interface BetFiguresProps {
  readonly bet: BetCardView;
}

interface ReferenceProps extends BetFiguresProps {
  /** The reference leads to the bet's own page. */
  readonly isLinked: boolean;
}

/** What a bet is made of, what was taken of it before, and by what it is found again. */
export function BetFigures({ bet, isLinked }: ReferenceProps) {
  const t = useWording();
  const format = useFormat();
  const isPart = bet.cashOuts.length > 0 && bet.status !== "cashed-out";
  return (
    <>
      <dl className="gs:type-body gs:grid gs:content-start gs:gap-1 gs:px-4 gs:py-3 gs:text-ink-muted">
        {bet.lines > 1 && (
          <Figure name={t(bet.isEachWay ? "bet.lines.each-way" : "bet.lines")}>
            <Sentence>
              {t("bet.lines.of", {
                count: bet.lines,
                lines: format.number(bet.lines),
                amount: format.money(bet.unitStake),
              })}
            </Sentence>
          </Figure>
        )}
        {bet.comboBoost !== null && (
          <Figure name={t("bet.combo-boost", { percent: format.number(bet.comboBoost.percent) })}>
            <MoneyOrDash cents={bet.comboBoost.amount} />
          </Figure>
        )}
        {bet.boosts.map((boost) => (
          <Figure key={boost.kind} name={t(`bet.boost.${boost.kind}`)}>
            <Sentence>{boostResult(boost, t, format)}</Sentence>
          </Figure>
        ))}
        {bet.cashOuts.map((cashOut) => (
          <Figure key={cashOut.id} name={t("bet.cashed-out", { at: format.dateTime(cashOut.at) })}>
            <Sentence>{format.money(cashOut.amount)}</Sentence>
          </Figure>
        ))}
        {isPart && (
          <Figure name={t("bet.remaining-stake")}>
            <Sentence>{format.money(bet.remainingStake)}</Sentence>
          </Figure>
        )}
        <Figure name={t("bet.reference")}>
          <Reference bet={bet} isLinked={isLinked} />
        </Figure>
        <Figure name={t("bet.placed-at")}>{format.dateTime(bet.placedAt)}</Figure>
        {bet.settledAt !== null && (
          <Figure name={t("bet.settled-at")}>{format.dateTime(bet.settledAt)}</Figure>
        )}
      </dl>
      {bet.freeBetReturn !== null && <FreeBetReturn {...bet.freeBetReturn} />}
    </>
  );
}

/** What the person quotes to the support; beside a list it leads to the bet's own page. */
function Reference({ bet, isLinked }: ReferenceProps) {
  const t = useWording();
  const Link = useLink();
  if (!isLinked)
    return (
      <span translate="no" className="gs:break-all gs:select-all">
        {bet.reference}
      </span>
    );
  return (
    <Link
      translate="no"
      href={bet.href}
      aria-label={t("bet.receipt", { reference: bet.reference })}
      className="gs:tap gs:focus-ring gs:-my-2.5 gs:inline-flex gs:items-center gs:rounded-sm gs:break-all gs:underline gs:decoration-ink-faint gs:underline-offset-4 gs:hover:decoration-ink"
    >
      {bet.reference}
    </Link>
  );
}

/** A void bet pays nothing where a free bet paid for it: what became of the stake is said beside the zero. */
function FreeBetReturn({ expiresAt, hasEnded }: NonNullable<BetCardView["freeBetReturn"]>) {
  const t = useWording();
  const format = useFormat();
  return (
    <p className="gs:type-small gs:px-4 gs:pb-3 gs:text-ink-muted">
      {t(hasEnded ? "bet.free.ended" : "bet.free.returned", { at: format.dateTime(expiresAt) })}
    </p>
  );
}

function TotalOdds({ bet }: { bet: BetCardView }) {
  const t = useWording();
  const format = useFormat();
  if (bet.builderOdds !== null) {
    const { askedOdds, acceptedOdds } = bet.builderOdds;
    return (
      <Fact name={t("bet.total-odds")}>
        <span translate="no">{format.odds(acceptedOdds)}</span>
        {askedOdds !== acceptedOdds && (
          <span className="gs:type-small">
            <Sentence>{` ${t("bet.odds.asked-at", { odds: format.odds(askedOdds) })}`}</Sentence>
          </span>
        )}
      </Fact>
    );
  }
  if (bet.betType !== "combi") return null;
  return (
    <Fact name={t("bet.total-odds")}>
      <Sentence>{format.totalOdds(totalOfLegs(bet.legs))}</Sentence>
    </Fact>
  );
}

/** Won, lost or still open, and what it came to (B4, Boost markers). */
function boostResult(boost: BoostResultView, t: Translate, format: Format): string {
  if (boost.state !== "won") return t(`bet.boost.${boost.state}`);
  return boost.kind === "bet"
    ? format.money(boost.amount)
    : t("bet.boost.coins-won", { count: boost.amount, coins: format.number(boost.amount) });
}

function MoneyOrDash({ cents }: { cents: number | null }) {
  const t = useWording();
  const format = useFormat();
  if (cents !== null) return <span translate="no">{format.money(cents)}</span>;
  return (
    <>
      <span aria-hidden>-</span>
      <span className="gs:sr-only">{t("bet.unknown")}</span>
    </>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="gs:flex gs:items-baseline gs:justify-between gs:gap-3">
      <dt className="gs:min-w-0">{name}</dt>
      <dd className="gs:tabular gs:min-w-0 gs:text-right gs:text-ink">{children}</dd>
    </div>
  );
}
