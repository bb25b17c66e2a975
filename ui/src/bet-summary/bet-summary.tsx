import { intervals } from "@grandstand/rules/intervals";
import { ChevronRight } from "lucide";
import { type MouseEvent, useId } from "react";
import {
  type BetCardView,
  betSubject,
  type CashOutOfferView,
  StatusBadge,
} from "../bet-card/index.ts";
import { Icon } from "../icon/index.ts";
import { OutcomeMark, SideMark } from "../mark-image/index.ts";
import { useFormat, useLink, useNow, useWording } from "../provider/index.ts";
import { namesOfEvent, Sentence } from "../sentence/index.ts";
import { BetFoot } from "./bet-foot.tsx";
import { BetReasons } from "./bet-reasons.tsx";
import { BetSum, BetTerms } from "./bet-terms.tsx";
import { LegTicks } from "./leg-ticks.tsx";
import { sideOfLeg, summaryTitle } from "./summary-title.ts";

export interface BetSummaryProps {
  readonly bet: BetCardView;
  readonly headingLevel?: 2 | 3;
  /** What the open bet is worth now; null while that is calculated, and undefined where nothing is known of it. */
  readonly cashOut?: CashOutOfferView | null | undefined;
  readonly onCashOut?: ((betId: string) => void) | undefined;
  /** It is shown in full beside the list. */
  readonly isChosen?: boolean;
  /** Shows it beside the list; without it, its head leads to the bet's own page. */
  readonly onOpen?: ((betId: string) => void) | undefined;
}

/**
 * A bet in a list of one's own, on a phone never higher than 187 px: an open one with a tick for each selection, what
 * is missing and what it is worth now, an ended one with the reasons for what it paid (B2, B4). Its head leads to the
 * bet in full.
 *
 * Data attributes: `data-status` open | won | lost | void | cashed-out, `data-bet`, `data-chosen`.
 */
export function BetSummary({
  bet,
  headingLevel = 2,
  cashOut,
  onCashOut,
  isChosen = false,
  onOpen,
}: BetSummaryProps) {
  const t = useWording();
  const id = useId();
  // To the minute: from when a start has passed.
  const now = useNow(intervals.eachMinute);
  const subject = betSubject(t, bet);
  const isOpen = bet.status === "open";
  return (
    <article
      aria-labelledby={id}
      data-status={bet.status}
      data-bet={bet.id}
      data-chosen={isChosen || undefined}
      className="gs-bet"
    >
      <SummaryHead {...{ id, bet, headingLevel, subject, isChosen, onOpen }} />
      {isOpen ? (
        <>
          <LegTicks legs={bet.legs} isOfOneMatch={bet.betType === "builder"} now={now} />
          <BetFoot bet={bet} now={now} subject={subject} cashOut={cashOut} onCashOut={onCashOut} />
        </>
      ) : (
        <ul className="gs:mt-3">
          <BetReasons bet={bet} />
        </ul>
      )}
    </article>
  );
}

interface SummaryHeadProps {
  readonly id: string;
  readonly bet: BetCardView;
  readonly headingLevel: 2 | 3;
  readonly subject: string;
  readonly isChosen: boolean;
  readonly onOpen: ((betId: string) => void) | undefined;
}

function SummaryHead({ id, bet, headingLevel, subject, isChosen, onOpen }: SummaryHeadProps) {
  const t = useWording();
  const format = useFormat();
  const Link = useLink();
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const title = summaryTitle(t, format, bet);
  const [leg] = bet.legs;
  const side = bet.betType === "single" && leg ? sideOfLeg(leg) : null;
  return (
    <header className="gs-bet-head">
      <Heading id={id} className="gs-bet-title">
        {bet.status !== "open" && <StatusBadge status={bet.status} />}
        {leg && side !== null && <SideMark event={leg} index={side} size={20} />}
        {leg && bet.betType === "single" && <OutcomeMark of={leg} size={20} />}
        <Link
          href={bet.href}
          aria-current={isChosen ? "true" : undefined}
          onClick={(event) => {
            if (!onOpen || isForAnotherTab(event)) return;
            event.preventDefault();
            onOpen(bet.id);
          }}
        >
          <Sentence names={leg ? namesOfEvent(leg.eventName) : []}>{title.seen}</Sentence>
          <span className="gs:sr-only">{title.isSubject ? title.rest : subject}</span>
        </Link>
        {bet.status === "open" && (
          <Icon
            shape={ChevronRight}
            size={18}
            strokeWidth={2}
            className="gs:shrink-0 gs:text-ink-faint"
          />
        )}
      </Heading>
      <BetSum bet={bet} />
      <BetTerms bet={bet} />
    </header>
  );
}

/** A press that opens a link elsewhere stays the browser's. */
function isForAnotherTab({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
