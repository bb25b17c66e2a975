import { expect, patience } from "./expect.ts";
import type { Expected } from "./expected.ts";
import { isNarrow } from "./person.ts";
import { isComparable, readSlip, slipDifference } from "./slip-reading.ts";

/**
 * Goes somewhere, and checks that the slip has the same lines and stakes there. Results end with their page,
 * and a narrow page has its slip behind a bar: there nothing is compared.
 */
export async function keepingSlip(
  expected: Expected,
  what: string,
  go: () => Promise<void>,
): Promise<void> {
  const { person } = expected;
  const before = await readSlip(person.page);
  await go();
  if (!isComparable(before) || isNarrow(person) || person.isOffline) return;
  await expect(async () => {
    const after = await readSlip(person.page);
    if (after.face === "results" || after.isBuilder) return;
    expect(slipDifference(before, after), `[WANDER-50] the slip after ${what}`).toBeNull();
  }).toPass({ timeout: patience, intervals: [0, 100, 250, 500] });
}
