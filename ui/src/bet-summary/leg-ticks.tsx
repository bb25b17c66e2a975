import { type LegStanding, legStanding } from "@grandstand/rules/bet-progress";
import type { BetCardLegView } from "../bet-card/index.ts";
import { LegNode, scoreText } from "../bet-card/index.ts";
import { useTimeTexts } from "../event-time/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { namesOfEvent, Sentence } from "../sentence/index.ts";

interface LegTicksProps {
  readonly legs: readonly BetCardLegView[];
  /** Of one match: what each selection still misses is its word. */
  readonly isOfOneMatch: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** From that many selections on a column has no room for a name, then none for a word. */
const fewestWithoutNames = 5;
const fewestWithoutWords = 9;

/** A tick for each selection: its standing, how much of its match was played, its name and a word. */
export function LegTicks({ legs, isOfOneMatch, now }: LegTicksProps) {
  const t = useWording();
  return (
    <ul aria-label={t("bet-summary.legs")} className="gs-ticks">
      {legs.map((leg) => (
        <LegTick
          key={leg.outcomeId}
          leg={leg}
          isAlone={legs.length === 1}
          hasName={legs.length < fewestWithoutNames}
          hasWord={legs.length < fewestWithoutWords}
          isOfOneMatch={isOfOneMatch}
          now={now}
        />
      ))}
    </ul>
  );
}

interface LegTickProps extends Omit<LegTicksProps, "legs"> {
  readonly leg: BetCardLegView;
  /** A bet with one selection is named by it: its tick says the market. */
  readonly isAlone: boolean;
  readonly hasName: boolean;
  readonly hasWord: boolean;
}

function LegTick({ leg, isAlone, hasName, hasWord, isOfOneMatch, now }: LegTickProps) {
  const standing = legStanding(leg, now);
  const words = useTickWords(leg, standing, now);
  const name = isAlone ? leg.marketName : leg.outcomeName;
  const short = isOfOneMatch && words.short !== null ? words.short : words.word;
  return (
    <li data-standing={standing} className="gs-tick">
      <LegNode standing={standing} />
      <Track standing={standing} share={leg.playedShare} />
      <p className={hasName ? "gs-tick-name" : "gs:sr-only"}>
        <Sentence names={namesOfEvent(leg.eventName)}>{name}</Sentence>
      </p>
      <p className={hasWord ? "gs-tick-word" : "gs:sr-only"}>
        {hasName ? (
          <>
            <span>{short}</span>
            {short === words.word && words.unseen !== null && (
              <span className="gs:sr-only">{`, ${words.unseen}`}</span>
            )}
          </>
        ) : (
          <>
            <span aria-hidden>{words.least}</span>
            <span className="gs:sr-only">
              {words.unseen === null ? words.word : `${words.word}, ${words.unseen}`}
            </span>
          </>
        )}
      </p>
    </li>
  );
}

function Track({ standing, share }: { standing: LegStanding; share: number | null }) {
  const isWhole = standing === "won" || standing === "placed";
  const isRunning = standing === "holds" || standing === "missing" || standing === "live";
  const filled = isWhole ? 1 : isRunning ? (share ?? 0) : 0;
  return (
    <span aria-hidden className="gs-tick-track">
      {filled > 0 && <i style={{ width: `${Math.round(filled * 100)}%` }} />}
    </span>
  );
}

interface TickWords {
  /** Under the name. */
  readonly word: string;
  /** What a shape says besides, for a screen reader. */
  readonly unseen: string | null;
  /** Instead of the word where all selections are of one match. */
  readonly short: string | null;
  /** Where a column has no room for more. */
  readonly least: string;
}

function useTickWords(leg: BetCardLegView, standing: LegStanding, now: number): TickWords {
  const t = useWording();
  const format = useFormat();
  const { startsAt } = leg;
  const timeTexts = useTimeTexts({ startsAt, isLive: false, clock: null }, true);
  switch (standing) {
    case "coming": {
      const { main, aside } = timeTexts(format.eventTime({ startsAt, isLive: false, now }), now);
      return { word: `${aside} ${main}`, unseen: null, short: null, least: main };
    }
    case "holds":
    case "missing":
      return {
        word: t("bet-summary.leg.live"),
        unseen: t(`bet-summary.leg.${standing}`),
        short: t(`bet-summary.leg.${standing}.short`),
        least: minuteOf(leg) ?? t("bet-summary.leg.live"),
      };
    case "live":
    case "awaited": {
      const word = t(`bet-summary.leg.${standing}`);
      return { word, unseen: null, short: null, least: minuteOf(leg) ?? word };
    }
    default: {
      const state = t(`bet-summary.leg.${standing}`);
      const score = standing === "void" ? null : scoreText(leg.score);
      const word = score === null ? state : t("bet-summary.leg.with-score", { state, score });
      return { word, unseen: null, short: null, least: score ?? state };
    }
  }

  function minuteOf({ minute, isLive }: BetCardLegView): string | null {
    if (!isLive || minute === null) return null;
    return t("bet.score.minute", { minute: format.number(minute) });
  }
}
