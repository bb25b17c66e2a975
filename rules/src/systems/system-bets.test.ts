import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aliveBets, systemBetChoices, systemBets } from "./index.ts";
import { mostBetsShown } from "./system-bets.ts";

const result = fc.constantFrom("open", "won", "lost", "void", "placed" as const);

describe("the bets of a system", () => {
  it("[SYSTEMS-10] are lost by one selection, and paid once all are decided without one", () => {
    expect(systemBets("perm-2", ["won", "lost", "open", "void"])).toEqual([
      "lost",
      "open",
      "paid",
      "lost",
      "lost",
      "open",
    ]);
    expect(systemBets("full-cover", ["won", "won", "lost"])).toEqual([
      "paid",
      "lost",
      "lost",
      "lost",
    ]);
  });

  it("[SYSTEMS-10] are as many as its choice says, or not shown", () => {
    fc.assert(
      fc.property(fc.array(result, { minLength: 3, maxLength: 8 }), (results) => {
        for (const { type, bets } of systemBetChoices(results.length)) {
          const shown = systemBets(type, results);
          expect(shown?.length ?? null).toBe(bets > mostBetsShown ? null : bets);
        }
      }),
    );
    expect(aliveBets("none", ["won", "won", "won"])).toBeNull();
    expect(systemBets("none", ["won", "won", "won"])).toBeNull();
  });

  it("[SYSTEMS-10] are counted as they would be one by one", () => {
    fc.assert(
      fc.property(fc.array(result, { minLength: 3, maxLength: 4 }), (results) => {
        for (const { type, bets } of systemBetChoices(results.length)) {
          const shown = systemBets(type, results);
          const alive = shown?.filter((state) => state !== "lost").length;
          if (shown) expect(aliveBets(type, results)).toEqual({ alive, all: bets });
        }
      }),
    );
  });
});
