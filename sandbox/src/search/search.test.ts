import { mostFound } from "@grandstand/contract/search";
import { describe, expect, it } from "vitest";
import { watchedWorld } from "../world/world-fixture.ts";
import { findByName, rankOf, wordsOf } from "./search.ts";

const { world } = watchedWorld();
const events = world.listed("en");
const find = (query: string) => findByName(events, query);

describe("search", () => {
  it.each([
    ["Bodø/Glimt", "bodo glimt"],
    ["Beşiktaş", "besiktas"],
    ["Étoile du Canal", "etoile du canal"],
    ["Kasımpaşa", "kasimpasa"],
    ["FC Bayern München", "fc bayern munchen"],
  ])("[SEARCH-1] reads %s as %s", (name, words) => {
    expect(wordsOf(name).join(" ")).toBe(words);
    expect(rankOf(wordsOf(words.toUpperCase()), name)).toBe(0);
  });

  it("[SEARCH-2] finds all words, beginnings first", () => {
    expect(rankOf(["club", "bru"], "Club Brugge")).toBe(0);
    expect(rankOf(["ugge"], "Club Brugge")).toBe(1);
    expect(rankOf(["club", "gent"], "Club Brugge")).toBeNull();
    const ranks = find("an").teams.map(({ name }) => rankOf(["an"], name));
    expect(ranks).toEqual([...ranks].sort());
  });

  it.each(["", " ", "a", "é", "–"])("[SEARCH-3] finds nothing for %j", (query) => {
    expect(find(query)).toEqual({ events: [], competitions: [], teams: [] });
  });

  it("[SEARCH-4] has what is in play first", () => {
    const live = find("league").events.map(({ is_live }) => is_live);
    expect(live).toEqual([...live].sort((one, two) => Number(two) - Number(one)));
  });

  it("[SEARCH-5] finds a team and a competition, and leads there", () => {
    const team = events.find(({ competition }) => competition.slug === "jupiler-pro-league")
      ?.competitors[0];
    const found = find(team ?? "").teams.filter(({ name }) => name === team);
    expect(found).toHaveLength(1);
    expect(found[0]?.next_event.name).toContain(team);
    const [competition] = find("jupiler pro").competitions;
    expect(competition?.slug).toBe("jupiler-pro-league");
    expect(competition?.event_count).toBe(
      events.filter((event) => event.competition.slug === "jupiler-pro-league").length,
    );
  });

  it("[SEARCH-6] leaves the machine's events out, and stays short", () => {
    expect(find("virtual league").events).toEqual([]);
    expect(find("race").events.every(({ sport_category }) => sport_category === "sport")).toBe(
      true,
    );
    for (const list of Object.values(find("an"))) {
      expect(list.length).toBeLessThanOrEqual(mostFound);
    }
  });
});
