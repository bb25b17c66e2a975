import { legStanding } from "@grandstand/rules/bet-progress";
import type { Odds } from "@grandstand/rules/odds";
import { CircleCheck, CircleDashed, CircleX } from "lucide";
import { EventName } from "../bet-receipt/index.ts";
import { Icon } from "../icon/index.ts";
import { OutcomeMark } from "../mark-image/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { namesOfEvent, Sentence } from "../sentence/index.ts";
import { betLeg } from "./bet-card.variants.ts";
import type { BetCardLegView } from "./bet-card-view.ts";
import { LegNode } from "./leg-node.tsx";
import { hasShownScore, LegScoreText } from "./leg-score.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { useLegSentence } from "./use-leg-sentence.ts";

interface BetLegProps {
  readonly leg: BetCardLegView;
  readonly isAlone: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
  /** A builder's selections have one price together. */
  readonly hasOwnPrice: boolean;
}

/** One selection: what was chosen, at which price, the state of its event and what it needs. */
export function BetLeg({ leg, isAlone, now, hasOwnPrice }: BetLegProps) {
  const t = useWording();
  const format = useFormat();
  const isComing = leg.result === "open" && !leg.isLive;
  return (
    <li data-result={leg.result} className={betLeg()}>
      <LegNode standing={legStanding(leg, now)} />
      <div className="gs:grid gs:min-w-0 gs:gap-0.5">
        <p className="gs:text-[0.9375rem]/5 gs:font-semibold gs:wrap-break-word">
          <OutcomeMark of={leg} size={16} />
          <Sentence names={namesOfEvent(leg.eventName)}>{leg.outcomeName}</Sentence>
        </p>
        <p className="gs:type-small gs:text-ink-faint gs:wrap-break-word">{leg.marketName}</p>
        <p className="gs:type-small gs:text-ink-muted gs:wrap-break-word">
          <EventName leg={leg} />
        </p>
        {isComing && (
          <p className="gs:type-small gs:text-ink-faint">
            {t("bet.starts", { at: format.dateTime(leg.startsAt) })}
          </p>
        )}
        {hasShownScore(leg) && (
          <p className="gs:pt-1">
            <LegScoreText leg={leg} />
          </p>
        )}
        <LegSentence leg={leg} />
        {!isAlone && leg.result !== "open" && (
          <p className="gs:pt-1">
            <StatusBadge status={leg.result} />
          </p>
        )}
      </div>
      {hasOwnPrice && <LegOdds askedOdds={leg.askedOdds} acceptedOdds={leg.acceptedOdds} />}
    </li>
  );
}

/** What the selection still needs in play, why it lost, or why it is void. */
function LegSentence({ leg }: { leg: BetCardLegView }) {
  const sentence = useLegSentence(leg);
  if (sentence === null) return null;
  return (
    <p
      data-standing={sentence.standing}
      className="gs:type-small gs:flex gs:gap-1.5 gs:pt-0.5 gs:text-ink"
    >
      {sentence.standing !== undefined && (
        <Icon
          shape={icons[sentence.standing]}
          size={16}
          strokeWidth={2}
          className="gs:mt-px gs:shrink-0"
        />
      )}
      <Sentence names={sentence.names}>{sentence.text}</Sentence>
    </p>
  );
}

const icons = { ahead: CircleCheck, behind: CircleDashed, lost: CircleX } as const;

/** The accepted price; beside it the requested one where they differ, so that it can't be overlooked. */
export function LegOdds({ askedOdds, acceptedOdds }: { askedOdds: Odds; acceptedOdds: Odds }) {
  const t = useWording();
  const format = useFormat();
  return (
    <dl className="gs:grid gs:content-start gs:justify-items-end">
      <div className="gs:flex gs:items-baseline gs:gap-1.5">
        <dt className="gs:sr-only">{t("bet.odds.accepted")}</dt>
        <dd translate="no" className="gs:type-price-large">
          {format.odds(acceptedOdds)}
        </dd>
      </div>
      {askedOdds !== acceptedOdds && (
        <div className="gs:type-caption gs:flex gs:gap-1 gs:text-ink">
          <dt>{t("bet.odds.asked")}</dt>
          <dd translate="no" className="gs:tabular">
            {format.odds(askedOdds)}
          </dd>
        </div>
      )}
    </dl>
  );
}
