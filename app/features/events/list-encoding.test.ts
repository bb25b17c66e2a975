import type { EventView, MarketOutcomeView, MarketView } from "@grandstand/ui/event-view";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeCompetitions, encodeCompetitions } from "./list-encoding.ts";

const id = fc.oneof(fc.string(), fc.constantFrom("7", "7-1x2", "7-1x2-home", "+", "=", ""));

/** The members that are there on some objects alone. */
type Optional<Facts> = {
  [Key in keyof Facts as Facts extends Record<Key, Facts[Key]> ? never : Key]-?: fc.Arbitrary<
    NonNullable<Facts[Key]>
  >;
};

/** Every such member: they are left out, never undefined. */
const sometimes = <Facts extends object>(model: Optional<Facts>) =>
  fc.record<Partial<Facts>, never>(model as never, { requiredKeys: [] });

const outcome: fc.Arbitrary<MarketOutcomeView> = fc
  .tuple(
    fc.record({
      id,
      name: fc.string(),
      shortName: fc.string(),
      odds: fc.constantFrom(1.01, 2.5, 1000, "SP" as const, null),
      isSuspended: fc.boolean(),
      isVisible: fc.boolean(),
    }),
    sometimes<MarketOutcomeView>({
      heading: fc.string(),
      number: fc.nat(),
      result: fc.constantFrom("won" as const, "lost" as const, "placed" as const),
      player: fc.constant({ name: "De Smet", team: "Union", fact: { kind: "goals", count: 2 } }),
      mark: fc.string(),
      detail: fc.string(),
      isWithdrawn: fc.boolean(),
      hasEachWay: fc.constant(true),
      isComboBoosted: fc.constant(true),
    }),
  )
  .map(([facts, others]) => ({ ...facts, ...others }));

const market: fc.Arbitrary<MarketView> = fc
  .tuple(
    fc.record({
      id,
      name: fc.string(),
      type: fc.string(),
      isSuspended: fc.boolean(),
      outcomes: fc.array(outcome, { maxLength: 4 }),
      eachWay: fc.constantFrom(null, { places: 3, fraction: "1/5", price: 0.2 }),
    }),
    sometimes<MarketView>({ line: fc.float({ noNaN: true }), settledMinute: fc.nat() }),
  )
  .map(([facts, others]) => ({ ...facts, ...others }));

const side = fc.option(fc.string());
const clock: EventView["clock"] = { stats: null, matchSummary: null };
const points = { periods: [6, 3], sets: 1, points: "40" };
const score: EventView["score"] = {
  home: points,
  away: { ...points, points: null },
  server: "home",
};
const event: fc.Arbitrary<EventView> = fc
  .tuple(
    fc.record({
      id,
      name: fc.string(),
      href: fc.string(),
      sportSlug: fc.string(),
      competitionId: fc.string(),
      sportId: fc.string(),
      competitionName: fc.string(),
      regionName: fc.string(),
      home: side,
      away: side,
      startsAt: fc.integer(),
      isLive: fc.boolean(),
      isSuspended: fc.boolean(),
      isBetplus: fc.boolean(),
      status: fc.constantFrom<EventView["status"]>("not-started", "live", "ended", "cancelled"),
      statusText: fc.option(fc.string()),
      clock: fc.constantFrom(null, clock),
      score: fc.constantFrom(null, score),
      markets: fc.array(market, { maxLength: 3 }),
      groups: fc.constant([]),
      marketCount: fc.nat(),
    }),
    sometimes<EventView>({
      country: fc.constantFrom("be", "gb-eng"),
      isOutright: fc.constant(true),
      marks: fc.constant(["first", "second"]),
      images: fc.constantFrom([null, "/away.svg"], ["/home.svg", null]),
      suspendedBecause: fc.constantFrom("goal", "video-review"),
    }),
  )
  .map(([facts, others]) => ({ ...facts, ...others }));

const competition = fc.record(
  {
    id,
    name: fc.string(),
    regionName: fc.string(),
    sportName: fc.string(),
    sportSlug: fc.string(),
    events: fc.array(event, { maxLength: 3 }),
  },
  { noNullPrototype: true },
);

describe("the lists of a document", () => {
  it("[EVENT-VIEW-12] are read back as they were, whatever ids an operator gives", () => {
    fc.assert(
      fc.property(fc.array(competition, { maxLength: 3 }), (competitions) => {
        expect(decodeCompetitions(encodeCompetitions(competitions))).toStrictEqual(competitions);
      }),
    );
  });

  it("[EVENT-VIEW-12] leave groups of markets behind, which no list shows", () => {
    fc.assert(
      fc.property(competition, (listed) => {
        const groups = [{ id: "g", name: "Goals", marketIds: ["m"] }];
        const grouped = { ...listed, events: listed.events.map((each) => ({ ...each, groups })) };
        expect(decodeCompetitions(encodeCompetitions([grouped]))).toStrictEqual([listed]);
      }),
    );
  });
});
