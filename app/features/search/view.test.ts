import type { FoundEvent, FoundPlayer, FoundTeam } from "@grandstand/contract/search";
import type { EventView } from "@grandstand/ui/event-view";
import { expect, it } from "vitest";
import { marksOf } from "../events/index.lazy.ts";
import { toFoundLists, toShortcuts } from "./view.ts";

const sport = { sport_slug: "football", sport_name: "Football", sport_category: "sport" } as const;
const antwerp = { id: "1", name: "Royal Antwerp" };
const gent = { id: "2", name: "KAA Gent" };
const match: FoundEvent = {
  id: "match",
  name: "Royal Antwerp – KAA Gent",
  starts_at: "2026-11-21T19:45:00.000Z",
  competition_id: "league",
  competition_slug: "league",
  competition_name: "League",
  region_name: "Belgium",
  type: "match",
  is_live: true,
  home_team: antwerp.name,
  away_team: gent.name,
  ...sport,
};
const wording = {
  count: () => "1",
  start: () => "20:45",
  against: (team: string, start: string | null) => `${start ?? "now"} ${team}`,
  scores: (side: string, team: string) => `${side} at ${team}`,
};
const links = { slugs: new Map(), language: "fr" } as const;
const nothing = { server_time: 0, did_you_mean: null, events: [], competitions: [], teams: [] };
const market = { id: "main", name: "Result", outcomes: [{ id: "1" }, { id: "X" }, { id: "2" }] };
const scorers = { id: "goals", name: "To score", outcomes: [{ id: "g7" }, { id: "g8" }] };
/** The match as the page has it, of which its markets alone matter. */
const priced = (id: string, markets: readonly object[] = [market, scorers]) =>
  ({ id, name: match.name, home: antwerp.name, away: gent.name, markets }) as EventView;

it("[SEARCH-7] has the marks of the lists, a flag, or else the sport", () => {
  const lists = toFoundLists(
    {
      server_time: 0,
      did_you_mean: null,
      events: [
        { ...match, id: "other" },
        { ...match, id: "named", competitors: [antwerp, gent] },
      ],
      competitions: [
        {
          id: "league",
          slug: "league",
          name: "League",
          region_name: "Belgium",
          country: "be",
          event_count: 1,
          ...sport,
        },
      ],
      teams: [{ name: gent.name, event_count: 1, next_event: match, ...sport }],
    },
    links,
    wording,
  );
  const { marks } = marksOf({ ...match, competitors: [antwerp, gent] });
  expect(lists.events.map((each) => each.marks)).toEqual([marks, marks]);
  expect(lists.teams[0]?.marks).toEqual([marks?.[1]]);
  expect(lists.competitions[0]).toMatchObject({ country: "be", sport: "football" });
});

it("[SEARCH-7] has the sport alone where persons play", () => {
  const tennis = { ...match, sport_slug: "tennis" };
  const lists = toFoundLists(
    {
      server_time: 0,
      did_you_mean: null,
      events: [{ ...tennis, id: "other" }],
      competitions: [],
      teams: [
        { ...sport, sport_slug: "tennis", name: "J. Sinner", event_count: 1, next_event: tennis },
      ],
    },
    links,
    wording,
  );
  for (const found of [...lists.events, ...lists.teams]) {
    expect(found).toMatchObject({ sport: "tennis" });
    expect(found.marks).toBeUndefined();
  }
});

const team: FoundTeam = { ...sport, name: gent.name, event_count: 2, next_event: match };
const player: FoundPlayer = {
  ...sport,
  name: "S. Peeters",
  number: 8,
  team: gent,
  next_event: match,
  outcome_id: "g8",
};

it("[SEARCH-10] has the main market of a match, and of a player his own price alone", () => {
  const answer = {
    ...nothing,
    teams: [team],
    players: [player, { ...player, number: 9, outcome_id: undefined }],
    events: [{ ...match, id: "next" }],
  };
  const lists = toFoundLists(answer, links, wording, [priced("match"), priced("next")]);
  expect(lists.teams[0]?.priced).toEqual({ eventName: match.name, market });
  expect(lists.events[0]?.priced?.market).toBe(market);
  expect(lists.players[0]?.priced?.market).toMatchObject({ id: "goals", outcomes: [{ id: "g8" }] });
  expect(lists.players[1]?.priced).toBeUndefined();
  expect(toFoundLists(answer, links, wording).teams[0]?.priced).toBeUndefined();
  const many = { ...market, outcomes: [...market.outcomes, { id: "3" }] };
  const race = { ...priced("match", [market]), home: null, away: null };
  for (const other of [priced("match", [many]), race, priced("match", [])]) {
    expect(toFoundLists(answer, links, wording, [other]).teams[0]?.priced).toBeUndefined();
  }
});

it("[SEARCH-11] says whom a team and a player meet next, and lists that match once", () => {
  const ahead = { ...match, is_live: false };
  const lists = toFoundLists(
    {
      ...nothing,
      teams: [team, { ...team, name: antwerp.name, next_event: ahead }],
      players: [player, { ...player, outcome_id: undefined }],
      events: [match, { ...match, id: "next" }],
    },
    links,
    wording,
    [priced("match")],
  );
  expect(lists.teams.map(({ detail, names }) => [detail, names])).toEqual([
    ["now Royal Antwerp", ["Royal Antwerp"]],
    ["20:45 KAA Gent", ["KAA Gent"]],
  ]);
  expect(lists.players.map(({ detail }) => detail)).toEqual([
    "KAA Gent at Royal Antwerp",
    "KAA Gent · now Royal Antwerp",
  ]);
  expect(lists.players[0]?.names).toEqual(["KAA Gent", "Royal Antwerp"]);
  expect(lists.events.map(({ id }) => id)).toEqual(["event-next"]);
});

it("[SEARCH-12] begins with the sports that have an icon", () => {
  const football = { id: "1", name: "Football", href: "/football/", icon: "football", count: 4 };
  const { icon: _, ...plain } = football;
  expect(toShortcuts([football, plain])).toEqual([
    { href: "/football/", name: "Football", slug: "football", count: 4 },
  ]);
});
