import { describe, expect, it } from "vitest";
import { mostPicks } from "./builder-state.ts";
import {
  agreeTo,
  applyQuote,
  type Builder,
  type BuilderContext,
  type BuilderOutcome,
  type BuilderTicket,
  beginQuote,
  builderControl,
  builderReturn,
  choosePrecanned,
  clearBuilder,
  emptyBuilder,
  endQuote,
  hasNoPrice,
  removeOverPicks,
  showBuilderError,
  showsBuilderPill,
  togglePick,
  typeBuilderStake,
} from "./index.ts";

const pick = (id: string, eventId = "match"): BuilderOutcome => ({
  outcomeId: id,
  marketId: `market-${id}`,
  eventId,
  marketType: "1x2",
  kind: "Home",
  handicap: null,
  score: null,
  outcomeName: id,
  marketName: "Result",
});
const now = 100_000;
const ticket: BuilderTicket = {
  uuid: "uuid",
  name: "match",
  odds: 3.5,
  impliedOutcomeIds: [],
  code: null,
  message: null,
  faultIds: [],
  pricedAt: now,
};
const context: BuilderContext = {
  permission: { allowed: true },
  acceptOdds: "none",
  balance: 25_000,
  serverNow: now,
  isOnline: true,
  placement: "none",
};
const refusal = { kind: "message", message: "refused" } as const;
const two = togglePick(togglePick(emptyBuilder(), pick("a")), pick("b"));
const priced = applyQuote(two, ticket);
const ids = ({ picks }: Builder) => picks.map(({ outcomeId }) => outcomeId);
const reasons = (builder: Builder, more: Partial<BuilderContext> = {}) => {
  const control = builderControl(builder, { ...context, ...more });
  return control.kind === "blocked" ? control.because.map(({ reason }) => reason) : control.kind;
};

describe("the picks", () => {
  it("[BUILDER-1] come and go, and their price with them", () => {
    expect(ids(two)).toEqual(["a", "b"]);
    expect(togglePick(priced, pick("a"))).toMatchObject({ ticket: null, agreedOdds: null });
    expect(ids(togglePick(priced, pick("a")))).toEqual(["b"]);
    expect(togglePick(two, pick("c"))).toMatchObject({ eventId: "match", precannedId: null });
    const none = [pick("a"), pick("b")].reduce(togglePick, two);
    expect(none).toMatchObject({ picks: [], eventId: null });
  });

  it("[BUILDER-1] leave nothing of what went wrong with the picks before", () => {
    const failed = showBuilderError(priced, refusal);
    expect(failed.error).toEqual(refusal);
    expect(togglePick(failed, pick("c")).error).toBeNull();
    expect(typeBuilderStake(failed, "5").error).toBeNull();
    expect(agreeTo(failed, 3.2).error).toBeNull();
    expect(clearBuilder(failed)).toEqual(emptyBuilder());
  });

  it("[BUILDER-2] are of one event", () => {
    expect(ids(togglePick(two, pick("c", "other")))).toEqual(["c"]);
  });

  it("[BUILDER-3] may be pre-made, until one is changed", () => {
    const made = choosePrecanned(two, "made", [pick("x"), pick("y")]);
    expect(made).toMatchObject({ precannedId: "made", eventId: "match" });
    expect(togglePick(made, pick("y")).precannedId).toBeNull();
  });

  it("[BUILDER-4] are emptied, and the stake is kept", () => {
    const cleared = clearBuilder(typeBuilderStake(priced, "25"));
    expect(cleared).toMatchObject({ picks: [], ticket: null, error: null, eventId: null });
    expect(cleared.stake.cents).toBe(2_500);
  });

  it("[BUILDER-5] are twelve at most", () => {
    const many = Array.from({ length: mostPicks + 1 }, (_, index) => pick(String(index)));
    const full = many.reduce(togglePick, emptyBuilder());
    expect(full.picks).toHaveLength(mostPicks);
    expect(togglePick(full, pick("0")).picks).toHaveLength(mostPicks - 1);
    const quoted = applyQuote(full, ticket);
    expect(togglePick(quoted, pick("too many"))).toBe(quoted);
  });
});

