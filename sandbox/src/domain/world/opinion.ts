import type { Random } from "../models/random.ts";

/** A number that drifts around zero: the difference between the bookmaker's view and the model's. */
export interface Opinion {
  value(): number;
  move(): void;
}

const pull = 0.1;

/** Drifts with the given standard deviation, always drawn back towards zero. */
export function opinion(random: Random, deviation: number): Opinion {
  const jump = deviation * Math.sqrt(1 - (1 - pull) ** 2);
  let value = deviation * random.normal();
  return {
    value: () => value,
    move() {
      value = value * (1 - pull) + jump * random.normal();
    },
  };
}
