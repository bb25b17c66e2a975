import { type FootballState, goalShare } from "./football.ts";

/** A minute or less of a match that is still to come. */
export interface Slice {
  half: 1 | 2;
  /** Minutes of the half, stoppage time compressed into its 45. */
  from: number;
  to: number;
  /** The part of its half’s goals to come that falls into it. */
  part: number;
}

const halfMinutes = 45;

function slicesOfHalf(half: 1 | 2, from: number): Slice[] {
  const base = half === 1 ? 0 : halfMinutes;
  const whole = goalShare(base + from, base + halfMinutes);
  const ends = Array.from(
    { length: halfMinutes - Math.floor(from) },
    (_, index) => Math.floor(from) + index + 1,
  );
  return ends.map((to) => {
    const begin = Math.max(from, to - 1);
    return { half, from: begin, to, part: goalShare(base + begin, base + to) / whole };
  });
}

/** The rest of a match, minute by minute; nothing after its end. */
export function slicesToCome({ half, minute }: FootballState): Slice[] {
  if (half === 3) return [];
  if (half === 2) return slicesOfHalf(2, minute);
  return [...slicesOfHalf(1, minute), ...slicesOfHalf(2, 0)];
}
