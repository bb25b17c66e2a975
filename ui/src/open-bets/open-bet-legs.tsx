import { type LegStanding, legStanding } from "@grandstand/rules/bet-progress";
import { type BetCardLegView, type BetCardView, useLegSentence } from "../bet-card/index.ts";
import { type Format, type Translate, useFormat, useWording } from "../provider/index.ts";
import { namesOfEvent, Sentence } from "../sentence/index.ts";
import { LegSign } from "./leg-sign.tsx";

interface OpenBetLegsProps {
  readonly bet: BetCardView;
  /** The selection that the bet is shown by; null once all are decided. */
  readonly leg: BetCardLegView | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** From that many selections on a line has no room for words beside the signs, then none for the signs. */
const fewestWithoutWords = 4;
const fewestWithoutSigns = 7;

/** What was bet on: a sign for each selection, and of one its name, of several how many have won. */
export function OpenBetLegs({ bet: { legs }, leg, now }: OpenBetLegsProps) {
  const t = useWording();
  const format = useFormat();
  const missing = useLegSentence(leg);
  const [first] = legs;
  const won = legs.filter(({ result }) => result === "won").length;
  const hasSigns = legs.length < fewestWithoutSigns;
  const hasWords = legs.length < fewestWithoutWords || !hasSigns;
  const words =
    first && legs.length === 1
      ? first.outcomeName
      : t("open-bets.won", {
          count: won,
          won: format.number(won),
          all: format.number(legs.length),
        });
  const spoken = legs.map((each) => spokenLeg(t, format, each, now)).join(". ");
  return (
    <span className="gs-open-bet-legs">
      {hasSigns && (
        <span aria-hidden className="gs-open-bet-signs">
          {legs.map((each) => (
            <LegSign
              key={each.outcomeId}
              standing={legStanding(each, now)}
              share={each.playedShare}
            />
          ))}
        </span>
      )}
      <span
        aria-hidden={legs.length === 1 || undefined}
        className={hasWords ? "gs-open-bet-words" : "gs:sr-only"}
      >
        <Sentence names={first ? namesOfEvent(first.eventName) : []}>{`${words} `}</Sentence>
      </span>
      <span className="gs:sr-only">{missing === null ? spoken : `${spoken}. ${missing.text}`}</span>
    </span>
  );
}

/** A selection with the word of its sign. */
function spokenLeg(t: Translate, format: Format, leg: BetCardLegView, now: number): string {
  const standing = legStanding(leg, now);
  return `${leg.outcomeName}, ${leg.marketName}, ${wordOf(t, format, leg, standing)}`;
}

function wordOf(
  t: Translate,
  format: Format,
  { startsAt }: BetCardLegView,
  standing: LegStanding,
): string {
  switch (standing) {
    case "coming":
      return t("bet.starts", { at: format.dateTime(startsAt) });
    case "holds":
    case "missing":
      return `${t("bet-summary.leg.live")}, ${t(`bet-summary.leg.${standing}`)}`;
    default:
      return t(`bet-summary.leg.${standing}`);
  }
}
