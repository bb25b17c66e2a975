import { mostFound, mostPriced } from "@grandstand/contract/search";
import { describe, expect, it } from "vitest";
import { inEditorialOrder } from "../catalogue/competitions.ts";
import { createWorld } from "../world/index.ts";
import { hour, saturdayEvening } from "../world/world-fixture.ts";
import { searchAnswer } from "./answer.ts";
import { findPlayers, squadsIn } from "./found-players.ts";
import { rankOf } from "./rank.ts";
import { findByName } from "./search.ts";
import { mistakesIn, wordsOf } from "./words.ts";

// Not every club plays within one programme, so the search covers several.
const events = [0, 100, 200].flatMap((hours) =>
  createWorld({ seed: 7, clock: () => saturdayEvening + hours * hour }).listed("en"),
);
const find = (query: string) => findByName(events, query);
const nothing = { events: [], competitions: [], teams: [], players: [], did_you_mean: null };

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
    expect(rankOf(["ugge"], "Club Brugge")).toBe(2);
    expect(rankOf(["bruges"], "Club Brugge", "Bruges FCB")).toBe(1);
    expect(rankOf(["ruges"], "Club Brugge", "Bruges FCB")).toBeNull();
    expect(rankOf(["club", "gent"], "Club Brugge")).toBeNull();
    const ranks = find("an").teams.map(({ name }) => rankOf(["an"], name));
    const begun = ranks.filter((rank) => rank === 0);
    expect(begun.length).toBeGreaterThan(0);
    expect(ranks.slice(0, begun.length)).toEqual(begun);
  });

  it.each(["", " ", "a", "é", "–"])("[SEARCH-3] finds nothing for %j", (query) => {
    expect(find(query)).toEqual(nothing);
  });

  it("[SEARCH-4] has popular competitions first, and what is in play first in each", () => {
    const slugs = find("league").events.map(({ competition_slug }) => competition_slug);
    expect(slugs).toEqual(
      inEditorialOrder(slugs.map((slug) => ({ slug }))).map(({ slug }) => slug),
    );
    for (const slug of slugs) {
      const live = find("league")
        .events.filter((event) => event.competition_slug === slug)
        .map(({ is_live }) => is_live);
      expect(live).toEqual([...live].sort((one, two) => Number(two) - Number(one)));
    }
    expect(find("ant").teams[0]?.name).toBe("Royal Antwerp");
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

  it("[SEARCH-10] says who plays with their crests, and a competition's flag", () => {
    const [team] = find("royal antwerp").teams;
    expect(team).toMatchObject({ name: "Royal Antwerp", crest: { initials: "RA" } });
    const sides = team?.next_event.competitors ?? [];
    expect(sides.map(({ name }) => name)).toEqual([
      team?.next_event.home_team,
      team?.next_event.away_team,
    ]);
    expect(sides.find(({ name }) => name === "Royal Antwerp")?.crest).toEqual(team?.crest);
    expect(find("jupiler pro").competitions[0]?.country).toBe("be");
  });

  it("[SEARCH-6] leaves the machine's events out, and stays short", () => {
    expect(find("virtual league").events).toEqual([]);
    expect(find("race").events.every(({ sport_category }) => sport_category === "sport")).toBe(
      true,
    );
    const { events: found, competitions, teams } = find("an");
    for (const list of [found, competitions, teams]) {
      expect(list.length).toBeLessThanOrEqual(mostFound);
    }
  });

  it.each([
    ["psg", "Paris Saint-Germain"],
    ["bruges", "Club Brugge"],
    ["anvers", "Royal Antwerp"],
    ["gand", "KAA Gent"],
    ["malines", "KV Mechelen"],
    ["liège", "Standard de Liège"],
    ["luik", "Standard de Liège"],
    ["barca", "FC Barcelona"],
    ["man u", "Manchester United"],
    ["om", "Olympique de Marseille"],
  ])("[SEARCH-7] finds by %s: %s", (typed, name) => {
    const played = events.some(({ competitors }) => competitors.includes(name));
    expect(played, "the programme has a match of it").toBe(true);
    const found = find(typed);
    expect(found.teams.map((team) => team.name)).toContain(name);
    expect(found.did_you_mean).toBeNull();
  });

  it.each([
    ["jpl", "jupiler-pro-league"],
    ["ligue des champions", "champions-league"],
    ["voetbal", "jupiler-pro-league"],
  ])("[SEARCH-7] finds the competition by %s", (typed, slug) => {
    expect(find(typed).competitions.map((competition) => competition.slug)).toContain(slug);
  });

  it.each([
    ["anderlcht", "Anderlecht", "RSC Anderlecht"],
    ["brguge", "Brugge", "Club Brugge"],
    ["barcelonna", "Barcelona", "FC Barcelona"],
    ["stnadard liege", "Standard Liège", "Standard de Liège"],
  ])("[SEARCH-8] finds what %s means", (typed, meant, name) => {
    const found = find(typed);
    expect(found.did_you_mean).toBe(meant);
    expect(found.teams.map((team) => team.name)).toContain(name);
  });

  it.each([
    ["genk", "genk", 0],
    ["genk", "genkenaar", 0],
    ["gnek", "genk", 1],
    ["gennk", "genk", 1],
    ["gnk", "genk", 1],
    ["gank", "genk", 1],
    ["gakn", "genk", 2],
  ])("[SEARCH-8] counts in %s for %s: %d", (typed, word, mistakes) => {
    expect(mistakesIn(typed, word)).toBe(mistakes);
  });

  it.each(["xqzw", "zzzzzzzzz", "qx"])("[SEARCH-9] finds nothing near %s", (typed) => {
    expect(find(typed)).toEqual(nothing);
  });

  it("[SEARCH-11] finds a player by his name, once, in the first match of his side", () => {
    const world = createWorld({ seed: 7, clock: () => saturdayEvening });
    const squadsOf = squadsIn(world);
    const match = world.listed("en").find((event) => squadsOf(event).length > 0);
    const squad = match ? squadsOf(match) : [];
    const [player] = squad;
    if (!match || !player) throw new Error("The programme has a match with players.");
    const again = { ...match, id: "again" };
    const typed = wordsOf(player.name.toUpperCase());
    const found = findPlayers([match, again], typed, () => squad, mostFound);
    const own = found.filter(
      ({ number, team }) => number === player.number && team.name === player.team,
    );
    expect(own).toMatchObject([{ name: player.name, next_event: { id: match.id } }]);
    expect(findPlayers([match], wordsOf("xqzw"), () => squad, mostFound)).toEqual([]);
    expect(findPlayers([match], [""], () => squad, 2)).toHaveLength(2);
  });
});

