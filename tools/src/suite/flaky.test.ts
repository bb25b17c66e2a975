import { describe, expect, it, vi } from "vitest";
import { describeFlaky, tryAgain } from "./flaky.ts";
import type { RanTest } from "./report.ts";

const failedTest = (name: string): RanTest => ({
  file: "bets.test.ts",
  name,
  milliseconds: 15_020,
  failure: "Error: not visible\n  - waiting for getByText('Placed')",
});

describe("a test that failed", () => {
  it("is flaky where it passes alone, and failed where it does not", async () => {
    const [slow, broken] = [failedTest("a bet is placed"), failedTest("a bet is lost")];
    const runAlone = async (test: RanTest) => (test === slow ? 1_250 : null);
    const { flaky, failed } = await tryAgain([slow, broken], runAlone);
    expect(failed).toEqual([broken]);
    expect(flaky.map((each) => describeFlaky(each, ""))).toEqual([
      "flaky: a bet is placed: failed after 15.0 s (Error: not visible, - waiting for getByText('Placed')), passed alone in 1.3 s; mend it or take it out today: docs/flaky.md does not name it",
    ]);
    expect(flaky.map((each) => describeFlaky(each, "- a bet is placed: …"))[0]).toMatch(
      /its cause is in docs\/flaky\.md$/,
    );
  });

  it("is not run again where too many failed for that to be chance", async () => {
    const runAlone = vi.fn(async () => 1);
    const many = Array.from({ length: 7 }, (_, nth) => failedTest(`test ${nth}`));
    expect(await tryAgain(many, runAlone)).toEqual({ flaky: [], failed: many });
    expect(runAlone).not.toHaveBeenCalled();
  });
});