describe("the price", () => {
  it("[BUILDER-12] is agreed to as it was first seen, and only the change shown is consented to", () => {
    const moved = applyQuote(priced, { ...ticket, odds: 3.2 });
    expect(moved.agreedOdds).toBe(3.5);
    expect(agreeTo(moved, 3.2).agreedOdds).toBe(3.2);
    const late = applyQuote(applyQuote(two, { ...ticket, odds: 0 }), { ...ticket, odds: 3.2 });
    expect(late.agreedOdds).toBe(3.2);
    expect(applyQuote(two, { ...ticket, odds: 0 }).agreedOdds).toBeNull();
  });

  it("[BUILDER-12] is being fetched until it is there, or does not come", () => {
    expect(two.isCalculating).toBe(false);
    const fetching = beginQuote(priced);
    expect(fetching).toEqual({ ...priced, isCalculating: true });
    expect(endQuote(fetching)).toEqual(priced);
    expect(applyQuote(fetching, ticket)).toEqual(priced);
  });

  it("[BUILDER-13] of 0 for more than one pick is a warning", () => {
    const none = { ...ticket, odds: 0 };
    expect(hasNoPrice(applyQuote(two, none))).toBe(true);
    expect(hasNoPrice(priced)).toBe(false);
    expect(hasNoPrice(two)).toBe(false);
    expect(hasNoPrice(applyQuote(togglePick(emptyBuilder(), pick("a")), none))).toBe(false);
  });

  it("[BUILDER-14] gives the return, or a dash", () => {
    expect(builderReturn(priced, "none")).toBe(3_500);
    expect(builderReturn(two, "none")).toBeNull();
    expect(builderReturn(two, "all")).toBeNull();
    expect(builderReturn(typeBuilderStake(priced, ""), "none")).toBeNull();
    const moved = applyQuote(priced, { ...ticket, odds: 3.2 });
    expect(builderReturn(moved, "none")).toBe(3_500);
    expect(builderReturn(moved, "all")).toBe(3_200);
    expect(builderReturn(priced, "none", 3_000)).toBe(3_000);
    expect(builderReturn(applyQuote(priced, { ...ticket, odds: 0 }), "none")).toBeNull();
  });
});