describe("the prices of what is found", () => {
  const world = createWorld({ seed: 7, clock: () => saturdayEvening });

  it("[SEARCH-12] are those of the main market, once each, of the first of each kind", () => {
    const { prices = [], teams } = searchAnswer(world, "en", "an");
    const ids = prices.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(teams[0]?.next_event.id);
    expect(ids.length).toBeLessThanOrEqual(3 * mostPriced);
    for (const { markets } of prices) {
      expect(markets[0]?.outcomes.length).toBeLessThanOrEqual(3);
    }
  });

  it("[SEARCH-13] have the goals of a found player, the found outcomes alone", () => {
    const ahead = world
      .competitions("en", { sport: "football", live: false })
      .flatMap((competition) => competition.events)[0];
    const forward = world.lineUps(ahead?.id ?? "")?.home.rows.at(-1)?.[0];
    const { players = [], prices = [] } = searchAnswer(world, "en", forward?.name ?? "");
    const found = players.find(({ outcome_id: id }) => id !== undefined);
    const scorers = prices
      .find(({ id }) => id === found?.next_event.id)
      ?.markets.find(({ type }) => type === "anytime_scorer");
    const ids = scorers?.outcomes.map(({ id }) => id) ?? [];
    expect(ids).toContain(found?.outcome_id);
    expect(players.map(({ outcome_id: id }) => id)).toEqual(expect.arrayContaining(ids));
  });
});
