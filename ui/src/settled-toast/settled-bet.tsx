import type { BetCardLegView, BetCardView } from "../bet-card/index.ts";
import { scoreText, useLegSentence } from "../bet-card/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { namesOfEvent, Sentence } from "../sentence/index.ts";
import { settledSum } from "./settled-toast.variants.ts";
import { SumFlaps } from "./sum-flaps.tsx";

/** What a settled bet paid: of a won one on flaps, of any other with the reason. */
export function SettledBet({ bet }: { readonly bet: BetCardView }) {
  const t = useWording();
  const format = useFormat();
  const paid = format.money(bet.paid ?? 0);
  const stake = t("settled-toast.stake", { amount: format.money(bet.stake) });
  if (bet.status === "won") {
    return (
      <div className={settledSum()}>
        <SumFlaps amount={paid} />
        <p className="gs:grid gs:min-w-0 gs:flex-[1_1_7rem] gs:text-end">
          <span className="gs:type-label">
            {t(bet.cashOuts.length > 0 ? "settled-toast.paid.in-all" : "settled-toast.paid")}
          </span>
          <span className="gs:type-small gs:text-ink-muted">
            <Sentence>{stake}</Sentence>
          </span>
        </p>
      </div>
    );
  }
  const [leg] = bet.legs.filter(({ result }) => result === "lost");
  return (
    <div className={settledSum()}>
      {bet.status === "lost" && leg ? (
        <Lost leg={leg} />
      ) : (
        <p className="gs:type-label gs:min-w-0 gs:flex-1">
          {t(bet.isFree ? "settled-toast.void.free" : "settled-toast.void")}
        </p>
      )}
      <p className="gs:grid gs:shrink-0 gs:text-end">
        <span translate="no" className="gs:type-label gs:tabular">
          {paid}
        </span>
        <span className="gs:type-small gs:text-ink-muted">
          <Sentence>{stake}</Sentence>
        </span>
      </p>
    </div>
  );
}

/** The first selection that lost, and why; else the score of its match. */
function Lost({ leg }: { readonly leg: BetCardLegView }) {
  const sentence = useLegSentence(leg);
  const score = scoreText(leg.score);
  const names = namesOfEvent(leg.eventName);
  return (
    <p className="gs:grid gs:min-w-0 gs:flex-1">
      <span className="gs:type-label gs:wrap-anywhere">
        <Sentence names={names}>{leg.outcomeName}</Sentence>
      </span>
      <span className="gs:type-small gs:wrap-anywhere gs:text-ink-muted">
        {sentence && !sentence.isScoreAlone ? (
          <Sentence names={sentence.names}>{sentence.text}</Sentence>
        ) : (
          <>
            <span translate="no">{leg.eventName}</span>
            {score !== null && <span translate="no">{` ${score}`}</span>}
          </>
        )}
      </span>
    </p>
  );
}
