import type { SidePair } from "../event-view/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import type { CentreTeamView } from "./match-centre-view.ts";
import { NumberedTable } from "./numbered-table.tsx";
import { type CellView, SideCells } from "./side-cells.tsx";
import { useSideTones } from "./side-tones.ts";
import { isBreak, type TennisGameView, type TennisPlayView } from "./sport-play-view.ts";
import { TableViewButton, type TableViewButtonProps } from "./table-view-button.tsx";

export interface SetGamesProps extends TableViewButtonProps {
  readonly sides: SidePair<CentreTeamView>;
  readonly play: TennisPlayView;
}

/** Games of a set without its tie-break. */
const usualGames = 12;

/** The games of the running set, or of the last: who won which, and which against the serve; then the running game's points. */
export function SetGames({ sides, play, ...view }: SetGamesProps) {
  const t = useWording();
  const format = useFormat();
  const tones = useSideTones(sides);
  const number = play.sets.length;
  const games = play.sets.at(-1) ?? [];
  const won = (side: TennisGameView["winner"]) =>
    games.filter(({ winner }) => winner === side).length;
  const isRunning = play.endedAt === null && play.retired === null;
  const label = t("match-centre.set.image", {
    number,
    home: sides[0].name,
    homeGames: won("home"),
    away: sides[1].name,
    awayGames: won("away"),
  });
  return (
    <>
      {view.isTableView ? (
        <GamesTable sides={sides} number={number} games={games} />
      ) : (
        <div className="gs:px-3 gs:pt-3 gs:tablet:px-4">
          <SideCells
            {...{ label, sides, tones, height: 32, gap: 1.2 }}
            cells={cellsOf(games, isRunning, t("match-centre.set.break.letter"))}
          />
          <p aria-hidden className="gs-side-numbers">
            {Array.from({ length: Math.max(usualGames, games.length) }, (_, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a game is its position
                key={index}
                className={isRunning && index === games.length ? "gs:font-bold gs:text-ink" : ""}
              >
                {format.number(index + 1)}
              </span>
            ))}
          </p>
        </div>
      )}
      <div className="gs:type-small gs:flex gs:min-h-11 gs:items-center gs:gap-3 gs:border-t gs:border-line gs:ps-3 gs:pe-1 gs:text-ink-faint gs:tablet:ps-4">
        {isRunning && <RunningGame play={play} isTieBreak={games.length === usualGames} />}
        {!isRunning && games.some(isBreak) && (
          <span className="gs:flex gs:gap-1">
            <b>{t("match-centre.set.break.letter")}</b>
            <span>{t("match-centre.set.break")}</span>
          </span>
        )}
        <TableViewButton {...view} />
      </div>
    </>
  );
}

function cellsOf(games: readonly TennisGameView[], isRunning: boolean, letter: string): CellView[] {
  const played = games.map((game) => ({
    winner: game.winner === "home" ? (0 as const) : (1 as const),
    ...(isBreak(game) && { letter }),
  }));
  const ahead = Array.from({ length: Math.max(0, usualGames - games.length) }, (_, index) => ({
    winner: null,
    isRunning: isRunning && index === 0,
  }));
  const isTieBreak = isRunning && games.length === usualGames;
  return [...played, ...ahead, ...(isTieBreak ? [{ winner: null, isRunning }] : [])];
}

/** Scores of the running game that there is room for. */
const shownPoints = 4;

function RunningGame({
  play: { game },
  isTieBreak,
}: {
  readonly play: TennisPlayView;
  readonly isTieBreak: boolean;
}) {
  const t = useWording();
  const points = game.slice(-shownPoints);
  return (
    <>
      <span className="gs:font-bold">
        {t(isTieBreak ? "match-centre.set.running-tie-break" : "match-centre.set.running")}
      </span>
      <ol
        translate="no"
        className="gs:tabular gs:ms-auto gs:flex gs:flex-wrap gs:justify-end gs:gap-x-3"
      >
        {points.map((score, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a point is its position in the game
            key={game.length - points.length + index}
            className={index === points.length - 1 ? "gs:font-bold gs:text-ink" : ""}
          >
            {score.join("–")}
          </li>
        ))}
      </ol>
    </>
  );
}

interface GamesTableProps {
  readonly sides: SidePair<CentreTeamView>;
  readonly number: number;
  readonly games: readonly TennisGameView[];
}

/** The same games in words: who served each, and who won it. */
function GamesTable({ sides, number, games }: GamesTableProps) {
  const t = useWording();
  const nameOf = (side: TennisGameView["winner"]) => (
    <span translate="no">{sides[side === "home" ? 0 : 1].name}</span>
  );
  return (
    <NumberedTable
      caption={t("match-centre.tab.set", { number })}
      heads={[
        t("match-centre.set.game"),
        t("match-centre.set.server"),
        t("match-centre.set.winner"),
      ]}
      rows={games.map((game) => [
        nameOf(game.server),
        <>
          {nameOf(game.winner)}
          {isBreak(game) && <span>{` · ${t("match-centre.set.break")}`}</span>}
          {game.tieBreak && <span translate="no">{` · ${game.tieBreak.join("–")}`}</span>}
        </>,
      ])}
    />
  );
}
