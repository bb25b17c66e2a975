import { memo } from "react";
import type { SidePair } from "../event-view/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { type FollowedPlay, usePlayPart } from "./live-play.ts";
import type { CentreTeamView, StatView } from "./match-centre-view.ts";
import { useSideTones } from "./side-tones.ts";

export interface ComparedView {
  readonly key: string;
  readonly name: string;
  readonly values: SidePair<number>;
  /** As they are written. */
  readonly texts: SidePair<string>;
  /** The larger is no better: neither is bold. */
  readonly isPlain: boolean;
}

const plainKeys = new Set(["yellow-cards", "red-cards", "double-faults"]);
const percentKeys = new Set(["possession", "first-serves-in"]);

/** The statistics with their names, as `ComparedRows` shows them. */
function useStats(stats: readonly StatView[]): ComparedView[] {
  const t = useWording();
  const format = useFormat();
  return stats.map(({ key, values, of }) => {
    const figure = percentKeys.has(key) ? format.percent : format.number;
    const write = (value: number, index: 0 | 1) =>
      of === undefined ? figure(value) : `${figure(value)}/${figure(of[index])}`;
    return {
      key,
      name: t(`match-centre.stat.${key}`),
      values,
      texts: [write(values[0], 0), write(values[1], 1)],
      isPlain: plainKeys.has(key),
    };
  });
}

export interface StatsProps {
  readonly sides: SidePair<CentreTeamView>;
  readonly play: FollowedPlay;
}

/** The statistics of a match. */
export function Stats({ sides, play }: StatsProps) {
  const stats = usePlayPart(play, (now) => now.stats);
  return <ComparedRows sides={sides} rows={useStats(stats)} />;
}

export interface ComparedRowsProps {
  readonly sides: SidePair<CentreTeamView>;
  readonly rows: readonly ComparedView[];
}

/** A line a figure: both numbers, its name, and two bars that grow from the middle. */
export function ComparedRows({ sides, rows }: ComparedRowsProps) {
  const tones = useSideTones(sides);
  return (
    <ul className="gs:grid gs:gap-x-8 gs:gap-y-2.5 gs:px-3 gs:py-3 gs:tablet:px-4 gs:@min-[40rem]/centre:grid-cols-2">
      {rows.map((row) => (
        <ComparedRow key={row.key} row={row} sides={sides} tones={tones} />
      ))}
    </ul>
  );
}

interface ComparedRowProps extends Pick<ComparedRowsProps, "sides"> {
  readonly row: ComparedView;
  readonly tones: SidePair<string>;
}

/** Drawn again only where a figure of its own has changed. */
const ComparedRow = memo(
  function ComparedRow({ row, sides, tones }: ComparedRowProps) {
    const t = useWording();
    const { name, values, texts, isPlain } = row;
    const sum = values[0] + values[1];
    const share = (value: number) => (sum === 0 ? 0 : (100 * value) / sum);
    const lead = isPlain ? 0 : values[0] - values[1];
    return (
      <li>
        <span className="gs:sr-only">
          {t("match-centre.stat.compared", {
            name,
            home: sides[0].name,
            homeValue: texts[0],
            away: sides[1].name,
            awayValue: texts[1],
          })}
        </span>
        <div aria-hidden className="gs-compared">
          <Value text={texts[0]} isLarger={lead > 0} />
          <span>{name}</span>
          <Value text={texts[1]} isLarger={lead < 0} />
        </div>
        <div aria-hidden className="gs-compared-bars">
          <Bar share={share(values[0])} tone={tones[0]} />
          <Bar share={share(values[1])} tone={tones[1]} />
        </div>
      </li>
    );
  },
  (before, now) =>
    before.sides === now.sides &&
    before.row.name === now.row.name &&
    before.row.texts.join() === now.row.texts.join(),
);

interface ValueProps {
  readonly text: string;
  readonly isLarger: boolean;
}

function Value({ text, isLarger }: ValueProps) {
  return isLarger ? <b>{text}</b> : <span>{text}</span>;
}

interface BarProps {
  /** In per cent. */
  readonly share: number;
  readonly tone: string;
}

/** From the middle outwards: the sheet mirrors the first of two. */
function Bar({ share, tone }: BarProps) {
  return (
    <svg aria-hidden width="100%" height={6}>
      {share > 0 && <rect width={`${share}%`} height={6} rx={3} fill={tone} />}
    </svg>
  );
}
