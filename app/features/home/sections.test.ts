import type { Competition, Sport } from "@grandstand/contract/entities";
import type { EventView } from "@grandstand/ui/event-view";
import { describe, expect, it } from "vitest";
import { competitionOf } from "../../testing/competition.ts";
import { homeSections, toHomeSports, withoutRaces } from "./sections.ts";

function competition(slug: string, category: Sport["category"] = "sport"): Competition {
  const sport = { slug, name: slug.toUpperCase(), category };
  return { id: slug, slug, name: slug, region_name: "", sport, events: [] };
}

function sport(slug: string, changes: Partial<Sport> = {}): Sport {
  const counts = { event_count: 12, outright_count: 0, total: 12 };
  return {
    id: slug,
    slug,
    translated_slug: `${slug}-nl`,
    name: `${slug} nl`,
    category: "sport",
    is_parent: false,
    is_virtual: false,
    ...counts,
    ...changes,
  };
}

const competitions = [
  competition("football"),
  competition("tennis"),
  competition("football"),
  competition("valorant", "esport"),
  competition("counter-strike", "esport"),
];
const sports = [
  sport("football"),
  sport("tennis"),
  sport("valorant", { category: "esport" }),
  sport("e-sports", { category: "esport", is_parent: true, event_count: 57 }),
];

describe("home's sections", () => {
  it("[SECTIONS-1] [SECTIONS-2] are one a sport with its page, the esports as one", () => {
    expect(toHomeSports(competitions, sports, "nl")).toEqual([
      { slugs: ["football"], name: "football nl", all: { href: "/nl/football-nl/", count: 12 } },
      { slugs: ["tennis"], name: "tennis nl", all: { href: "/nl/tennis-nl/", count: 12 } },
      {
        slugs: ["valorant", "counter-strike"],
        name: "e-sports nl",
        all: { href: "/nl/e-sports-nl/", count: 57 },
      },
    ]);
  });

  it("[SECTIONS-2] have the competitions' own names without the list of sports", () => {
    const names = toHomeSports(competitions, [], "fr").map(({ name, all }) => [name, all]);
    expect(names).toEqual([
      ["FOOTBALL", undefined],
      ["TENNIS", undefined],
      ["VALORANT", undefined],
      ["COUNTER-STRIKE", undefined],
    ]);
  });

  it("[SECTIONS-3] come in the order of their first competition", () => {
    const of = (id: string, sportSlug: string) => ({ ...competitionOf(id, "1"), sportSlug });
    const coupons = [
      of("a", "tennis"),
      of("b", "football"),
      of("c", "tennis"),
      of("d", "valorant"),
    ];
    const sections = homeSections(coupons, toHomeSports(competitions, sports, "nl"));
    const shown = sections.map((each) => [each.sport.name, ...each.coupons.map(({ id }) => id)]);
    expect(shown).toEqual([
      ["tennis nl", "a", "c"],
      ["football nl", "b"],
      ["e-sports nl", "d"],
    ]);
  });

  it("[SECTIONS-4] have no races, which come soonest first before them", () => {
    const at = (id: string, startsAt: number) => ({ id, startsAt }) as EventView;
    const meeting = (id: string, ...events: EventView[]) => ({
      ...competitionOf(id),
      sportSlug: "horse-racing",
      events,
    });
    const racing = { slugs: ["horse-racing"], name: "Races" };
    const coupons = [
      meeting("one", at("late", 3), at("first", 1)),
      meeting("other", at("next", 2)),
    ];
    const football = { sport: { slugs: ["football"], name: "Football" }, coupons: [] };
    const { races, sections } = withoutRaces([football, { sport: racing, coupons }]);
    expect(sections).toEqual([football]);
    expect(races?.events.map(({ id }) => id)).toEqual(["first", "next", "late"]);
    expect(withoutRaces([football])).toEqual({ races: null, sections: [football] });
  });
});
