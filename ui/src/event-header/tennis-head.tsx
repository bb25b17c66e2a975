import { intervals } from "@grandstand/rules/intervals";
import type { EventView, ScoreView, Side } from "../event-view/index.ts";
import { SideMark } from "../mark-image/index.ts";
import type { TennisPlayView } from "../match-centre/index.ts";
import { useFormat, useNow, useWording } from "../provider/index.ts";
import { ScoreDigits } from "../score-digits/index.ts";
import { Sentence } from "../sentence/index.ts";
import { ServerMark } from "./event-title.tsx";

export interface TennisHeadProps {
  readonly event: EventView;
  /** Where the page has a heading of its own, the event's is one below it. */
  readonly headingLevel?: "h1" | "h2";
  /** Null before it begins. */
  readonly play: TennisPlayView | null;
}

const sides = ["home", "away"] as const;

/** Both players, a row each: the games of each set, the points and who serves; below, what the next point may win. */
export function TennisHead({ event, headingLevel: Heading = "h1", play }: TennisHeadProps) {
  const isOver = event.status === "ended" || event.status === "cancelled";
  return (
    <div className="gs:grid gs:gap-1">
      <Heading className="gs:sr-only">
        <span translate="no">{event.home}</span>
        <span> – </span>
        <span translate="no">{event.away}</span>
      </Heading>
      <Board event={event} play={play} isOver={isOver} />
      {play !== null && <MomentLine event={event} play={play} isOver={isOver} />}
    </div>
  );
}

interface BoardProps {
  readonly event: EventView;
  readonly play: TennisPlayView | null;
  readonly isOver: boolean;
}

function Board({ event, play, isOver }: BoardProps) {
  const t = useWording();
  const format = useFormat();
  const { score } = event;
  const sets = score?.home.periods ?? [];
  const hasPoints = score !== null && score.home.points !== null && !isOver;
  return (
    // Before its first point it has names and nothing beside them: that is no table.
    <table
      role={score === null ? "presentation" : undefined}
      data-sets={sets.length}
      className="gs-tennis-board"
    >
      {score !== null && <caption className="gs:sr-only">{t("event-header.score")}</caption>}
      {score !== null && (
        <thead>
          <tr>
            <td />
            {sets.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a set is its position
              <th key={index} scope="col">
                <span aria-hidden>{format.number(index + 1)}</span>
                <span className="gs:sr-only">
                  {t("event-header.set.name", { number: index + 1 })}
                </span>
              </th>
            ))}
            {hasPoints && <th scope="col">{t("event-header.points")}</th>}
          </tr>
        </thead>
      )}
      <tbody>
        {sides.map((side, place) => (
          <tr key={side}>
            <th scope={score === null ? undefined : "row"}>
              <span className="gs-tennis-name">
                <SideMark event={event} index={place} size={20} />
                <span translate="no">{event[side]}</span>
                {score?.server === side && <ServerMark />}
              </span>
            </th>
            {score !== null &&
              sets.map((_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a set is its position
                <td key={index}>
                  <SetCell
                    score={score}
                    side={side}
                    index={index}
                    isRunning={!isOver && index === sets.length - 1}
                    play={play}
                  />
                </td>
              ))}
            {hasPoints && (
              <td className="gs-tennis-points">
                <ScoreDigits score={score[side].points ?? "0"} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SetCellProps {
  readonly score: ScoreView;
  readonly side: Side;
  readonly index: number;
  readonly isRunning: boolean;
  readonly play: TennisPlayView | null;
}

/** The games of one side in a set; a set that it lost is dim, and has the points of its tie-break. */
function SetCell({ score, side, index, isRunning, play }: SetCellProps) {
  const t = useWording();
  const format = useFormat();
  const other = side === "home" ? "away" : "home";
  const games = score[side].periods[index] ?? 0;
  const isLost = !isRunning && games < (score[other].periods[index] ?? 0);
  const tieBreak = play?.sets[index]?.find((game) => game.tieBreak !== null)?.tieBreak;
  const points = isLost ? tieBreak?.[side === "home" ? 0 : 1] : undefined;
  return (
    <span className="gs:relative gs:grid">
      <ScoreDigits score={games} isPast={isLost} />
      {points !== undefined && (
        <>
          <sup aria-hidden translate="no" className="gs-tennis-tie-break">
            {format.number(points)}
          </sup>
          <span className="gs:sr-only">{t("event-header.tie-break", { points })}</span>
        </>
      )}
    </span>
  );
}

interface MomentLineProps {
  readonly event: EventView;
  readonly play: TennisPlayView;
  readonly isOver: boolean;
}

/** A break, set or match ball and whose it is, or who gave up; at the end the time that it is played or was. */
function MomentLine({ event, play, isOver }: MomentLineProps) {
  const t = useWording();
  const { chance, retired } = play;
  const nameOf = (side: Side) => event[side] ?? "";
  return (
    <div className="gs-tennis-moment">
      {retired !== null && (
        <Sentence names={[nameOf(retired)]}>
          {t("event-header.retired", { player: nameOf(retired) })}
        </Sentence>
      )}
      {chance !== null && !isOver && (
        <>
          <b className="gs-tennis-chance">
            <svg aria-hidden width={10} height={10} viewBox="0 0 10 10">
              <path d="M5 0l5 5-5 5-5-5z" fill="currentColor" />
            </svg>
            <span>{t(`event-header.chance.${chance.kind}`)}</span>
          </b>
          <Sentence names={[nameOf(chance.side)]}>
            {chance.number === 1
              ? t("event-header.chance.first", { player: nameOf(chance.side) })
              : t("event-header.chance.later", {
                  player: nameOf(chance.side),
                  number: chance.number,
                })}
          </Sentence>
        </>
      )}
      {play.beganAt !== null && <Duration from={play.beganAt} to={play.endedAt} />}
    </div>
  );
}

const minute = 60_000;

/** From the first point to now, or to the last. */
function Duration({ from, to }: { readonly from: number; readonly to: number | null }) {
  const t = useWording();
  const now = useNow(intervals.eachSecond);
  const minutes = Math.max(0, Math.floor(((to ?? now) - from) / minute));
  const time = { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, "0") };
  return (
    <span className="gs:tabular gs:ms-auto gs:text-ink-faint">
      <span className="gs:sr-only">{t("event-header.duration")}</span>{" "}
      <span translate="no">{t("event-header.duration.value", time)}</span>
    </span>
  );
}
