import { type Appearance, fewScenarios } from "../models/appearance.ts";
import type { Slice } from "../models/slices.ts";
import { cardsExpected } from "./intensities.ts";
import { bookingWeight, type PitchState } from "./on-the-pitch.ts";
import type { Player, Position } from "./squads.ts";
import { leavingOf } from "./substitution-odds.ts";
import { substitutionRate, substitutionsFrom } from "./substitutions.ts";

/** Real minutes of a half of 45 that has the stoppage time which a bookmaker expects. */
const realMinutes = 50 / 45;
/** A substitution counts from the end of the stretch of play in which it is drawn. */
const stretchDelay = 0.45;

/** For each slice, the chance that at least `count` substitutions were made before its end. */
function arrivals(slices: readonly Slice[], count: number): number[] {
  let before = 0;
  let isUnderWay = false;
  return slices.map(({ half, from, to }) => {
    if (half === 1) return 0;
    if (!isUnderWay) before = from * realMinutes;
    isUnderWay = true;
    const since = Math.max(substitutionsFrom + stretchDelay, before);
    const mean = substitutionRate * Math.max(0, to * realMinutes - since);
    let term = Math.exp(-mean);
    let fewer = 0;
    for (let made = 0; made < count; made += 1) {
      fewer += term;
      term *= mean / (made + 1);
    }
    return Math.max(0, 1 - fewer);
  });
}

/** For each slice, the chance that a player on the pitch has not been sent off by its middle. */
function unpunished(slices: readonly Slice[], part: number, isBooked: boolean): number[] {
  let minutes = 0;
  return slices.map(({ from, to }) => {
    const middle = ((minutes + (to - from) / 2) * realMinutes) / 90;
    minutes += to - from;
    const yellow = cardsExpected.yellow * part * middle;
    const red = cardsExpected.red * part * middle;
    return Math.exp(-yellow - red) * (isBooked ? 1 : 1 + yellow);
  });
}

/** A player’s chances of the pitch, slice by slice. */
interface Attendance {
  player: Player;
  plays: number;
  /** That he is on the pitch in a slice. */
  isOn: readonly number[];
  /** That he has left, or has come on, by the end of a slice. */
  changed: readonly number[];
  isStarter: boolean;
}

function attendanceOf(pitch: PitchState, slices: readonly Slice[]): Attendance[] {
  const { playing, fresh, booked, bench, substitutionsLeft } = pitch;
  const counts = Array.from({ length: substitutionsLeft }, (_, index) =>
    arrivals(slices, index + 1),
  );
  const zeros = slices.map(() => 0);
  const summed = (chances: readonly number[]) =>
    counts.reduce(
      (sum, made, index) =>
        sum.map((each, slice) => each + (chances[index] ?? 0) * (made[slice] ?? 0)),
      zeros,
    );
  const halfway = (values: readonly number[]) =>
    values.map((value, index) => (value + (values[index - 1] ?? 0)) / 2);
  const tired = playing.filter((player) => player.position !== "goalkeeper" && !fresh.has(player));
  const leaving = leavingOf(tired, bench, substitutionsLeft);
  const cards = playing.reduce((sum, player) => sum + bookingWeight(player), 0);
  const left = new Map<Position, readonly number[]>();
  const leftBy = (position: Position) => {
    const known = left.get(position) ?? summed(leaving(position));
    left.set(position, known);
    return known;
  };
  const isTired = new Set(tired);
  const cameOn = summed(counts.map(() => 1 / Math.max(1, bench.length)));
  return [
    ...playing.map((player): Attendance => {
      const changed = isTired.has(player) ? leftBy(player.position) : zeros;
      const kept = unpunished(slices, bookingWeight(player) / cards, booked.has(player));
      const isOn = halfway(changed).map((gone, slice) => (1 - gone) * (kept[slice] ?? 1));
      return { player, plays: 1, isOn, changed, isStarter: true };
    }),
    ...bench.map(
      (player): Attendance => ({
        player,
        plays: cameOn.at(-1) ?? 0,
        isOn: halfway(cameOn),
        changed: cameOn,
        isStarter: false,
      }),
    ),
  ];
}

