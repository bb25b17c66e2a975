import type { SidePair } from "../event-view/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { IncidentMark } from "./incident-mark.tsx";
import { type FollowedPlay, usePlayPart } from "./live-play.ts";
import { timelineRow } from "./match-centre.variants.ts";
import type { CentreTeamView, IncidentView } from "./match-centre-view.ts";
import { useSideTones } from "./side-tones.ts";
import { useIncidentTexts } from "./use-play-texts.ts";

export interface TimelineProps {
  readonly sides: SidePair<CentreTeamView>;
  readonly play: FollowedPlay;
}

/** What happened, newest first, with the score at half-time between the halves. */
export function Timeline({ sides, play }: TimelineProps) {
  const incidents = usePlayPart(play, (now) => now.incidents);
  const halfTimeScore = usePlayPart(play, (now) => now.halfTimeScore);
  const t = useWording();
  const tones = useSideTones(sides);
  const newest = incidents.toReversed();
  const secondHalf = newest.filter(({ minute }) => minute > 45);
  const firstHalf = newest.filter(({ minute }) => minute <= 45);
  if (incidents.length === 0 && halfTimeScore === null) {
    return (
      <p className="gs:type-body gs:px-3 gs:py-6 gs:text-ink-muted gs:tablet:px-4">
        {t("match-centre.timeline.empty")}
      </p>
    );
  }
  const rowOf = (incident: IncidentView) => {
    const index = incident.side === "home" ? 0 : 1;
    return (
      <Row
        key={incident.number}
        teamName={sides[index].name}
        tone={tones[index]}
        incident={incident}
      />
    );
  };
  return (
    <ol className="gs:px-3 gs:py-1 gs:tablet:px-4">
      {secondHalf.map(rowOf)}
      {halfTimeScore && <HalfTime score={halfTimeScore} />}
      {firstHalf.map(rowOf)}
    </ol>
  );
}

interface RowProps {
  readonly teamName: string;
  /** Of the bar at its edge. */
  readonly tone: string;
  readonly incident: IncidentView;
}

function Row({ teamName, tone, incident }: RowProps) {
  const texts = useIncidentTexts()(incident);
  const { player, other, score } = incident;
  return (
    <li className={timelineRow}>
      <svg aria-hidden width={3} height={20} className="gs:shrink-0">
        <rect width={3} height={20} fill={tone} />
      </svg>
      <span className="gs:type-small gs:tabular gs:w-12 gs:shrink-0 gs:font-bold">
        {texts.minute}
      </span>
      <IncidentMark kind={incident.kind} />
      <span className="gs:type-small gs:flex gs:min-w-0 gs:flex-1 gs:flex-wrap gs:gap-x-1.5">
        <span translate="no" className="gs:sr-only">
          {teamName}
        </span>
        {player && (
          <span translate="no" className="gs:font-bold">
            {player}
          </span>
        )}
        <span className="gs:text-ink-muted">{texts.kind}</span>
        {texts.details.map((detail) => (
          <span key={detail} className="gs:text-ink-muted">
            <Sentence names={other ? [other] : []}>{detail}</Sentence>
          </span>
        ))}
      </span>
      {score && <ScoreText score={score} />}
    </li>
  );
}

function HalfTime({ score }: { readonly score: SidePair<number> }) {
  const t = useWording();
  return (
    <li className={timelineRow}>
      <span className="gs:type-small gs:flex-1 gs:text-ink-muted">
        {t("match-centre.half-time")}
      </span>
      <ScoreText score={score} />
    </li>
  );
}

function ScoreText({ score }: { readonly score: SidePair<number> }) {
  const format = useFormat();
  return (
    <span translate="no" className="gs:type-small gs:tabular gs:shrink-0 gs:font-bold">
      {`${format.number(score[0])}–${format.number(score[1])}`}
    </span>
  );
}
