import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostLanguage } from "../locale/index.ts";
import {
  changeOf,
  controlPath,
  controlSlugs,
  type Limit,
  nextRealityCheck,
  passedLimit,
  pendingAt,
  selfTestAnswers,
  selfTestQuestions,
  selfTestResult,
  usedShare,
  valueAt,
} from "./index.ts";

const now = Date.UTC(2026, 10, 24, 12);
const hours = (count: number) => count * 3_600_000;
const limit: Limit = {
  kind: "stake",
  period: "day",
  value: 1_000,
  pending: { value: 2_000, appliesAt: now + hours(24) },
  used: 400,
  left: 600,
  freesAt: now + hours(12),
};
const value = fc.option(fc.nat(1_000_000), { nil: null });
const anyLimit: fc.Arbitrary<Limit> = fc.record({
  kind: fc.constantFrom("deposit", "stake", "loss", "session"),
  period: fc.constantFrom("day", "week", "month", "session"),
  value,
  pending: fc.constant(null),
  used: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  left: value,
  freesAt: fc.constant(null),
});

describe("a limit", () => {
  it("[LIMITS-40] that waits is in force from its instant", () => {
    expect(valueAt(limit, now + hours(24) - 1)).toBe(1_000);
    expect(pendingAt(limit, now + hours(24) - 1)).toEqual(limit.pending);
    expect(valueAt(limit, now + hours(24))).toBe(2_000);
    expect(pendingAt(limit, now + hours(24))).toBeNull();
    expect(valueAt({ ...limit, pending: null }, now)).toBe(1_000);
    expect(pendingAt({ ...limit, pending: null }, now)).toBeNull();
  });

  it.each([
    [1_000, 999, { kind: "lowered" }],
    [null, 0, { kind: "lowered" }],
    [1_000, 1_000, { kind: "same" }],
    [null, null, { kind: "same" }],
    [1_000, 1_001, { kind: "raised", appliesAt: now + hours(72) }],
    [1_000, null, { kind: "raised", appliesAt: now + hours(72) }],
  ])("[LIMITS-41] from %s to %s", (current, wanted, change) => {
    expect(changeOf(current, wanted, now)).toEqual(change);
  });

  it("[LIMITS-41] that waits while the clocks change waits for three days all the same", () => {
    const before = Date.parse("2026-10-24T13:00:00Z");
    const appliesAt = Date.parse("2026-10-27T14:00:00Z");
    expect(changeOf(1_000, 2_000, before)).toEqual({ kind: "raised", appliesAt });
  });

  it("[LIMITS-41] goes up only by waiting: the way there and back is never at once both ways", () => {
    fc.assert(
      fc.property(value, value, (one, other) => {
        const kinds = [changeOf(one, other, now).kind, changeOf(other, one, now).kind].sort();
        expect(kinds).toEqual(one === other ? ["same", "same"] : ["lowered", "raised"]);
      }),
    );
  });

  it("[LIMITS-42] is passed by a stake of more than is left", () => {
    expect(passedLimit([limit], 600)).toBeNull();
    expect(passedLimit([limit], 601)).toEqual({
      kind: "stake",
      period: "day",
      left: 600,
      freesAt: now + hours(12),
    });
    const loss: Limit = { ...limit, kind: "loss", period: "week", left: 50, freesAt: null };
    expect(passedLimit([limit, loss], 601)).toMatchObject({ kind: "loss", left: 50 });
    expect(passedLimit([loss, limit], 601)).toMatchObject({ kind: "loss", left: 50 });
  });

  it("[LIMITS-42] of several that are passed, the one with the least left is said", () => {
    const holding: fc.Arbitrary<Limit> = fc.record({
      kind: fc.constantFrom("stake", "loss"),
      period: fc.constantFrom("day", "week", "month"),
      value: fc.constant(10_000),
      pending: fc.constant(null),
      used: fc.constant(0),
      left: fc.nat(10_000),
      freesAt: fc.constant(null),
    });
    fc.assert(
      fc.property(fc.array(holding), fc.nat(20_000), (limits, stake) => {
        const least = Math.min(...limits.map(({ left }) => left ?? stake));
        expect(passedLimit(limits, stake)?.left).toBe(least < stake ? least : undefined);
      }),
    );
  });

  it("[LIMITS-43] of a session holds back no stake, whatever it is a limit of", () => {
    for (const kind of ["deposit", "stake", "loss", "session"] as const) {
      expect(passedLimit([{ ...limit, kind, period: "session" }], 601), kind).toBeNull();
    }
  });

  it("[LIMITS-42] [LIMITS-43] a stake that passes none passes none when it is smaller", () => {
    fc.assert(
      fc.property(fc.array(anyLimit), fc.nat(1_000_000), fc.nat(), (limits, stake, less) => {
        const passed = passedLimit(limits, stake);
        if (passed === null) expect(passedLimit(limits, Math.max(0, stake - less))).toBeNull();
        else {
          expect(["stake", "loss"]).toContain(passed.kind);
          expect(stake).toBeGreaterThan(passed.left);
        }
      }),
    );
  });

  it("[LIMITS-44] is used from none to all of it", () => {
    expect(usedShare(limit)).toBe(0.4);
    expect(usedShare({ value: 1_000, used: -500 })).toBe(0);
    expect(usedShare({ value: 0, used: 0 })).toBe(1);
    expect(usedShare({ value: null, used: 10 })).toBeNull();
  });
});

