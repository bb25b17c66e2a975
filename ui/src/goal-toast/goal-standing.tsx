import { foremostLeg, legStanding } from "@grandstand/rules/bet-progress";
import { type BetCardLegView, type LegSentence, useLegSentence } from "../bet-card/index.ts";
import type { OwnBetView } from "../own-bets/index.ts";
import { useWording } from "../provider/index.ts";
import { namesOfEvent, Sentence } from "../sentence/index.ts";

/** The selection of a bet that the goal is about; of several of one match the one that the bet is shown by. */
export function legOf(own: OwnBetView | undefined, now: number): BetCardLegView | null {
  const legs = own?.bet.legs.filter(({ outcomeId }) => own.outcomeIds.includes(outcomeId)) ?? [];
  return foremostLeg(legs, now) ?? legs[0] ?? null;
}

/** What a selection still needs with the goal, or that it is decided. */
export function useStanding(leg: BetCardLegView | null, now: number): LegSentence | null {
  const t = useWording();
  const sentence = useLegSentence(leg);
  if (sentence !== null || leg === null) return sentence;
  const standing = legStanding(leg, now);
  return standing === "coming" ? null : { text: t(`bet-summary.leg.${standing}`), names: [] };
}

interface GoalStandingProps {
  readonly leg: BetCardLegView;
  readonly standing: LegSentence | null;
}

/** The selection, and how it is with the goal. */
export function GoalStanding({ leg, standing }: GoalStandingProps) {
  return (
    <>
      <span className="gs:type-label gs:wrap-anywhere">
        <Sentence names={namesOfEvent(leg.eventName)}>{leg.outcomeName}</Sentence>
      </span>
      {standing && (
        <span className="gs:type-small gs:wrap-anywhere gs:text-ink-muted">
          <Sentence names={standing.names}>{standing.text}</Sentence>
        </span>
      )}
    </>
  );
}
