import type { SidePair } from "../event-view/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import type { CentreTeamView, StatView } from "./match-centre-view.ts";
import { sideTones } from "./side-tones.ts";

export interface ComparedView {
  readonly key: string;
  readonly name: string;
  readonly values: SidePair<number>;
  /** As they are written. */
  readonly texts: SidePair<string>;
  /** The larger is no better: neither is bold. */
  readonly isPlain: boolean;
}

const plainKeys = new Set(["yellow-cards", "red-cards"]);

/** The statistics with their names, as `ComparedRows` shows them. */
export function useStats(stats: readonly StatView[]): ComparedView[] {
  const t = useWording();
  const format = useFormat();
  return stats.map(({ key, values }) => {
    const write = key === "possession" ? format.percent : format.number;
    return {
      key,
      name: t(`match-centre.stat.${key}`),
      values,
      texts: [write(values[0]), write(values[1])],
      isPlain: plainKeys.has(key),
    };
  });
}

export interface ComparedRowsProps {
  readonly sides: SidePair<CentreTeamView>;
  readonly rows: readonly ComparedView[];
}

/** A line a figure: both numbers, its name, and two bars that grow from the middle. */
export function ComparedRows({ sides, rows }: ComparedRowsProps) {
  const t = useWording();
  const [home, away] = sideTones(sides);
  return (
    <ul className="gs:grid gs:gap-x-8 gs:gap-y-2.5 gs:px-3 gs:py-3 gs:tablet:grid-cols-2 gs:tablet:px-4">
      {rows.map(({ key, name, values, texts, isPlain }) => {
        const sum = values[0] + values[1];
        const share = (value: number) => (sum === 0 ? 0 : (100 * value) / sum);
        const lead = isPlain ? 0 : values[0] - values[1];
        return (
          <li key={key}>
            <span className="gs:sr-only">
              {t("match-centre.stat.compared", {
                name,
                home: sides[0].name,
                homeValue: texts[0],
                away: sides[1].name,
                awayValue: texts[1],
              })}
            </span>
            <div
              aria-hidden
              className="gs:type-small gs:tabular gs:grid gs:grid-cols-[3.5rem_minmax(0,1fr)_3.5rem] gs:items-center"
            >
              <Value text={texts[0]} isLarger={lead > 0} />
              <span className="gs:text-center gs:text-ink-muted">{name}</span>
              <Value text={texts[1]} isLarger={lead < 0} isEnd />
            </div>
            <div aria-hidden className="gs:mt-1 gs:grid gs:grid-cols-2 gs:gap-1">
              <Bar share={share(values[0])} tone={home} isMirrored />
              <Bar share={share(values[1])} tone={away} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface ValueProps {
  readonly text: string;
  readonly isLarger: boolean;
  readonly isEnd?: boolean;
}

function Value({ text, isLarger, isEnd = false }: ValueProps) {
  const weight = isLarger ? "gs:font-bold gs:text-ink" : "gs:text-ink-muted";
  return <span className={isEnd ? `gs:text-end ${weight}` : weight}>{text}</span>;
}

interface BarProps {
  /** In per cent. */
  readonly share: number;
  readonly tone: string;
  /** It grows to the left. */
  readonly isMirrored?: boolean;
}

function Bar({ share, tone, isMirrored = false }: BarProps) {
  return (
    <svg
      aria-hidden
      width="100%"
      height={6}
      className={
        isMirrored
          ? "gs:block gs:-scale-x-100 gs:rounded-full gs:bg-hover"
          : "gs:block gs:rounded-full gs:bg-hover"
      }
    >
      {share > 0 && <rect width={`${share}%`} height={6} rx={3} fill={tone} />}
    </svg>
  );
}
