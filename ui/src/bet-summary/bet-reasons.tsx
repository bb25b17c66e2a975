import type { LegStanding } from "@grandstand/rules/bet-progress";
import type { ReactNode } from "react";
import {
  type BetCardLegView,
  type BetCardView,
  LegNode,
  scoreText,
  useLegSentence,
} from "../bet-card/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { namesOfEvent, Sentence } from "../sentence/index.ts";

/** Of more winning selections than these only their number is said. */
const mostWonListed = 2;

/** Why a bet that has ended paid what it paid: a line for each reason. */
export function BetReasons({ bet }: { readonly bet: BetCardView }) {
  const t = useWording();
  const format = useFormat();
  const { legs, cashOuts, freeBetReturn } = bet;
  const isNamed = legs.length === 1;
  const by = (wanted: BetCardLegView["result"]) => legs.filter(({ result }) => result === wanted);
  const [won, lost, placed, isVoid] = [by("won"), by("lost"), by("placed"), by("void")];
  const hasWon = bet.status !== "lost" || legs.length === 1;
  return (
    <>
      {cashOuts.map(({ id, at, amount, stake }) => (
        <Reason key={id} standing="won">
          <Sentence>
            {t("bet-summary.reason.cashed-out", {
              stake: format.money(stake),
              at: format.dateTime(at),
              amount: format.money(amount),
            })}
          </Sentence>
        </Reason>
      ))}
      {[...lost, ...placed].map((leg) => (
        <LegReason key={leg.outcomeId} leg={leg} isNamed={isNamed} />
      ))}
      {hasWon && won.length > mostWonListed && (
        <Reason standing="won">
          {t("bet-summary.reason.won", {
            count: won.length,
            won: format.number(won.length),
            all: format.number(legs.length),
          })}
        </Reason>
      )}
      {hasWon &&
        won.length <= mostWonListed &&
        won.map((leg) => <LegReason key={leg.outcomeId} leg={leg} isNamed={isNamed} />)}
      {isVoid.map((leg) => (
        <VoidReason key={leg.outcomeId} leg={leg} bet={bet} />
      ))}
      {freeBetReturn !== null && (
        <Reason standing="void">
          {t(freeBetReturn.hasEnded ? "bet.free.ended" : "bet.free.returned", {
            at: format.dateTime(freeBetReturn.expiresAt),
          })}
        </Reason>
      )}
    </>
  );
}

interface ReasonProps {
  readonly standing: LegStanding;
  readonly children: ReactNode;
}

function Reason({ standing, children }: ReasonProps) {
  return (
    <li data-standing={standing} className="gs-bet-reason">
      <span className="gs:shrink-0">
        <LegNode standing={standing} />
      </span>
      <span className="gs:min-w-0 gs:wrap-break-word">{children}</span>
    </li>
  );
}

interface LegReasonProps {
  readonly leg: BetCardLegView;
  /** The card's heading has named the selection. */
  readonly isNamed: boolean;
}

/** The selection, its match and the score that decided it; of a lost one also why. */
function LegReason({ leg, isNamed }: LegReasonProps) {
  const sentence = useLegSentence(leg);
  const score = scoreText(leg.score);
  const names = namesOfEvent(leg.eventName);
  return (
    <Reason standing={leg.result === "open" ? "live" : leg.result}>
      {!isNamed && (
        <>
          <b className="gs:font-semibold gs:text-ink">
            <Sentence names={names}>{leg.outcomeName}</Sentence>
          </b>
          <span>{", "}</span>
        </>
      )}
      <span translate="no">{leg.eventName}</span>
      {score !== null && (
        <>
          {"\u00a0"}
          <b translate="no" className="gs:font-semibold gs:tabular gs:text-ink">
            {score}
          </b>
        </>
      )}
      {sentence !== null && !(sentence.isScoreAlone && score !== null) && (
        <span className="gs:block">
          <Sentence names={sentence.names}>{sentence.text}</Sentence>
        </span>
      )}
    </Reason>
  );
}

/** What a void selection counts for, which a bet with no other one does not have. */
function VoidReason({ leg, bet }: { leg: BetCardLegView; bet: BetCardView }) {
  const t = useWording();
  const format = useFormat();
  const sentence = useLegSentence(leg);
  const isAlone = bet.status === "void";
  const words = isAlone
    ? t(bet.isFree ? "bet-summary.reason.void.free" : "bet-summary.reason.void.alone")
    : t("bet-summary.reason.void", { odds: format.odds(1) });
  return (
    <Reason standing="void">
      <b className="gs:font-semibold gs:text-ink">
        <Sentence names={namesOfEvent(leg.eventName)}>{leg.outcomeName}</Sentence>
      </b>{" "}
      <Sentence>{words}</Sentence>
      {sentence !== null && <span className="gs:block">{sentence.text}</span>}
    </Reason>
  );
}
