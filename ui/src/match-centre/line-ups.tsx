import type { SidePair } from "../event-view/index.ts";
import { Kit } from "../kit/index.ts";
import { coloursOfCode } from "../mark/index.ts";
import { MarkImage } from "../mark-image/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { IncidentMark } from "./incident-mark.tsx";
import { type FollowedPlay, usePlayPart } from "./live-play.ts";
import type { CentreTeamView, IncidentView, LineUpView, PlayerView } from "./match-centre-view.ts";
import { useIncidentTexts } from "./use-play-texts.ts";

export interface LineUpsProps {
  readonly sides: SidePair<CentreTeamView>;
  readonly lineUps: SidePair<LineUpView>;
  readonly play: FollowedPlay;
}

/** Both elevens in their rows, the home side above, with what happened to each player; the benches below. */
export function LineUps({ sides, lineUps, play }: LineUpsProps) {
  const incidents = usePlayPart(play, (now) => now.incidents);
  return (
    <div className="gs:mx-auto gs:max-w-140 gs:p-3 gs:tablet:p-4">
      <div className="gs:grid gs:gap-3 gs:rounded-md gs:border gs:border-line gs:bg-raised gs:py-2">
        <Eleven side="home" team={sides[0]} lineUp={lineUps[0]} incidents={incidents} />
        <Eleven side="away" team={sides[1]} lineUp={lineUps[1]} incidents={incidents} />
      </div>
      <div className="gs:mt-3 gs:grid gs:grid-cols-2 gs:gap-4">
        <Bench team={sides[0]} players={lineUps[0].bench} />
        <Bench team={sides[1]} players={lineUps[1].bench} />
      </div>
    </div>
  );
}

interface ElevenProps {
  readonly side: "home" | "away";
  readonly team: CentreTeamView;
  readonly lineUp: LineUpView;
  readonly incidents: readonly IncidentView[];
}

function Eleven({ side, team, lineUp, incidents }: ElevenProps) {
  const isHome = side === "home";
  const rows = isHome ? lineUp.rows : lineUp.rows.toReversed();
  return (
    <section
      aria-label={team.name}
      className={
        isHome
          ? "gs:grid gs:gap-2"
          : "gs:flex gs:flex-col-reverse gs:gap-2 gs:border-t gs:border-line gs:pt-3"
      }
    >
      <h3 className="gs:type-small gs:flex gs:items-center gs:gap-2 gs:px-3">
        {team.mark !== undefined && <MarkImage name={team.mark} size={16} src={team.image} />}
        <span translate="no" className="gs:font-bold">
          {team.name}
        </span>
        <span translate="no" className="gs:tabular gs:text-ink-muted">
          {lineUp.formation}
        </span>
      </h3>
      <ol className="gs:grid gs:gap-2">
        {rows.map((row) => (
          <li key={row[0]?.number}>
            {/* The home side attacks downwards: its left is at the right. */}
            <ul className={`gs:flex gs:justify-around ${isHome ? "gs:flex-row-reverse" : ""}`}>
              {row.map((player) => (
                <OnPitch
                  key={player.number}
                  team={team}
                  player={player}
                  incidents={ofPlayer(incidents, side, player)}
                />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What happened to a player, his leaving included; of an own goal the other side gains. */
function ofPlayer(
  incidents: readonly IncidentView[],
  side: "home" | "away",
  { name }: PlayerView,
): IncidentView[] {
  return incidents.filter((incident) => {
    const isOwn = (incident.side === side) !== (incident.kind === "own-goal");
    const who = incident.kind === "substitution" ? incident.other : incident.player;
    return isOwn && who === name;
  });
}

interface OnPitchProps {
  readonly team: CentreTeamView;
  readonly player: PlayerView;
  readonly incidents: readonly IncidentView[];
}

function OnPitch({ team, player, incidents }: OnPitchProps) {
  const textsOf = useIncidentTexts();
  const hasLeft = incidents.some(
    ({ kind }) => kind === "red-card" || kind === "second-yellow-card",
  );
  return (
    <li className="gs:flex gs:w-18 gs:flex-col gs:items-center gs:text-center">
      <span className={hasLeft ? "gs:relative gs:opacity-60" : "gs:relative"}>
        <Kit
          mark={{ colours: coloursOfCode(team.mark), pattern: "plain", number: player.number }}
          size={32}
        />
        <span className="gs:absolute gs:-top-1 gs:left-full gs:flex gs:-ms-1.5">
          {incidents.map(({ number, kind }) => (
            <IncidentMark key={number} kind={kind} size={14} />
          ))}
        </span>
      </span>
      <PlayerName player={player} />
      {incidents.map((incident) => {
        const { kind, minute } = textsOf(incident);
        return <span key={incident.number} className="gs:sr-only">{`${kind} ${minute}`}</span>;
      })}
    </li>
  );
}

function PlayerName({ player }: { readonly player: PlayerView }) {
  const format = useFormat();
  return (
    <span translate="no" className="gs:type-caption gs:max-w-full gs:wrap-break-word">
      <span className="gs:sr-only">{`${format.number(player.number)} `}</span>
      <span>{player.name}</span>
    </span>
  );
}

function Bench({ team, players }: { team: CentreTeamView; players: readonly PlayerView[] }) {
  const t = useWording();
  const format = useFormat();
  const heading = t("match-centre.line-ups.bench", { team: team.name });
  return (
    <section aria-label={heading}>
      <h3 className="gs:type-caption gs:text-ink-faint">
        {t("match-centre.line-ups.bench.title")}
      </h3>
      <ul className="gs:type-small">
        {players.map(({ number, name }) => (
          <li key={number} translate="no" className="gs:flex gs:gap-2 gs:py-0.5">
            <span className="gs:tabular gs:w-5 gs:text-end gs:text-ink-faint">
              {format.number(number)}
            </span>
            <span className="gs:min-w-0 gs:wrap-break-word">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
