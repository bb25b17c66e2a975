import { createHash } from "node:crypto";

/** One of this number of requests is late. */
const oneIn = 3;
const mostMilliseconds = 2_000;
/** Its seed is handed to the tests of a hunt by this variable of the environment. */
export const seedVariable = "HUNT_SEED";

/** What was late in a run. */
export interface Delay {
  /** Path and query of the request. */
  readonly address: string;
  readonly milliseconds: number;
}

/** Decides which requests are late. */
export interface Lateness {
  /** Milliseconds by which the next request of an address is late; 0 for most. */
  readonly delayOf: (url: string) => number;
  /** What was late so far. */
  readonly delays: readonly Delay[];
}

/** Of 0 up to 1, the same for the same text. */
function chanceOf(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32BE() / 2 ** 32;
}

/**
 * Delays by chance: the same seed makes the same request of the same address late by the same time, in whatever
 * order they come. Few are very late, most of the late ones a little.
 */
export function createLateness(seed: number): Lateness {
  const turns = new Map<string, number>();
  const delays: Delay[] = [];
  return {
    delays,
    delayOf(url) {
      const { pathname, search } = new URL(url, "http://localhost");
      const address = pathname + search;
      const turn = (turns.get(address) ?? 0) + 1;
      turns.set(address, turn);
      const chance = chanceOf(`${seed} ${turn} ${address}`) * oneIn;
      if (chance >= 1) return 0;
      const milliseconds = Math.round(chance ** 2 * mostMilliseconds);
      delays.push({ address, milliseconds });
      return milliseconds;
    },
  };
}

/** The lateness of this run's hunt; undefined where nothing is hunted. */
export function latenessOfHunt(): Lateness | undefined {
  const seed = process.env[seedVariable];
  return seed ? createLateness(Number(seed)) : undefined;
}

/**
 * What was late, the latest first, on one line.
 *
 * @internal
 */
export function describeDelays(delays: readonly Delay[]): string {
  const latest = delays.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 5);
  return `Late: ${latest.map(({ address, milliseconds }) => `${address} ${milliseconds} ms`).join(", ") || "nothing"}`;
}
