import type { Side, SidePair } from "../event-view/index.ts";
import { useWording } from "../provider/index.ts";
import { IncidentMark } from "./incident-mark.tsx";
import { incidentLine, notableKinds } from "./match-centre.variants.ts";
import type { CentreTeamView, IncidentView } from "./match-centre-view.ts";
import { useIncidentTexts } from "./use-play-texts.ts";

export interface MatchIncidentsProps {
  readonly sides: SidePair<CentreTeamView>;
  readonly incidents: readonly IncidentView[];
  /** Room is kept for a first line. */
  readonly isLive: boolean;
}

/** Lines of a side; what is more is counted. */
const most = 3;

/** Who scored and who was sent off, under the score: a line each, the home side's at the left. */
export function MatchIncidents({ sides, incidents, isLive }: MatchIncidentsProps) {
  const shown = incidents.filter(({ kind }) => notableKinds.has(kind));
  if (shown.length === 0 && !isLive) return null;
  return (
    <div className="gs:grid gs:min-h-5 gs:grid-cols-2 gs:gap-x-4">
      <OfSide side="home" team={sides[0]} incidents={shown} />
      <OfSide side="away" team={sides[1]} incidents={shown} />
    </div>
  );
}

interface OfSideProps {
  readonly side: Side;
  readonly team: CentreTeamView;
  readonly incidents: readonly IncidentView[];
}

function OfSide({ side, team, incidents }: OfSideProps) {
  const t = useWording();
  const own = incidents.filter((incident) => incident.side === side);
  const left = own.length - most;
  return (
    <ul aria-label={team.name} className="gs:min-w-0">
      {own.slice(0, left > 0 ? most - 1 : most).map((incident) => (
        <Line key={incident.number} incident={incident} />
      ))}
      {left > 0 && (
        <li className={incidentLine({ side })}>
          <span className="gs:text-ink-faint">
            {t("match-centre.incidents.more", { count: left + 1 })}
          </span>
        </li>
      )}
    </ul>
  );
}

function Line({ incident }: { readonly incident: IncidentView }) {
  const { kind, minute } = useIncidentTexts()(incident);
  return (
    <li className={incidentLine({ side: incident.side })}>
      <IncidentMark kind={incident.kind} size={14} />
      <span className="gs:sr-only">{kind}</span>
      {incident.player && (
        <span translate="no" className="gs:min-w-0 gs:font-bold gs:wrap-break-word">
          {incident.player}
        </span>
      )}
      <span className="gs:tabular gs:shrink-0 gs:text-ink-muted">{minute}</span>
    </li>
  );
}
