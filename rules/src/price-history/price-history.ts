import { type Movement, movement } from "../odds/index.ts";

/** A price from an instant on, in epoch milliseconds. */
export interface PricePoint {
  readonly at: number;
  /** Decimal odds. */
  readonly odds: number;
}

/** What is shown of a history: of one outcome, oldest first. */
export interface PriceSummary<Point extends PricePoint> {
  /** As many steps as are shown, oldest first: the first is the opening, the last the price of now. */
  readonly points: readonly Point[];
  readonly opening: Point;
  readonly now: Point;
  /** Each the first time that it was reached. */
  readonly highest: Point;
  readonly lowest: Point;
  /** From the opening to now. */
  readonly direction: Movement;
}

/** How many points are shown of a history. */
export const shownPoints = 6;

/** By their instants, with one point for each price that followed another one. */
function steps<Point extends PricePoint>(points: readonly Point[]): readonly Point[] {
  const ordered = points.toSorted((one, other) => one.at - other.at);
  return ordered.filter(({ odds }, index) => odds !== ordered[index - 1]?.odds);
}

/** The first point that has the most extreme price. */
function extreme<Point extends PricePoint>(
  points: readonly [Point, ...Point[]],
  isMore: (odds: number, than: number) => boolean,
): Point {
  const [first, ...others] = points;
  return others.reduce((found, point) => (isMore(point.odds, found.odds) ? point : found), first);
}

/** By how much a price is another one: a move from 1.50 to 2 is as large as one from 3 to 4. */
function moveOf(odds: number, before: number): number {
  return Math.abs(Math.log(odds / before));
}

/** Adds the largest moves to what is always shown; one that is alike with a point beside it would show nothing. */
function largestMoves<Point extends PricePoint>(
  all: readonly Point[],
  always: ReadonlySet<Point>,
): readonly Point[] {
  const byMove = all
    .map((point, index) => ({
      point,
      move: moveOf(point.odds, all[index - 1]?.odds ?? point.odds),
    }))
    .toSorted((one, other) => other.move - one.move);
  let shown = all.filter((point) => always.has(point));
  for (const { point } of byMove) {
    if (shown.length === shownPoints) break;
    const before = shown.findLast(({ at }) => at < point.at);
    const after = shown.find(({ at }) => at >= point.at);
    if (after === point || before?.odds === point.odds || after?.odds === point.odds) continue;
    shown = [...shown, point].toSorted((one, other) => one.at - other.at);
  }
  return shown;
}

/**
 * Reduces a history to what is shown of it: its opening, its extremes and its price now, and between them the largest
 * moves, six points at most. Null of no point at all.
 */
export function summarizePrices<Point extends PricePoint>(
  history: readonly Point[],
): PriceSummary<Point> | null {
  const all = steps(history);
  const [opening, ...others] = all;
  if (opening === undefined) return null;
  const known: readonly [Point, ...Point[]] = [opening, ...others];
  const now = all.at(-1) ?? opening;
  const highest = extreme(known, (odds, than) => odds > than);
  const lowest = extreme(known, (odds, than) => odds < than);
  const always = new Set([opening, now, highest, lowest]);
  return {
    points: all.length > shownPoints ? largestMoves(all, always) : all,
    opening,
    now,
    highest,
    lowest,
    direction: movement(opening.odds, now.odds),
  };
}
