import type { Event, Market, Outcome } from "@grandstand/contract/entities";
import { describe, expect, it } from "vitest";
import type { SportSlugs } from "../../core/site/sport-slugs.ts";
import { toLiveSports } from "../live/live-answer.ts";
import { hasStatistics } from "./event-facts.ts";
import { eventIdOf, matchPath, sportPath } from "./event-paths.ts";
import { toEventView, toEventViews, toMarketView } from "./event-view.ts";

function outcome(changes: Partial<Outcome> = {}): Outcome {
  return {
    id: "7-1x2-home",
    market_id: "7-1x2",
    name: "1",
    fullname: "RFC Liège",
    kind: "Home",
    odds: 2.5,
    is_each_way: false,
    has_ew: false,
    is_starting_price: false,
    suspended: false,
    visible: true,
    combo_boost_available: false,
    ...changes,
  };
}

function market(outcomes: Outcome[], changes: Partial<Market> = {}): Market {
  return {
    id: "7-1x2",
    event_id: "7",
    market_code: "default",
    name: "Match result",
    type: "1x2",
    is_suspended: false,
    outcomes,
    ...changes,
  };
}

const event: Event = {
  id: "7",
  name: "RFC Liège – Club Brugge",
  starts_at: "2026-11-21T19:45:00.000Z",
  competition_id: "101",
  competition_name: "Croky Cup",
  competition_slug: "croky-cup",
  region_name: "Belgium",
  sport_id: "1",
  sport_slug: "horse-racing",
  sport_category: "sport",
  type: "match",
  is_live: true,
  is_suspended: true,
  live_status: null,
  is_betplus: false,
  bet_origin: null,
  competitors: [],
  home_team: null,
  away_team: null,
  status: "not_started",
  status_description: null,
  liveodds: null,
  stats: null,
  matchSummary: null,
  market_count: 1,
  markets: [market([outcome()])],
  market_groups: [{ id: "g", name: "Main", market_ids: ["7-1x2"] }],
  epoch: "one",
  sequence: 1,
};
const slugs: SportSlugs = new Map([
  [
    "horse-racing",
    { id: "5", translated_slug: "paardenrennen", category: "sport", is_parent: false },
  ],
  [
    "counter-strike",
    { id: "20", translated_slug: "counter-strike", category: "esport", is_parent: false },
  ],
  [
    "virtual-football",
    { id: "30", translated_slug: "virtueel-voetbal", category: "virtual", is_parent: false },
  ],
]);
const priceOf = (changes: Partial<Outcome>) =>
  toMarketView(market([outcome(changes)]), "en").outcomes[0]?.odds;
const written = (decimal: string) => ({
  odds: null,
  display_odds: { decimal, fractional: "-", american: "-" },
});

describe("an event", () => {
  it("[EVENT-VIEW-1] is shown with its address, its instant and its state", () => {
    expect(toEventView(event, "nl", slugs)).toMatchObject({
      href: "/nl/paardenrennen/croky-cup/rfc-liege-club-brugge-7/",
      startsAt: Date.UTC(2026, 10, 21, 19, 45),
      status: "not-started",
      isSuspended: true,
      score: null,
      groups: [{ id: "g", name: "Main", marketIds: ["7-1x2"] }],
    });
  });

  it("[EVENT-VIEW-5] is found again by its address", () => {
    for (const name of ["A – B", "", "Šibenik-7", "日本"]) {
      const path = matchPath({ ...event, name, id: "12_a" }, "fr", new Map());
      expect(path.startsWith("/horse-racing/croky-cup/")).toBe(true);
      expect(eventIdOf(path.split("/").at(-2) ?? "")).toBe("12_a");
    }
    expect(eventIdOf("nothing")).toBeNull();
  });
});

describe("an address by the sport's kind", () => {
  it("[EVENT-VIEW-7] is a route of its own for an esports match and a virtual event", () => {
    expect(matchPath({ ...event, sport_slug: "counter-strike" }, "fr", slugs)).toBe(
      "/e-sports/match/7/",
    );
    expect(matchPath({ ...event, sport_slug: "virtual-football" }, "nl", slugs)).toBe(
      "/nl/virtual/30/virtueel-voetbal/?event_id=7",
    );
  });

  it("[EVENT-VIEW-8] leads to a sport's page in the reader's language", () => {
    const paths = [...slugs.values()].map((sport) => sportPath(sport, "en"));
    expect(paths).toEqual([
      "/en/paardenrennen/",
      "/en/e-sports/counter-strike/",
      "/en/virtual/30/virtueel-voetbal/",
    ]);
  });
});

