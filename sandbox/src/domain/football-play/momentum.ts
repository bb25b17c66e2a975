/** The strongest that a minute can be. */
const strongest = 50;
/** The part of a minute’s pressure that the next one begins with. */
const lasting = 0.55;

/** Who pressed in each minute of a half: from −50, the away side alone, to 50, the home side alone. */
export interface Momentum {
  /** Notes pressure in a minute of a half, which counts from 0: positive where the home side’s. */
  press(half: 1 | 2, minute: number, pressure: number): void;
  /** A value for each minute that has begun, stoppage time included. */
  first(): readonly number[];
  second(): readonly number[];
}

function within(value: number): number {
  return Math.max(-strongest, Math.min(strongest, value));
}

/** Creates the momentum of a match that has not begun. */
export function createMomentum(): Momentum {
  const halves: Record<1 | 2, number[]> = { 1: [], 2: [] };
  // Without the sum, what rounds to nothing could be a negative zero.
  const shown = (half: 1 | 2) => halves[half].map((value) => Math.round(value) + 0);
  return {
    press(half, minute, pressure) {
      const values = halves[half];
      while (values.length <= minute) values.push((values.at(-1) ?? 0) * lasting);
      values[minute] = within((values[minute] ?? 0) + pressure);
    },
    first: () => shown(1),
    second: () => shown(2),
  };
}
