import { intervals } from "@grandstand/rules/intervals";
import { useId } from "react";
import { Button } from "../button/index.ts";
import { useFormat, useNow, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { betCard, betCardBody, betCardStub } from "./bet-card.variants.ts";
import type { BetCardView, CashOutOfferView } from "./bet-card-view.ts";
import { BetFacts, BetFigures } from "./bet-figures.tsx";
import { BetLeg } from "./bet-leg.tsx";
import { betSubject, betTitle } from "./bet-title.ts";
import { OfferCurve } from "./offer-curve.tsx";
import type { OfferPointView } from "./offer-geometry.ts";
import { StatusBadge } from "./status-badge.tsx";

export interface BetCardProps {
  readonly bet: BetCardView;
  /** Below the heading of the page that it is on. */
  readonly headingLevel?: 2 | 3;
  /** What the bet would be paid out at now; null where that was not fetched. */
  readonly cashOut?: CashOutOfferView | null;
  readonly onCashOut?: (betId: string) => void;
  /** What the bet was offered so far, oldest first; none where it is not kept. */
  readonly offered?: readonly OfferPointView[];
  /** Its reference then leads to the page that prints and shares it. */
  readonly isBesideList?: boolean;
}

/**
 * A bet in full, as its owner follows it: each selection with the score and what it still needs, or why it
 * lost, and what the bet costs and pays (B2, B4).
 *
 * Data attributes: `data-status` open | won | lost | void | cashed-out, `data-bet`.
 */
export function BetCard({
  bet,
  headingLevel = 2,
  cashOut = null,
  onCashOut,
  offered = [],
  isBesideList = false,
}: BetCardProps) {
  const t = useWording();
  const format = useFormat();
  const id = useId();
  const subject = betSubject(t, bet);
  // To the minute: from when a start has passed.
  const now = useNow(intervals.eachMinute);
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <article aria-labelledby={id} data-status={bet.status} data-bet={bet.id} className={betCard()}>
      <header className="gs:flex gs:items-start gs:justify-between gs:gap-3 gs:px-4 gs:pt-3">
        <Heading id={id} className="gs:type-heading gs:min-w-0 gs:wrap-break-word">
          <span>{betTitle(t, format, bet)}</span>
          <span className="gs:sr-only">{subject}</span>
        </Heading>
        <StatusBadge status={bet.status} />
      </header>
      <BetFacts bet={bet} />
      <div className={betCardBody()}>
        <ul>
          {bet.legs.map((leg) => (
            <BetLeg
              key={leg.outcomeId}
              leg={leg}
              isAlone={bet.legs.length === 1}
              now={now}
              hasOwnPrice={bet.builderOdds === null}
            />
          ))}
        </ul>
        <div className={betCardStub()}>
          <BetFigures bet={bet} isLinked={isBesideList} />
          {bet.status === "open" && <OfferCurve points={offered} stake={bet.remainingStake} />}
          {bet.status === "open" && cashOut !== null && onCashOut && (
            <div className="gs:grid gs:px-4 gs:pb-4 gs:print:hidden">
              <CashOutAction offer={cashOut} subject={subject} onPress={() => onCashOut(bet.id)} />
            </div>
          )}
        </div>
      </div>
    </article>
  );
}

interface CashOutActionProps {
  readonly offer: CashOutOfferView;
  readonly subject: string;
  readonly onPress: () => void;
}

/** The way to the cash-out, or in words why there is none now. */
function CashOutAction({ offer, subject, onPress }: CashOutActionProps) {
  const t = useWording();
  const format = useFormat();
  if (offer.state === "suspended") return <Unavailable text={t("bet.cash-out.suspended")} />;
  if (offer.state === "not-offered") {
    const reason = offer.because === undefined ? ("" as const) : (`.${offer.because}` as const);
    return <Unavailable text={t(`bet.cash-out.not-offered${reason}`)} />;
  }
  return (
    <Button variant="outline" width="full" onPress={onPress}>
      <span className="gs:tabular">
        <Sentence>{t("bet.cash-out.button", { amount: format.money(offer.amount) })}</Sentence>
        <span className="gs:sr-only">{subject}</span>
      </span>
    </Button>
  );
}

function Unavailable({ text }: { text: string }) {
  return <p className="gs:type-small gs:text-ink-muted">{text}</p>;
}