describe("a price", () => {
  it("[EVENT-VIEW-2] is its number, or what is written", () => {
    expect(priceOf({ ...written("3.00"), odds: 2.5 })).toBe(2.5);
    expect(priceOf(written("3.40"))).toBe(3.4);
  });

  it.each(["", " ", "SP", "-", "0", "0.00", "Infinity", "1e3", "-2.00"])(
    "[EVENT-VIEW-2] is none where %j is written",
    (text) => {
      expect(priceOf(written(text))).toBeNull();
    },
  );

  it("[EVENT-VIEW-2] is none where nothing is written", () => {
    expect(priceOf({ odds: null })).toBeNull();
  });

  it("[EVENT-VIEW-3] is SP for a starting price", () => {
    expect(priceOf({ odds: "SP" })).toBe("SP");
    expect(priceOf({ odds: null, is_starting_price: true })).toBe("SP");
  });

  it("[EVENT-VIEW-6] says whether its outcome accepts each-way and counts for the combo boost", () => {
    const shown = toMarketView(
      market([outcome({ has_ew: true }), outcome({ combo_boost_available: true })], {
        ew_place: 3,
        ew_price: 0.2,
      }),
      "en",
    );
    expect(shown.eachWay).toEqual({ places: 3, fraction: "1/5", price: 0.2 });
    expect(shown.outcomes.map(({ hasEachWay }) => hasEachWay ?? false)).toEqual([true, false]);
    expect(shown.outcomes.map(({ isComboBoosted }) => isComboBoosted ?? false)).toEqual([
      false,
      true,
    ]);
  });

  it("[EVENT-VIEW-4] is locked by its outcome or its market", () => {
    const isLocked = (own: boolean, ofMarket: boolean) =>
      toMarketView(market([outcome({ suspended: own })], { is_suspended: ofMarket }), "en")
        .outcomes[0]?.isSuspended;
    expect([isLocked(false, false), isLocked(true, false), isLocked(false, true)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe("statistics", () => {
  const sport = { id: "1", is_parent: false };
  const slugs: SportSlugs = new Map([
    ["football", { ...sport, translated_slug: "football", category: "sport" }],
    ["virtual-football", { ...sport, translated_slug: "virtuel", category: "virtual" }],
  ]);
  it.each([
    ["a match", { home: "RFC Liège", away: "Club Brugge", sportSlug: "football" }, true],
    ["a race or an outright", { home: null, away: null, sportSlug: "football" }, false],
    ["a virtual match", { home: "Reds", away: "Blues", sportSlug: "virtual-football" }, false],
  ])("[EVENT-VIEW-9] of %s", (_, event, isOffered) => {
    expect(hasStatistics(event, slugs)).toBe(isOffered);
  });
});

describe("the order of a list", () => {
  const at = (id: string, time: number): Event => ({
    ...event,
    id,
    stats: { time, server: null, home_scores: [0], away_scores: [0], home_set: 0, away_set: 0 },
    matchSummary: { currentPhase: "second_half", startTimes: {}, normalTimeHalfDuration: 45 },
  });
  const events = [at("1", 88), at("2", 20), at("3", 60), at("4", 90)];

  it("[EVENT-VIEW-10] is the operator's, with what is nearly over last", () => {
    expect(toEventViews(events, "en", slugs).map(({ id }) => id)).toEqual(["2", "3", "1", "4"]);
  });

  it("[EVENT-VIEW-10] puts a competition that is nearly over after the others", () => {
    const competition = (id: string, event_ids: string[]) => ({
      ...{ id, slug: id, name: id, region_name: "Belgium", event_ids },
    });
    const competitions = [competition("over", ["1", "4"]), competition("on", ["4", "2", "3"])];
    const tree = [
      { slug: "football", name: "Football", category: "sport" as const, count: 4, competitions },
    ];
    const [sport] = toLiveSports({ server_time: 0, tree, events }, "en", slugs);
    const order = sport?.competitions.map(({ id, events: own }) => [
      id,
      own.map((each) => each.id),
    ]);
    expect(order).toEqual([
      ["on", ["2", "3", "4"]],
      ["over", ["1", "4"]],
    ]);
  });
});

describe("a player of a market", () => {
  const football: Event = {
    ...event,
    sport_slug: "football",
    home_team: "RFC Liège",
    away_team: "Club Brugge",
    competitors: [
      { id: "7-home", name: "RFC Liège", crest: undefined, image: undefined },
      { id: "7-away", name: "Club Brugge", crest: undefined, image: undefined },
    ],
  };
  const viewOf = (player: Outcome["player"]) => {
    const { kind: _, ...scorer } = outcome({ id: "7-okoro", name: "Okoro", player });
    const markets = [market([scorer], { type: "anytime_scorer", settled_minute: 52 })];
    return toEventView({ ...football, markets }, "fr", slugs).markets[0];
  };

  it("[EVENT-VIEW-15] has his side, its mark and what is known of him", () => {
    const fact = { kind: "shots_on_target" as const, count: 3 };
    const shown = viewOf({ name: "Okoro", number: 9, side: "away", fact });
    expect(shown?.outcomes[0]?.player).toMatchObject({
      name: "Okoro",
      number: 9,
      team: "Club Brugge",
      fact: { kind: "shots-on-target", count: 3 },
    });
    expect(shown?.outcomes[0]?.player?.mark).toMatch(/^c/);
    expect(shown?.settledMinute).toBe(52);
  });

  it("[EVENT-VIEW-15] may be missing", () => {
    expect(viewOf(undefined)?.outcomes[0]?.player).toBeUndefined();
  });
});
