import { type Odds, totalOfLegs } from "@grandstand/rules/odds";
import { systemBetChoice } from "@grandstand/rules/systems";
import { Ban, Check, Clock, X } from "lucide";
import { type ReactNode, type Ref, useId } from "react";
import { Icon } from "../icon/index.ts";
import { Logo } from "../logo/index.ts";
import { OutcomeMark } from "../mark-image/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { namesOfEvent, Sentence } from "../sentence/index.ts";
import { systemName } from "../system-chooser/index.ts";
import {
  type BetResult,
  betReceipt,
  placedSign,
  receiptFigures,
  receiptHeading,
  resultBadge,
} from "./bet-receipt.variants.ts";
import type { BetLegView, BetReceiptView, BetTermsView } from "./bet-view.ts";
import { EventName } from "./event-name.tsx";

export interface BetReceiptProps {
  readonly bet: BetReceiptView;
  /** Just placed: it is a coupon of paper, and its heading says so. */
  readonly isNew?: boolean;
  /** 3 inside the slip; 2 where a list of bets is the page. */
  readonly headingLevel?: 2 | 3;
  /** The heading, which takes the focus after placement. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * A placed bet: each selection with the accepted price beside the requested one, and what it costs
 * and pays (B4, Placement). Its heading can be given the focus.
 *
 * Data attributes: `data-result` open | won | lost | void.
 */
export function BetReceipt({ bet, isNew = false, headingLevel = 3, headingRef }: BetReceiptProps) {
  const t = useWording();
  const id = useId();
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const title = t(`bet-slip.receipt.${isNew ? "new." : ""}${bet.betType}`, {
    count: bet.legs.length,
  });
  return (
    <article aria-labelledby={id} data-result={bet.result} className={betReceipt({ isNew })}>
      {isNew && <CouponHead />}
      <header className="gs:flex gs:flex-wrap gs:items-baseline gs:justify-between gs:gap-x-3 gs:gap-y-1 gs:px-4 gs:pt-3">
        <Heading id={id} ref={headingRef} tabIndex={-1} className={receiptHeading({ isNew })}>
          {title}
        </Heading>
        {isNew ? <PlacedAt bet={bet} /> : <ResultBadge result={bet.result} />}
      </header>
      <ul>
        {bet.legs.map((leg) => (
          <ReceiptLeg
            key={leg.outcomeId}
            leg={leg}
            isAlone={bet.legs.length === 1}
            isPriced={bet.wholeOdds === undefined}
          />
        ))}
      </ul>
      <ReceiptFigures bet={bet} isNew={isNew} />
      {isNew && <CouponFoot bet={bet} />}
    </article>
  );
}

/** Whose coupon it is, and a tick: success is never shown by green, which is for prices. */
function CouponHead() {
  return (
    <div className="gs:flex gs:items-center gs:justify-between gs:gap-3 gs:border-b gs:border-dashed gs:border-line gs:px-4 gs:py-3">
      <Logo />
      <span aria-hidden className={placedSign()}>
        <Icon shape={Check} size={18} strokeWidth={2.5} />
      </span>
    </div>
  );
}

function PlacedAt({ bet }: { bet: BetReceiptView }) {
  const format = useFormat();
  return (
    <p className="gs:type-small gs:text-ink-muted">
      <Sentence>{format.dateTime(bet.placedAt)}</Sentence>
    </p>
  );
}

/** What the person quotes to the support. */
function CouponFoot({ bet }: { bet: BetReceiptView }) {
  const t = useWording();
  return (
    <p className="gs:type-small gs:flex gs:flex-wrap gs:items-baseline gs:justify-between gs:gap-x-3 gs:border-t gs:border-dashed gs:border-line gs:px-4 gs:py-3 gs:text-ink-muted">
      <span>{t("bet-slip.receipt.reference")}</span>{" "}
      <span
        translate="no"
        className="gs:type-label gs:tabular gs:tracking-wide gs:break-all gs:text-ink gs:select-all"
      >
        {bet.reference}
      </span>
    </p>
  );
}

const resultIcons = { open: Clock, won: Check, lost: X, void: Ban } as const;

function ResultBadge({ result }: { result: BetResult }) {
  const t = useWording();
  const shape = resultIcons[result];
  return (
    <span className={resultBadge({ result })}>
      <Icon shape={shape} size={14} strokeWidth={2} />
      <span>{t(`bet-slip.result.${result}`)}</span>
    </span>
  );
}

interface ReceiptLegProps {
  readonly leg: BetLegView;
  readonly isAlone: boolean;
  /** False where one price is for all selections together. */
  readonly isPriced: boolean;
}

function ReceiptLeg({ leg, isAlone, isPriced }: ReceiptLegProps) {
  return (
    <li className="gs:grid gs:grid-cols-[minmax(0,1fr)_auto] gs:gap-x-3 gs:border-b gs:border-dashed gs:border-line gs:px-4 gs:py-3">
      <div className="gs:min-w-0">
        <p className="gs:text-[0.9375rem]/5 gs:font-semibold gs:break-words">
          <OutcomeMark of={leg} size={16} />
          <Sentence names={namesOfEvent(leg.eventName)}>{leg.outcomeName}</Sentence>
        </p>
        <p className="gs:type-small gs:text-ink-faint gs:break-words">{leg.marketName}</p>
        <p className="gs:type-small gs:text-ink-faint gs:break-words">
          <EventName leg={leg} />
        </p>
        {!isAlone && leg.result !== "open" && (
          <p className="gs:pt-1.5">
            <ResultBadge result={leg.result} />
          </p>
        )}
      </div>
      {isPriced && <LegOdds askedOdds={leg.askedOdds} acceptedOdds={leg.acceptedOdds} />}
    </li>
  );
}

/** The accepted price; beside it the requested one where they differ, so that it can't be overlooked. */
function LegOdds({ askedOdds, acceptedOdds }: { askedOdds: Odds; acceptedOdds: Odds }) {
  const t = useWording();
  const format = useFormat();
  return (
    <dl className="gs:grid gs:justify-items-end gs:content-start">
      <div className="gs:flex gs:items-baseline gs:gap-1.5">
        <dt className="gs:sr-only">{t("bet-slip.receipt.accepted")}</dt>
        <dd translate="no" className="gs:type-price-large">
          {format.odds(acceptedOdds)}
        </dd>
      </div>
      {askedOdds !== acceptedOdds && (
        <div className="gs:type-caption gs:flex gs:gap-1 gs:text-ink">
          <dt>{t("bet-slip.receipt.asked")}</dt>
          <dd translate="no" className="gs:tabular">
            {format.odds(askedOdds)}
          </dd>
        </div>
      )}
    </dl>
  );
}

interface ReceiptFiguresProps {
  readonly bet: BetReceiptView;
  /** A coupon has its reference and its time elsewhere. */
  readonly isNew: boolean;
}

function ReceiptFigures({ bet, isNew }: ReceiptFiguresProps) {
  const t = useWording();
  const format = useFormat();
  return (
    <dl className={receiptFigures({ isNew })}>
      {bet.terms && <LineFigures terms={bet.terms} selections={bet.legs.length} />}
      <Figure name={t("bet-slip.receipt.stake")}>
        <Sentence>{format.money(bet.stake)}</Sentence>
      </Figure>
      {bet.terms?.isFree && (
        <Figure name={t("bet-slip.summary.free-stake")}>
          <Sentence>{format.money(bet.stake)}</Sentence>
        </Figure>
      )}
      {bet.betType === "combi" && (
        <Figure name={t("bet-slip.summary.total-odds")}>
          <Sentence>{format.totalOdds(totalOfLegs(bet.legs))}</Sentence>
        </Figure>
      )}
      {bet.wholeOdds && (
        <div className="gs:flex gs:justify-between gs:gap-3">
          <dt className="gs:shrink-0">{t("bet-slip.summary.total-odds")}</dt>
          <dd className="gs:grid gs:justify-items-end gs:text-ink">
            <span translate="no" className="gs:type-price">
              {format.odds(bet.wholeOdds.acceptedOdds)}
            </span>
            {bet.wholeOdds.askedOdds !== bet.wholeOdds.acceptedOdds && (
              <span className="gs:type-caption gs:tabular gs:text-ink">
                <Sentence>
                  {`${t("bet-slip.receipt.asked")} ${format.odds(bet.wholeOdds.askedOdds)}`}
                </Sentence>
              </span>
            )}
          </dd>
        </div>
      )}
      {bet.terms?.comboBoost && (
        <Figure
          name={t("bet-slip.summary.combo-boost", {
            percent: format.percent(bet.terms.comboBoost.percent),
          })}
        >
          <MoneyOrDash cents={bet.terms.comboBoost.amount} />
        </Figure>
      )}
      {!isNew && (
        <>
          <Figure name={t("bet-slip.receipt.reference")}>
            <span translate="no" className="gs:break-all gs:select-all">
              {bet.reference}
            </span>
          </Figure>
          <Figure name={t("bet-slip.receipt.placed-at")}>{format.dateTime(bet.placedAt)}</Figure>
        </>
      )}
      <div className="gs:type-price-large gs:flex gs:justify-between gs:gap-3 gs:pt-1 gs:text-ink">
        <dt>{t(bet.paid === null ? "bet-slip.summary.return" : "bet-slip.receipt.paid")}</dt>
        <dd>
          <MoneyOrDash cents={bet.paid ?? bet.potentialReturn} />
        </dd>
      </div>
    </dl>
  );
}

/** Which bets a system is made of, how many at what stake, and that it is each-way. */
function LineFigures({ terms, selections }: { terms: BetTermsView; selections: number }) {
  const t = useWording();
  const format = useFormat();
  const { systemType, bets, unitStake, isEachWay } = terms;
  const system = systemType === null ? null : systemBetChoice(systemType, selections);
  return (
    <>
      {system !== null && <Figure name={t("bet-slip.type.system")}>{systemName(t, system)}</Figure>}
      {isEachWay && <Figure name={t("bet-slip.each-way")}>{t("bet-slip.receipt.each-way")}</Figure>}
      {bets > 1 && (
        <Figure name={t("bet-slip.summary.bets")}>
          <Sentence>
            {t("bet-slip.system.cost", {
              count: bets,
              bets: format.number(bets),
              stake: format.money(unitStake),
            })}
          </Sentence>
        </Figure>
      )}
    </>
  );
}

function MoneyOrDash({ cents }: { cents: number | null }) {
  const t = useWording();
  const format = useFormat();
  if (cents !== null) return <span translate="no">{format.money(cents)}</span>;
  return (
    <>
      <span aria-hidden>-</span>
      <span className="gs:sr-only">{t("bet-slip.summary.unknown")}</span>
    </>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="gs:flex gs:justify-between gs:gap-3">
      <dt className="gs:shrink-0">{name}</dt>
      <dd className="gs:tabular gs:min-w-0 gs:text-right gs:text-ink">{children}</dd>
    </div>
  );
}
