import { legStanding } from "@grandstand/rules/bet-progress";
import { type BetCardLegView, hasShownScore, LegScoreText } from "../bet-card/index.ts";
import { useTimeTexts } from "../event-time/index.ts";
import { OutcomeMark, SideMark } from "../mark-image/index.ts";
import { useFormat, useWording } from "../provider/index.ts";

interface OpenBetMomentProps {
  /** The selection that the bet is shown by; null once all are decided. */
  readonly leg: BetCardLegView | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The match of the moment: its score and minute in play, when it begins before that. */
export function OpenBetMoment({ leg, now }: OpenBetMomentProps) {
  const t = useWording();
  if (leg === null) {
    return (
      <span className="gs-open-bet-moment">
        <span className="gs-open-bet-when">{t("open-bets.settling")}</span>
      </span>
    );
  }
  if (hasShownScore(leg)) {
    return (
      <span className="gs-open-bet-moment">
        <span translate="no" className="gs:sr-only">{`${leg.eventName} `}</span>
        <LegScoreText leg={leg} isBetweenMarks />
      </span>
    );
  }
  return <WithoutScore leg={leg} now={now} />;
}

function WithoutScore({ leg, now }: OpenBetMomentProps & { readonly leg: BetCardLegView }) {
  const { startsAt, marks, eventName } = leg;
  const t = useWording();
  const format = useFormat();
  const timeTexts = useTimeTexts({ startsAt, isLive: false, clock: null }, true);
  const { main, aside } = timeTexts(format.eventTime({ startsAt, isLive: false, now }), now);
  const words = {
    live: t("bet.score.in-play"),
    coming: `${aside} ${main}`,
    awaited: t("bet-summary.leg.awaited"),
  };
  const standing = legStanding(leg, now);
  const when = leg.isLive ? "live" : standing === "coming" ? "coming" : "awaited";
  return (
    <span className="gs-open-bet-moment">
      {marks ? (
        <>
          <SideMark event={leg} index={0} size={20} />
          <SideMark event={leg} index={1} size={20} />
        </>
      ) : (
        <OutcomeMark of={leg} size={20} />
      )}
      <span translate="no" className={marks ? "gs:sr-only" : "gs-open-bet-event"}>
        {`${eventName} `}
      </span>
      <span className="gs-open-bet-when">{words[when]}</span>
    </span>
  );
}
