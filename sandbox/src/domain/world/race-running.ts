import { finishingOrder } from "../models/racing.ts";
import type { Random } from "../models/random.ts";

/** How much a sectional may raise or lower a runner's chance, as a logarithm. */
const sectionalSpread = 0.4;

export interface RunningOptions {
  runners: readonly { strength: number }[];
  isWithdrawn(runner: number): boolean;
  /** How many sectionals the race has. */
  sectionals: number;
  random: Random;
}

/** The running of a race, from the off to the finish. Runners are indices, orders have the winner first. */
export interface RaceRunning {
  /** The strength of each runner at this moment; 0 for one that was withdrawn. */
  strengths(): number[];
  /** Draws the finish at the off; otherwise it is drawn at the end. */
  drawFinish(): void;
  /** Runs one sectional: it raises some runners and lowers others. */
  runSectional(): void;
  sectionalsRun(): number;
  /** All sectionals are run; what is left is the judge's decision. */
  isClosing(): boolean;
  /** The order as it runs: at first by pace, then more and more by the drawn finish. */
  order(): number[];
  /** The finish if it is drawn already, or else the order by strength. */
  likelyFinish(): number[];
  finish(): void;
  /** Ends the race in that order. */
  finishAs(order: number[]): void;
  /** Empty before the finish. */
  finished(): readonly number[];
}

/** Creates the running of a race before its off. */
export function createRaceRunning(options: RunningOptions): RaceRunning {
  const { runners, isWithdrawn, sectionals, random } = options;
  const pace = runners.map(() => 0);
  let run = 0;
  let final: number[] | null = null;
  let drawn: number[] | null = null;

  const strengths = () =>
    runners.map(({ strength }, runner) =>
      isWithdrawn(runner) ? 0 : strength * Math.exp(pace[runner] ?? 0),
    );
  const byStrength = () => {
    const now = strengths();
    return now
      .map((strength, runner) => ({ strength, runner }))
      .filter(({ strength }) => strength > 0)
      .sort((one, two) => two.strength - one.strength)
      .map(({ runner }) => runner);
  };

  return {
    strengths,
    drawFinish() {
      drawn = finishingOrder(strengths(), random);
    },
    runSectional() {
      run += 1;
      runners.forEach((_, runner) => {
        pace[runner] = (pace[runner] ?? 0) + sectionalSpread * random.normal();
      });
    },
    sectionalsRun: () => run,
    isClosing: () => run >= sectionals,
    order() {
      if (final !== null || drawn === null) return final ?? byStrength();
      const done = run / sectionals;
      return drawn
        .map((runner, position) => ({
          runner,
          at: position * done - (pace[runner] ?? 0) * 4 * (1 - done),
        }))
        .sort((one, two) => one.at - two.at)
        .map(({ runner }) => runner);
    },
    likelyFinish: () => final ?? drawn ?? byStrength(),
    finish() {
      final = drawn ?? finishingOrder(strengths(), random);
    },
    finishAs(order) {
      final = order;
    },
    finished: () => final ?? [],
  };
}
