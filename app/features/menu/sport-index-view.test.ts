import type { League } from "@grandstand/contract/sport-index";
import { describe, expect, it } from "vitest";
import type { SportRoute } from "../../core/site/sport-slugs.ts";
import {
  firstOpen,
  type IndexedSport,
  toIndexLeagues,
  toIndexSports,
  toOpenLeagues,
} from "./sport-index-view.ts";

const route = (slug: string, changes: Partial<SportRoute> = {}): [string, SportRoute] => [
  slug,
  { id: slug, translated_slug: slug, category: "sport", is_parent: false, ...changes },
];
const slugs = new Map([
  route("football"),
  route("e-sports", { category: "esport", is_parent: true }),
  route("counter-strike", { category: "esport" }),
]);
const context = { slugs, language: "nl" } as const;

const item = (slug: string, count: number) => ({
  id: `id-${slug}`,
  name: slug,
  href: `/${slug}/`,
  icon: slug,
  count,
});
const menu = {
  sports: [item("football", 412), item("e-sports", 57)],
  esports: [item("counter-strike", 31), item("valorant", 26)],
};
const indexed: IndexedSport[] = [
  {
    slug: "football",
    live_count: 18,
    countries: [
      {
        slug: "belgium",
        name: "België",
        country: "be",
        event_count: 31,
        live_count: 2,
        league_count: 4,
      },
    ],
  },
  { slug: "counter-strike", live_count: 2, countries: [] },
];
const league: League = {
  id: "101",
  slug: "jupiler pro",
  name: "Pro League",
  sport_slug: "football",
  country: "be",
  event_count: 9,
  live_count: 1,
};

describe("the index of sports, as it is shown", () => {
  it("[SPORT-INDEX-STORE-7] has the countries of a sport, and the games of the e-sports", () => {
    const [football, esports] = toIndexSports(menu, indexed, context);
    expect(football).toMatchObject({ slug: "football", count: 412, liveCount: 18, games: [] });
    expect(football?.countries).toEqual([
      { slug: "belgium", name: "België", country: "be", count: 31, liveCount: 2, leagueCount: 4 },
    ]);
    expect(esports).toMatchObject({ countries: [], liveCount: 2, count: 57 });
    expect(esports?.games.map(({ name, liveCount }) => [name, liveCount])).toEqual([
      ["counter-strike", 2],
      ["valorant", 0],
    ]);
    const [plain] = toIndexSports(menu, null, context);
    expect(plain).toMatchObject({ href: "/football/", count: 412, liveCount: 0, countries: [] });
  });

  it("[SPORT-INDEX-STORE-8] leads to a league alone", () => {
    expect(toIndexLeagues([league, { ...league, sport_slug: "golf" }], context)).toEqual([
      {
        id: "101",
        name: "Pro League",
        href: "/nl/football/?competition=jupiler%20pro",
        icon: "football",
        country: "be",
        count: 9,
        liveCount: 1,
      },
    ]);
  });

  it("[SPORT-INDEX-STORE-3] has the leagues of the open country, or says how far they are", () => {
    const state = { leagues: new Map([["football/belgium", [league]]]), failed: "football/spain" };
    const statusOf = (key: string | null) => toOpenLeagues(key, state, context).status;
    expect(toOpenLeagues("football/belgium", state, context).leagues).toHaveLength(1);
    expect([null, "football/belgium", "football/spain", "football/italy"].map(statusOf)).toEqual([
      "ready",
      "ready",
      "error",
      "loading",
    ]);
  });

  it("[SPORT-INDEX-STORE-9] begins with the first sport that has countries", () => {
    const sports = toIndexSports(menu, indexed, context);
    expect(firstOpen([...sports].reverse())).toEqual({
      sport: "football",
      country: null,
      isWhole: false,
    });
    expect(firstOpen(toIndexSports(menu, null, context)).sport).toBeNull();
  });
});
