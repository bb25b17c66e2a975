import type { IncidentView, MomentumView } from "./match-centre-view.ts";

/** Minutes of a half without stoppage time. */
const halfLength = 45;
/** A minute without pressure still has a bar of this part of the strongest, so that it is seen to have been played. */
const faintest = 2;
/** The part of a minute’s width that its bar has. */
const barWidth = 0.76;
/** The strongest pressure. */
export const strongest = 50;

/** Where the minutes of a match lie on an axis of 100, its stoppage times included. */
export interface MomentumAxis {
  readonly minute: number;
  /** Where the second half begins. */
  readonly halfTime: number;
  /** How far it has been played. */
  readonly now: number;
}

export function axisOf({ first, second }: MomentumView): MomentumAxis {
  const firstLength = Math.max(halfLength, first.length);
  const minute = 100 / (firstLength + Math.max(halfLength, second.length));
  const halfTime = firstLength * minute;
  const now = second.length > 0 ? halfTime + second.length * minute : first.length * minute;
  return { minute, halfTime, now };
}

/** The place of a minute of the match on the axis, in its middle. */
export function placeOf(
  { minute: at, added }: Pick<IncidentView, "minute" | "added">,
  { minute, halfTime }: Pick<MomentumAxis, "minute" | "halfTime">,
): number {
  const isFirst = at <= halfLength;
  const ofHalf = (isFirst ? at : at - halfLength) + added - 0.5;
  return (isFirst ? 0 : halfTime) + ofHalf * minute;
}

/** From the middle of a sign to that of the next, in px: a sign is 13 wide. */
const signPitch = 15;
/** The narrowest drawing, in px: that of a screen of 320. */
const narrowest = 296;
/** The middle of a sign is at least so far within the drawing, in px: beside it is room for the rest. */
const within = 1;

export interface SignsLayout {
  /** How far each sign is drawn from its place, in px; those before their place are negative. */
  readonly shifts: readonly number[];
  /** Their size beside the usual one: less than 1 where there are more than the narrowest drawing has room for. */
  readonly scale: number;
}

/**
 * Moves the signs of a side apart, as little as the narrowest drawing needs, so that none is over another or outside of
 * its card. `places` are from left to right, on an axis of 100. A wider drawing has at least as much room between
 * any two of them, so that the same shifts are enough there.
 */
export function signsApart(places: readonly number[]): SignsLayout {
  const pitch = Math.min(signPitch, (narrowest - 2 * within) / Math.max(1, places.length));
  const targets = places.map((place) => (place / 100) * narrowest);
  const last = narrowest - within - pitch * (places.length - 1);
  const starts = nearestRising(targets.map((target, index) => target - index * pitch)).map(
    (start) => Math.min(Math.max(start, within), last),
  );
  const shifts = starts.map((start, index) =>
    tenths(start + index * pitch - (targets[index] ?? 0)),
  );
  return { shifts, scale: pitch / signPitch };
}

/** A number with one digit, which a page has of each sign. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

/** The numbers that never fall and are nearest to these: those that fall become their mean. */
function nearestRising(values: readonly number[]): number[] {
  const pools: { sum: number; count: number }[] = [];
  for (const value of values) {
    let pool = { sum: value, count: 1 };
    for (let before = pools.at(-1); before; before = pools.at(-1)) {
      if (before.sum / before.count <= pool.sum / pool.count) break;
      pool = { sum: before.sum + pool.sum, count: before.count + pool.count };
      pools.pop();
    }
    pools.push(pool);
  }
  return pools.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
}

/** Numbers of a path, short: a page has a hundred bars. */
function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A half, where it lies on the axis, and the side whose bars are drawn. */
export interface BarsView extends Pick<MomentumAxis, "minute"> {
  readonly values: readonly number[];
  readonly start: number;
  readonly side: "home" | "away";
}

/**
 * One path for all bars of a side in a half on a ground of 100 by 100, whose middle is the axis: upwards those of the
 * home side, downwards those of the away side.
 */
export function barsOf({ values, start, minute, side }: BarsView): string {
  const isOwn = (value: number) => (side === "home" ? value >= 0 : value < 0);
  const width = short(minute * barWidth);
  const bar = (value: number, from: number) => {
    const height = (Math.max(faintest, Math.abs(value)) / strongest) * (side === "home" ? -50 : 50);
    return `M${short(from)} 50v${short(height)}h${width}v${short(-height)}z`;
  };
  const bars = values.map((value, index) =>
    isOwn(value) ? bar(value, start + index * minute) : "",
  );
  return bars.join("");
}

/** Minutes that say which side presses now. */
const latest = 8;
/** A mean pressure from which a side is said to press. */
const noted = 8;

/** Who has pressed in the last minutes, and since which minute of the match; null where neither did. */
export function presserOf({
  first,
  second,
}: MomentumView): { readonly side: "home" | "away"; readonly since: number } | null {
  const values = second.length > 0 ? second : first;
  const last = values.slice(-latest);
  if (last.length === 0) return null;
  const mean = last.reduce((sum, value) => sum + value, 0) / last.length;
  if (Math.abs(mean) < noted) return null;
  const isOpposite = (value: number) => value !== 0 && Math.sign(value) !== Math.sign(mean);
  const before = values.findLastIndex(isOpposite);
  const since = Math.min(halfLength, before + 2) + (second.length > 0 ? halfLength : 0);
  return { side: mean > 0 ? "home" : "away", since };
}

export interface QuarterView {
  readonly from: number;
  /** 45 and 90 include stoppage time. */
  readonly to: number;
  /** The strongest pressure of each side, 0 to 50. */
  readonly strongest: readonly [home: number, away: number];
}

/** The match by quarters of an hour that have begun. */
export function quartersOf({ first, second }: MomentumView): QuarterView[] {
  const ofHalf = (values: readonly number[], start: number) =>
    [0, 15, 30].flatMap((from) => {
      const part = values.slice(from, from === 30 ? undefined : from + 15);
      if (part.length === 0) return [];
      return [
        {
          from: start + from + 1,
          to: start + Math.min(halfLength, from + part.length),
          strongest: [Math.max(0, ...part), Math.max(0, ...part.map((value) => -value))] as const,
        },
      ];
    });
  return [...ofHalf(first, 0), ...ofHalf(second, halfLength)];
}
