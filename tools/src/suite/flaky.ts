import { nameOf, type RanTest, whereItWaited } from "./report.ts";

/** A test that failed beside the others, and passed alone. */
export interface Flaky {
  readonly test: RanTest;
  /** Milliseconds that it took alone. */
  readonly alone: number;
}

/** What running failed tests again, alone, has shown. */
export interface SecondTry {
  readonly flaky: readonly Flaky[];
  readonly failed: readonly RanTest[];
}

/** Where more have failed, something is broken: running them one by one would only take long. */
const mostByChance = 6;

/**
 * Runs each failed test once more, alone. One that passes then is flaky: the run is green, and names it.
 *
 * @param runAlone resolves with the milliseconds that the test took where it passed, with null where it failed again
 */
export async function tryAgain(
  failed: readonly RanTest[],
  runAlone: (test: RanTest) => Promise<number | null>,
): Promise<SecondTry> {
  if (failed.length > mostByChance) return { flaky: [], failed };
  const flaky: Flaky[] = [];
  for (const test of failed) {
    const alone = await runAlone(test);
    if (alone !== null) flaky.push({ test, alone });
  }
  const isFlaky = (test: RanTest) => flaky.some((each) => each.test === test);
  return { flaky, failed: failed.filter((test) => !isFlaky(test)) };
}

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** A flaky test on one line, with what docs/flaky.md knows of it. */
export function describeFlaky({ test, alone }: Flaky, known: string): string {
  const isKnown = known.includes(nameOf(test));
  const owed = isKnown
    ? "its cause is in docs/flaky.md"
    : "mend it or take it out today: docs/flaky.md does not name it";
  return `flaky: ${nameOf(test)}: failed after ${inSeconds(test.milliseconds)} (${whereItWaited(test)}), passed alone in ${inSeconds(alone)}; ${owed}`;
}