/** The scenarios of a player’s second half: he leaves, or comes on, at the end of some slice. */
function scenariosOf(
  { isStarter, changed, isOn }: Attendance,
  slices: readonly Slice[],
  worth: readonly number[],
) {
  const before: number[] = [];
  let sum = 0;
  slices.forEach(({ half, part }, slice) => {
    const middle = isStarter ? 1 - ((changed[slice] ?? 0) + (changed[slice - 1] ?? 0)) / 2 : 1;
    // Being sent off leaves every scenario the same part of what it would be.
    const kept = isStarter && middle > 0 ? (isOn[slice] ?? 0) / middle : 1;
    if (half === 2) sum += part * kept * (worth[slice] ?? 0);
    before.push(sum);
  });
  const many = slices.flatMap((_, slice) => {
    const chance = (changed[slice] ?? 0) - (changed[slice - 1] ?? 0);
    const middle = ((before[slice] ?? 0) + (before[slice - 1] ?? 0)) / 2;
    return chance > 0 ? [{ chance, value: isStarter ? middle : sum - middle }] : [];
  });
  const rest = 1 - (changed.at(-1) ?? 0);
  return fewScenarios(isStarter ? [...many, { chance: rest, value: sum }] : many);
}

/** What a player’s place in the side would be worth to a player who changes with him. */
function usualChange({ playing, bench }: PitchState, { player, isStarter }: Attendance): number {
  const others = (isStarter ? bench : playing).filter(
    ({ position }) => position === player.position,
  );
  if (others.length === 0) return 0;
  return others.reduce((sum, { goalShare }) => sum + goalShare, 0) / others.length;
}

/**
 * By slice and player, the part of what his side does that is his while he is on the pitch: his share
 * of all who are then there. Where he is, whom he changes with is not.
 */
function worthOf(
  pitch: PitchState,
  attendances: readonly Attendance[],
  slices: readonly Slice[],
): ReadonlyMap<Attendance, readonly number[]> {
  const usual = new Map(attendances.map((each) => [each, usualChange(pitch, each)]));
  const bySlice = slices.map((_, slice) => {
    const all = attendances.reduce(
      (sum, { player, isOn }) => sum + player.goalShare * (isOn[slice] ?? 0),
      0,
    );
    const worth = attendances.map((each) => {
      const own = each.player.goalShare;
      const whileOn = all + (1 - (each.isOn[slice] ?? 0)) * (own - (usual.get(each) ?? 0));
      return whileOn > 0 ? own / whileOn : 0;
    });
    const sum = attendances.reduce(
      (total, { isOn }, index) => total + (isOn[slice] ?? 0) * (worth[index] ?? 0),
      0,
    );
    return worth.map((each) => (sum > 0 ? each / sum : 0));
  });
  return new Map(
    attendances.map((each, index) => [each, bySlice.map((worth) => worth[index] ?? 0)]),
  );
}

/**
 * How likely what a side still does is each player’s who is on its pitch or may come on. Nothing of
 * who has left.
 */
export function appearancesOf(
  pitch: PitchState,
  slices: readonly Slice[],
): ReadonlyMap<Player, Appearance> {
  const attendances = attendanceOf(pitch, slices);
  const worthByPlayer = worthOf(pitch, attendances, slices);
  return new Map(
    attendances.map((attendance) => {
      const { player, plays, isOn, isStarter } = attendance;
      const worth = worthByPlayer.get(attendance) ?? [];
      const parts = isOn.map((on, slice) => on * (worth[slice] ?? 0));
      const first = slices.reduce(
        (sum, { half, part }, slice) => sum + (half === 1 ? part * (parts[slice] ?? 0) : 0),
        0,
      );
      const scenarios = scenariosOf(attendance, slices, worth).map(({ chance, value }) => ({
        chance,
        first: isStarter ? first : 0,
        second: value,
      }));
      return [player, { plays, scenarios, parts }];
    }),
  );
}