describe("a reality check", () => {
  const hour = 60 * 60_000;
  const session = { startedAt: now, seenAt: null, every: hour };

  it("[LIMITS-50] is due an hour after the login, and every hour then", () => {
    expect(nextRealityCheck(session)).toBe(now + hour);
    expect(nextRealityCheck({ ...session, seenAt: now + hour })).toBe(now + 2 * hour);
    expect(nextRealityCheck({ ...session, seenAt: now + hour + 1 })).toBe(now + 2 * hour);
    expect(nextRealityCheck({ ...session, seenAt: now + 5.5 * hour })).toBe(now + 6 * hour);
  });

  it("[LIMITS-50] comes at whole intervals, and always after the one that was read", () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(15, 30, 60), (passed, minutes) => {
        const every = minutes * 60_000;
        const due = nextRealityCheck({ startedAt: now, seenAt: now + passed, every });
        expect((due - now) % every).toBe(0);
        expect(due).toBeGreaterThan(now + passed);
        expect(due - now - passed).toBeLessThanOrEqual(every);
      }),
    );
  });
});

describe("the self-test", () => {
  const all = (answer: (typeof selfTestAnswers)[number]) => selfTestQuestions.map(() => answer);

  it("[LIMITS-60] needs every answer", () => {
    expect(selfTestResult(all("never").slice(1))).toBeNull();
    expect(selfTestResult([...all("never").slice(1), null])).toBeNull();
  });

  it("[LIMITS-60] says how high the risk is", () => {
    expect(selfTestResult(all("never"))).toBe("low");
    expect(selfTestResult(["always", ...all("never").slice(1)])).toBe("raised");
    expect(selfTestResult(all("sometimes"))).toBe("high");
    expect(selfTestResult(all("always"))).toBe("high");
  });

  it.each([
    [2, "low"],
    [3, "raised"],
    [7, "raised"],
    [8, "high"],
  ])("[LIMITS-60] with %i of the answers at sometimes, the risk is %s", (count, result) => {
    const answers = selfTestQuestions.map((_, index) => (index < count ? "sometimes" : "never"));
    expect(selfTestResult(answers)).toBe(result);
  });

  it("[LIMITS-60] never gets better by a worse answer", () => {
    const order = ["low", "raised", "high"];
    const answer = fc.nat(selfTestAnswers.length - 1);
    const answers = fc.array(answer, { minLength: 9, maxLength: 9 });
    const levelOf = (choices: readonly number[]) =>
      order.indexOf(selfTestResult(choices.map((choice) => selfTestAnswers[choice])) ?? "");
    fc.assert(
      fc.property(answers, fc.nat(8), (choices, at) => {
        const worse = choices.map((choice, index) =>
          index === at ? Math.min(3, choice + 1) : choice,
        );
        expect(levelOf(worse)).toBeGreaterThanOrEqual(levelOf(choices));
      }),
    );
  });
});

describe("the page", () => {
  it("[LIMITS-70] has its own word in each language", () => {
    expect(controlPath("fr")).toBe("/garder-le-controle/");
    expect(controlPath("nl")).toBe("/nl/zelf-de-baas/");
    expect(controlPath("en")).toBe("/en/stay-in-control/");
    expect(new Set(controlSlugs).size).toBe(3);
  });

  it("[LIMITS-70] has the English word in a language of a host", () => {
    expect(controlPath(hostLanguage("de"))).toBe("/de/stay-in-control/");
  });
});
