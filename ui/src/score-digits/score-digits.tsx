import {
  type ScoreDigitsSize,
  scoreCell,
  scoreColumns,
  scoreFigure,
} from "./score-digits.variants.ts";

export interface ScoreDigitsProps {
  /** As the feed gives it: goals, points, or "A" for advantage; null before the start. */
  readonly score: number | string | null;
  readonly size?: ScoreDigitsSize;
  /** Of a set or map that is over. */
  readonly isPast?: boolean;
}

/**
 * A score in a split-flap cell, dark in every theme: the one ornament of the site. A new score
 * turns over once. Without a score the cell keeps its room, so that rows never move.
 */
export function ScoreDigits({ score, size = "normal", isPast = false }: ScoreDigitsProps) {
  const isEmpty = score === null;
  return (
    <span
      translate="no"
      data-empty={isEmpty || undefined}
      className={`${scoreCell({ size })} ${isEmpty ? "gs:invisible" : ""}`}
    >
      <span key={score} className={scoreFigure({ isPast })}>
        {isEmpty ? "\u2007" : score}
      </span>
    </span>
  );
}

export interface ScoreColumnsProps {
  /** A number a set or map; one number where a sport counts no periods. */
  readonly home: readonly number[];
  readonly away: readonly number[];
  readonly size?: ScoreDigitsSize;
}

/** The score of both sides: a column a set or map, the running one lit. For the eye alone. */
export function ScoreColumns({ home, away, size = "normal" }: ScoreColumnsProps) {
  return (
    <span aria-hidden className={scoreColumns({ size })}>
      {home.map((score, period) => {
        const isPast = period < home.length - 1;
        return [score, away[period] ?? 0].map((each, side) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a period has no id but its index
            key={`${period} ${side}`}
            data-period={period}
            data-past={isPast || undefined}
            className="gs:grid"
          >
            <ScoreDigits score={each} size={size} isPast={isPast} />
          </span>
        ));
      })}
    </span>
  );
}
