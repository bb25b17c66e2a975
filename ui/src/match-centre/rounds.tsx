import type { Side, SidePair } from "../event-view/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import type { CentreTeamView } from "./match-centre-view.ts";
import { NumberedTable } from "./numbered-table.tsx";
import { type CellView, SideCells } from "./side-cells.tsx";
import { useSideTones } from "./side-tones.ts";
import {
  currentMap,
  type EsportsPlayView,
  type MapView,
  type RoundView,
} from "./sport-play-view.ts";
import { TableViewButton, type TableViewButtonProps } from "./table-view-button.tsx";

export interface RoundsProps extends TableViewButtonProps {
  readonly sides: SidePair<CentreTeamView>;
  readonly play: EsportsPlayView;
}

/** The rounds of the running map, or of the last: who won which, where sides changed, and how near its end is. */
export function Rounds({ sides, play, ...view }: RoundsProps) {
  const t = useWording();
  const format = useFormat();
  const tones = useSideTones(sides);
  const index = currentMap(play);
  const map = play.maps[index];
  if (map === undefined) return null;
  const regular = play.regularRounds ?? map.rounds.length;
  const cells = cellsOf(map, regular);
  const hasSwitch = cells.some(({ isAfterSwitch }) => isAfterSwitch);
  const label = t("match-centre.rounds.image", {
    number: index + 1,
    home: sides[0].name,
    homeRounds: map.score[0],
    away: sides[1].name,
    awayRounds: map.score[1],
  });
  return (
    <>
      {view.isTableView ? (
        <RoundsTable sides={sides} map={map} caption={label} />
      ) : (
        <div className="gs:px-3 gs:pt-3 gs:tablet:px-4">
          <SideCells {...{ label, sides, tones, cells, height: 24, gap: 0.6 }} />
          <p aria-hidden className="gs-side-ends">
            <span>{format.number(1)}</span>
            {hasSwitch && <span>{t("match-centre.rounds.switch")}</span>}
            <span>{format.number(cells.length)}</span>
          </p>
        </div>
      )}
      <div className="gs:type-small gs:flex gs:flex-wrap gs:items-center gs:gap-x-4 gs:ps-3 gs:pe-1 gs:text-ink-muted gs:tablet:ps-4">
        <SidesSentence team={sides[0].name} map={map} />
        <span className="gs:order-last gs:basis-full gs:pb-3 gs:text-ink gs:tablet:order-none gs:tablet:ms-auto gs:tablet:basis-auto gs:tablet:pb-0">
          <LeadSentence sides={sides} map={map} regular={regular} />
        </span>
        <TableViewButton {...view} />
      </div>
    </>
  );
}

function isSwitch(round: RoundView, before: RoundView | undefined): boolean {
  return before !== undefined && round.attacker !== before.attacker;
}

function cellsOf({ rounds, winner, attacker }: MapView, regular: number): CellView[] {
  const played = rounds.map((round, index) => ({
    winner: round.winner === "home" ? (0 as const) : (1 as const),
    isAfterSwitch: isSwitch(round, rounds[index - 1]),
  }));
  if (winner !== null && rounds.length >= regular) return played;
  const ahead = Array.from(
    { length: Math.max(winner === null ? 1 : 0, regular - rounds.length) },
    (_, index) => ({
      winner: null,
      isRunning: winner === null && index === 0,
      isAfterSwitch:
        index === 0 && attacker !== null && isSwitch({ winner: "home", attacker }, rounds.at(-1)),
    }),
  );
  return [...played, ...ahead];
}

/** Which side the home team has attacked and defended on, in that order. */
function SidesSentence({ team, map }: { readonly team: string; readonly map: MapView }) {
  const t = useWording();
  const attackers = [...map.rounds.map(({ attacker }) => attacker), map.attacker];
  const [first] = attackers;
  if (first === null || first === undefined) return null;
  const hasChanged = attackers.some((attacker) => attacker !== null && attacker !== first);
  const side = first === "home" ? "attack" : "defence";
  const text = hasChanged
    ? t(`match-centre.rounds.${side}-first`, { team })
    : t(`match-centre.rounds.${side}`, { team });
  return <Sentence names={[team]}>{text}</Sentence>;
}

interface LeadSentenceProps {
  readonly sides: SidePair<CentreTeamView>;
  readonly map: MapView;
  /** Rounds of a map without overtime. */
  readonly regular: number;
}

/** Who has won the map, or how many rounds the leader needs for it. */
function LeadSentence({ sides, map, regular }: LeadSentenceProps) {
  const t = useWording();
  const [home, away] = map.score;
  const nameOf = (side: Side) => sides[side === "home" ? 0 : 1].name;
  if (map.winner !== null) {
    const team = nameOf(map.winner);
    return <Sentence names={[team]}>{t("match-centre.rounds.won", { team })}</Sentence>;
  }
  if (home === away) return <span>{t("match-centre.rounds.level")}</span>;
  const team = nameOf(home > away ? "home" : "away");
  // In overtime the rules of games differ.
  if (home + away >= regular) {
    return <Sentence names={[team]}>{t("match-centre.rounds.leads", { team })}</Sentence>;
  }
  const count = Math.floor(regular / 2) + 1 - Math.max(home, away);
  return <Sentence names={[team]}>{t("match-centre.rounds.left", { team, count })}</Sentence>;
}

interface RoundsTableProps {
  readonly sides: SidePair<CentreTeamView>;
  readonly map: MapView;
  readonly caption: string;
}

/** The same rounds in words: who attacked in each, and who won it. */
function RoundsTable({ sides, map, caption }: RoundsTableProps) {
  const t = useWording();
  const nameOf = (side: Side | null) => (
    <span translate="no">{side === null ? "–" : sides[side === "home" ? 0 : 1].name}</span>
  );
  return (
    <NumberedTable
      caption={caption}
      heads={[
        t("match-centre.rounds.round"),
        t("match-centre.rounds.attacker"),
        t("match-centre.set.winner"),
      ]}
      rows={map.rounds.map(({ attacker, winner }) => [nameOf(attacker), nameOf(winner)])}
    />
  );
}