describe("the place control", () => {
  it("[BUILDER-15] shows the outcome of a bet first", () => {
    const kindAt = (placement: BuilderContext["placement"]) =>
      builderControl(priced, { ...context, placement }).kind;
    expect(kindAt("unknown")).toBe("checking");
    expect(kindAt("placing")).toBe("processing");
    expect(kindAt("ended")).toBe("results");
    expect(builderControl(emptyBuilder(), context)).toEqual({ kind: "empty" });
    expect(builderControl(priced, context)).toEqual({ kind: "place", stake: 1_000, change: null });
  });

  it("[BUILDER-16] is blocked with each reason", () => {
    expect(reasons(togglePick(emptyBuilder(), pick("a")))).toEqual(["too-few"]);
    expect(reasons(beginQuote(two))).toEqual(["calculating"]);
    expect(reasons(two)).toEqual(["not-priced"]);
    expect(reasons(priced, { serverNow: now + 10_000 })).toBe("place");
    expect(reasons(priced, { serverNow: now + 10_001 })).toEqual(["stale-price"]);
    expect(reasons(applyQuote(two, { ...ticket, odds: 0 }))).toEqual(["no-price"]);
    expect(reasons(applyQuote(two, { ...ticket, odds: 1 }))).toEqual(["no-price"]);
    expect(reasons(typeBuilderStake(priced, ""))).toEqual(["no-stake"]);
    expect(reasons(priced, { balance: 999 })).toEqual(["insufficient-funds"]);
    expect(reasons(priced, { balance: 0 })).toEqual(["insufficient-funds"]);
    expect(reasons(priced, { isOnline: false })).toEqual(["offline"]);
  });

  it("[BUILDER-21] is blocked by picks that are over and by nothing else, and they leave at once", () => {
    const over = { ...ticket, odds: 0, code: "EVENT_ENDED", message: "Ended.", faultIds: ["b"] };
    const ended = typeBuilderStake(applyQuote(priced, over), "");
    expect(builderControl(ended, context)).toEqual({
      kind: "blocked",
      because: [{ reason: "over", outcomeIds: ["b"] }],
    });
    expect([hasNoPrice(ended), builderReturn(ended, "all")]).toEqual([false, null]);
    expect(removeOverPicks(ended)).toMatchObject({ picks: [pick("a")], ticket: null });
  });

  it("[BUILDER-16] is blocked with all that the reasons are about", () => {
    const because = (builder: Builder, more: Partial<BuilderContext> = {}) => {
      const control = builderControl(builder, { ...context, ...more });
      return control.kind === "blocked" ? control.because : null;
    };
    const missing = (balance: number) => [
      { reason: "insufficient-funds", missing: 1_000 - balance },
    ];
    expect(because(priced, { balance: 999 })).toEqual(missing(999));
    expect(because(priced, { balance: 0 })).toEqual(missing(0));
    expect(because(priced, { balance: 1_000 })).toBeNull();
    expect(because(priced, { balance: null })).toBeNull();
    const apart = { ...ticket, odds: 0, message: "not together" };
    expect(because(typeBuilderStake(applyQuote(two, apart), ""))).toEqual([
      { reason: "no-price", message: "not together" },
      { reason: "no-stake" },
    ]);
    expect(because(typeBuilderStake(priced, "0.09"))).toEqual([
      { reason: "stake-problem", problem: "below-minimum" },
    ]);
    expect(because(typeBuilderStake(two, "1"), { isOnline: false })).toEqual([
      { reason: "offline" },
    ]);
  });

  it("[BUILDER-17] accepts a stake of 0.10 to 10000", () => {
    const problemOf = (text: string) => typeBuilderStake(priced, text).stake;
    expect(problemOf("10000").cents).toBe(1_000_000);
    expect(problemOf("0,10")).toEqual({ text: "0,10", cents: 10, problem: null });
    expect(problemOf("")).toEqual({ text: "", cents: null, problem: null });
    expect(problemOf("1.234")).toEqual({
      text: "1.234",
      cents: null,
      problem: "too-many-decimals",
    });
    for (const text of ["0.09", "10000.01", "1.234", "abc", "-1"]) {
      expect(problemOf(text).problem, text).not.toBeNull();
      expect(reasons(typeBuilderStake(priced, text)), text).toEqual(["stake-problem"]);
    }
  });

  it("[BUILDER-18] leads a visitor to the login, and gives a restricted person the reason", () => {
    const visitor = { permission: { allowed: false, because: "visitor" }, balance: null } as const;
    expect(reasons(priced, visitor)).toBe("login");
    const excluded = {
      permission: { allowed: false, because: "self-excluded" },
      balance: 0,
    } as const;
    expect(builderControl(priced, { ...context, ...excluded })).toEqual({
      kind: "restricted",
      because: "self-excluded",
    });
    expect(reasons(typeBuilderStake(priced, "300"), { ...excluded, balance: 1 })).toBe(
      "restricted",
    );
  });

  it.each([
    ["none", 3.2, "accept-change"],
    ["none", 3.8, "accept-change"],
    ["higher", 3.2, "accept-change"],
    ["higher", 3.8, "place"],
    ["all", 3.2, "place"],
  ] as const)("[BUILDER-19] with %s and a price of %d is %s", (acceptOdds, odds, kind) => {
    const control = builderControl(applyQuote(priced, { ...ticket, odds }), {
      ...context,
      acceptOdds,
    });
    expect(control.kind).toBe(kind);
    const offered = control.kind === "place" ? control.change : null;
    if (control.kind === "accept-change") expect(control.change).toEqual({ from: 3.5, to: odds });
    expect(offered).toEqual(acceptOdds === "higher" && odds > 3.5 ? { from: 3.5, to: odds } : null);
  });

  it("[BUILDER-20] shows the pill for more than one pick of one's own", () => {
    expect(showsBuilderPill(two)).toBe(true);
    expect(showsBuilderPill(togglePick(two, pick("a")))).toBe(false);
    expect(showsBuilderPill(choosePrecanned(two, "made", two.picks))).toBe(false);
  });
});
