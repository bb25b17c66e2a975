import { getSettledDays } from "@grandstand/contract/history";
import type { BetFiltersView } from "@grandstand/ui/bet-history";
import { describe, expect, it } from "vitest";
import { createFakeApi, refused } from "../../testing/fake-api.ts";
import { betOf, ticketOf } from "../../testing/placing.ts";
import { toBetCardView } from "../bets/index.ts";
import { toBetDays, toPeriodNet } from "./bet-days.ts";
import { createSettledDays, daysInput } from "./settled-days.ts";

const timeZone = "Europe/Brussels";
const now = Date.parse("2026-11-28T12:00:00Z");
const ended = (id: string, settled_at: string | null) =>
  toBetCardView(
    { ...betOf(ticketOf(1)), id, status: settled_at === null ? "open" : "won", settled_at },
    { language: "fr", slugs: new Map() },
    new Map(),
    new Map(),
  );
const bets = [
  // Half an hour after midnight in Brussels.
  ended("late", "2026-11-27T23:30:00.000Z"),
  ended("before", "2026-11-27T22:30:00.000Z"),
  ended("open", null),
  ended("early", "2026-11-27T09:00:00.000Z"),
];
const counted = { day: "2026-11-27", bets: 4, staked: 4_000, paid: 2_500 };
const filtersOf = (part: Partial<BetFiltersView>): BetFiltersView => ({
  period: "all",
  type: "all",
  from: "",
  to: "",
  ...part,
});

describe("bets by day", () => {
  it("[BET-DAYS-1] [BET-DAYS-3] are by the day of the person's zone", () => {
    const days = toBetDays(bets, { days: null, timeZone, hasMore: true });
    expect(
      days.map(({ day, bets: ofDay, mayGoOn }) => [day, ofDay.map(({ id }) => id), mayGoOn]),
    ).toEqual([
      ["2026-11-28", ["late"], false],
      ["2026-11-27", ["before", "early"], true],
    ]);
    expect(toBetDays(bets, { days: null, timeZone, hasMore: false }).at(-1)?.mayGoOn).toBe(false);
  });

  it("[BET-DAYS-2] have what the operator counted, or nothing", () => {
    const [first, second] = toBetDays(bets, { days: [counted], timeZone, hasMore: true });
    expect(first?.sums).toBeNull();
    expect(second?.sums).toEqual({ bets: 4, staked: 4_000, paid: 2_500 });
    const coming = toBetDays(bets, { days: undefined, timeZone, hasMore: true });
    expect(coming.map(({ sums }) => sums)).toEqual([undefined, undefined]);
  });
});

describe("what a period brought", () => {
  it.each([
    [{ period: "today" }, ["2026-11-28"]],
    [{ period: "dates", from: "2026-11-26", to: "2026-11-27" }, ["2026-11-26", "2026-11-27"]],
    [{ period: "dates", from: "2026-11-27" }, ["2026-11-27", "2026-11-28"]],
  ] as const)("[BET-DAYS-4] has each of its days: %o", (part, names) => {
    const net = toPeriodNet(filtersOf(part), [counted], { now, timeZone });
    expect(net?.days.map(({ day }) => day)).toEqual(names);
    for (const { day, paid } of net?.days ?? []) expect(paid).toBe(day === counted.day ? 2_500 : 0);
  });

  it("[BET-DAYS-4] is of as many days as it says", () => {
    for (const [period, count] of [
      ["7-days", 7],
      ["30-days", 30],
    ] as const) {
      const net = toPeriodNet(filtersOf({ period }), [], { now, timeZone });
      expect(net?.days).toHaveLength(count);
      expect(net?.days.at(-1)?.day).toBe("2026-11-28");
    }
  });

  it("[BET-DAYS-4] is not known without a beginning, nor uncounted", () => {
    const zoned = { now, timeZone };
    expect(toPeriodNet(filtersOf({}), [counted], zoned)).toBeNull();
    expect(
      toPeriodNet(filtersOf({ period: "dates", to: "2026-11-27" }), [counted], zoned),
    ).toBeNull();
    expect(toPeriodNet(filtersOf({ period: "today" }), null, zoned)).toBeNull();
    const turned = { period: "dates", from: "2026-11-27", to: "2026-11-26" } as const;
    expect(toPeriodNet(filtersOf(turned), [counted], zoned)).toBeNull();
  });
});

describe("what was counted", () => {
  const input = daysInput({ time_zone: timeZone });

  it("[BET-DAYS-5] is fetched again after a failure", async () => {
    const server = createFakeApi();
    const days = createSettledDays({ api: server.api });
    server.on(
      getSettledDays,
      () => refused(503),
      () => ({ days: [counted] }),
    );
    await days.load(input);
    expect(days.getState().status).toBe("failed");
    await days.load(input);
    expect(days.getState()).toMatchObject({ status: "loaded", value: [counted] });
  });

  it("[BET-DAYS-5] is requested once of an operator without it", async () => {
    const server = createFakeApi();
    const days = createSettledDays({ api: server.api });
    server.on(getSettledDays, () => refused(404));
    await days.load(input);
    await days.load(input);
    expect([days.getState().status, server.sent(getSettledDays).length]).toEqual(["failed", 1]);
  });
});
