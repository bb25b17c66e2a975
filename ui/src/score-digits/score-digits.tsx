import { type ScoreDigitsSize, scoreCell, scoreFigure } from "./score-digits.variants.ts";

export interface ScoreDigitsProps {
  /** As the feed gives it: goals, points, or "A" for advantage; null before the start. */
  readonly score: number | string | null;
  readonly size?: ScoreDigitsSize;
}

/**
 * A score in a split-flap cell, dark in every theme: the one ornament of the house. A new score
 * turns over once. Without a score the cell keeps its room, so that rows never move.
 */
export function ScoreDigits({ score, size = "normal" }: ScoreDigitsProps) {
  const isEmpty = score === null;
  return (
    <span
      data-empty={isEmpty || undefined}
      className={`${scoreCell({ size })} ${isEmpty ? "invisible" : ""}`}
    >
      <span key={score} className={scoreFigure()}>
        {isEmpty ? "\u2007" : score}
      </span>
    </span>
  );
}
