import type { EventView, ScoreView, Side, SidePair } from "../event-view/index.ts";
import { SideMark } from "../mark-image/index.ts";
import {
  currentMap,
  type EsportsPlayView,
  isDecided,
  type MapView,
} from "../match-centre/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { ScoreDigits } from "../score-digits/index.ts";
import { Sentence } from "../sentence/index.ts";
import { HeadName, MatchHead } from "./match-head.tsx";

export interface MapHeadProps {
  readonly event: EventView;
  /** Where the page has a heading of its own, the event's is one below it. */
  readonly headingLevel?: "h1" | "h2";
  /** Null before it begins. */
  readonly play: EsportsPlayView | null;
}

/** Both teams with the maps that each has won between them, and a cell for each map. */
export function MapHead({ event, headingLevel: Heading = "h1", play }: MapHeadProps) {
  const { score } = event;
  if (score === null) return <MatchHead event={event} Heading={Heading} />;
  const won = mapsWon(score, play);
  return (
    <>
      <div className="gs-match-head">
        <Heading className="gs:contents">
          <HeadName event={event} index={0} />
          <span className="gs:sr-only"> – </span>
          <HeadName event={event} index={1} />
        </Heading>
        <div className="gs-head-middle">
          <MapsWon event={event} won={won} />
          {play !== null && event.isLive && <Moment play={play} />}
        </div>
      </div>
      {play !== null && play.maps.length > 0 && <Maps event={event} play={play} />}
    </>
  );
}

/** As the play has them, which some operators alone send; without it as the score has them. */
function mapsWon(score: ScoreView, play: EsportsPlayView | null): SidePair<number> {
  if (play === null) return [score.home.sets ?? 0, score.away.sets ?? 0];
  const count = (side: Side) => play.maps.filter(({ winner }) => winner === side).length;
  return [count("home"), count("away")];
}

function MapsWon({ event, won }: { readonly event: EventView; readonly won: SidePair<number> }) {
  const t = useWording();
  return (
    <>
      <span className="gs:sr-only">{t("event-header.maps")}</span>
      <span translate="no" className="gs:sr-only">
        {`${event.home} ${won[0]}, ${event.away} ${won[1]}`}
      </span>
      <span aria-hidden className="gs:flex gs:items-center gs:gap-2 gs:tablet:gap-3">
        <ScoreDigits score={won[0]} size="large" />
        <span className="gs:type-small gs:text-ink-muted">{t("event-header.maps")}</span>
        <ScoreDigits score={won[1]} size="large" />
      </span>
    </>
  );
}

/** Which map is played, and which of its rounds. */
function Moment({ play }: { readonly play: EsportsPlayView }) {
  const t = useWording();
  const format = useFormat();
  const index = currentMap(play);
  const { rounds = [], winner = null } = play.maps[index] ?? {};
  const total = play.regularRounds;
  const number = rounds.length + 1;
  return (
    <span className="gs:type-small gs:grid gs:text-ink-faint">
      <span>{t("event-header.map", { number: index + 1 })}</span>
      {total !== null && winner === null && (
        <span>
          {number > total
            ? t("event-header.round.overtime", { number: format.number(number) })
            : t("event-header.round", {
                number: format.number(number),
                total: format.number(total),
              })}
        </span>
      )}
    </span>
  );
}

function Maps({ event, play }: { readonly event: EventView; readonly play: EsportsPlayView }) {
  const running = event.isLive && !isDecided(play.maps) ? currentMap(play) : null;
  return (
    <ol data-maps={play.maps.length} className="gs-maps">
      {play.maps.map((map, index) => (
        <MapCell
          // biome-ignore lint/suspicious/noArrayIndexKey: a map is its position
          key={index}
          event={event}
          map={map}
          number={index + 1}
          isRunning={running === index}
          isLeftOut={!event.isLive || isDecided(play.maps)}
        />
      ))}
    </ol>
  );
}

interface MapCellProps {
  readonly event: EventView;
  readonly map: MapView;
  readonly number: number;
  readonly isRunning: boolean;
  /** The match is over: what has not begun will not be played. */
  readonly isLeftOut: boolean;
}

function MapCell({ event, map, number, isRunning, isLeftOut }: MapCellProps) {
  const t = useWording();
  const format = useFormat();
  const [home, away] = map.score;
  const isAhead = map.winner === null && !isRunning;
  return (
    <li className={isRunning ? "gs-map gs-map-running" : "gs-map"}>
      <span translate={map.name === null ? undefined : "no"} className="gs-map-name">
        {map.name ?? t("event-header.map", { number })}
      </span>
      {isRunning && (
        <span className="gs:flex gs:gap-1">
          <ScoreDigits score={home} />
          <ScoreDigits score={away} />
        </span>
      )}
      {!isRunning && (
        <b translate="no" className="gs:type-heading gs:tabular">
          {isAhead ? "–" : `${format.number(home)}–${format.number(away)}`}
        </b>
      )}
      <span className="gs-map-note">
        {map.winner !== null && <Winner event={event} side={map.winner} />}
        {isRunning && <Running event={event} attacker={map.attacker} />}
        {isAhead && (
          <span>{t(isLeftOut ? "event-header.map.left-out" : "event-header.map.ahead")}</span>
        )}
      </span>
    </li>
  );
}

function Winner({ event, side }: { readonly event: EventView; readonly side: Side }) {
  const t = useWording();
  const team = event[side] ?? "";
  return (
    <>
      <SideMark event={event} index={side === "home" ? 0 : 1} size={16} />
      <span aria-hidden>{t("event-header.map.won")}</span>
      <span className="gs:sr-only">
        <Sentence names={[team]}>{t("event-header.map.won-by", { team })}</Sentence>
      </span>
    </>
  );
}

function Running({
  event,
  attacker,
}: {
  readonly event: EventView;
  readonly attacker: Side | null;
}) {
  const t = useWording();
  if (attacker === null) return <span>{t("event-header.map.running")}</span>;
  const team = event[attacker] ?? "";
  return <Sentence names={[team]}>{t("event-header.map.attacks", { team })}</Sentence>;
}
