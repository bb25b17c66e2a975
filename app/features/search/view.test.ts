import type { FoundEvent } from "@grandstand/contract/search";
import { expect, it } from "vitest";
import { marksOf } from "../events/index.lazy.ts";
import { toFoundLists } from "./view.ts";

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
const wording = { count: () => "1", start: () => "20:45" };

it("[SEARCH-7] has the marks of the lists, a flag, or else the sport", () => {
  const lists = toFoundLists(
    {
      server_time: 0,
      did_you_mean: null,
      events: [match, { ...match, id: "named", competitors: [antwerp, gent] }],
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
    { slugs: new Map(), language: "fr" },
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
      events: [tennis],
      competitions: [],
      teams: [
        { ...sport, sport_slug: "tennis", name: "J. Sinner", event_count: 1, next_event: tennis },
      ],
    },
    { slugs: new Map(), language: "fr" },
    wording,
  );
  for (const found of [...lists.events, ...lists.teams]) {
    expect(found).toMatchObject({ sport: "tennis" });
    expect(found.marks).toBeUndefined();
  }
});
