import { type FootballState, goalShare } from "./football.ts";

/** Some minutes of a match that are still to come. */
export interface Slice {
  half: 1 | 2;
  /** Minutes of the half, stoppage time compressed into its 45. */
  from: number;
  to: number;
  /** The part of its half’s goals to come that falls into it. */
  part: number;
}

const halfMinutes = 45;
/** Minutes of one: who is on the pitch hardly changes in them. */
const sliceMinutes = 3;

function slicesOfHalf(half: 1 | 2, from: number): Slice[] {
  const base = half === 1 ? 0 : halfMinutes;
  const whole = goalShare(base + from, base + halfMinutes);
  const ends = Array.from(
    { length: halfMinutes / sliceMinutes },
    (_, index) => (index + 1) * sliceMinutes,
  ).filter((to) => to > from);
  return ends.map((to) => {
    const begin = Math.max(from, to - sliceMinutes);
    return { half, from: begin, to, part: goalShare(base + begin, base + to) / whole };
  });
}

/** The rest of a match, slice by slice; nothing after its end. */
export function slicesToCome({ half, minute }: FootballState): Slice[] {
  if (half === 3) return [];
  if (half === 2) return slicesOfHalf(2, minute);
  return [...slicesOfHalf(1, minute), ...slicesOfHalf(2, 0)];
}
