import type { Event } from "@grandstand/contract/entities";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PageHead } from "../core/seo.ts";
import { breadcrumbThing, eventThing, structuredText } from "./structured-data-script.ts";

const match = {
  id: "7",
  name: "Gent - Genk",
  type: "match",
  status: "not_started",
  starts_at: "2026-11-21T18:30:00.000Z",
  competition_name: "Jupiler Pro League",
  sport_slug: "football",
  sport_category: "sport",
  competitors: [
    { id: "1", name: "Gent" },
    { id: "2", name: "Genk" },
  ],
  markets: [{ outcomes: [{ odds: 2.35 }] }],
} as unknown as Event;

const head: PageHead = {
  title: "Gent - Genk",
  description: "Alle markten.",
  path: "/voetbal/jupiler-pro-league/gent-genk-7/",
  language: "nl",
  siteOrigin: "https://bets.example",
  brandName: "Grandstand",
};

/** Names as they come, and names that try to end the element they are in. */
const names = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .tuple(fc.string(), fc.constantFrom("</script>", "<!--", "<script", "]]>", "</SCRIPT\t>"))
    .map(([text, end]) => text + end),
);

describe("structured data", () => {
  it("[SERVER-62] keeps any name whole, and lets none end the script or begin another", () => {
    fc.assert(
      fc.property(names, names, (name, competition) => {
        const event = { ...match, name, competition_name: competition };
        const thing = eventThing(event, { ...head, description: name }, "Voetbal");
        const text = structuredText(thing ? [thing] : []);
        expect(text).not.toMatch(/[<\u2028\u2029]/);
        const read = JSON.parse(text)["@graph"][0];
        expect([read.name, read.superEvent.name, read.description]).toEqual([
          name,
          competition,
          name,
        ]);
      }),
    );
  });

  it("[SERVER-60] says what is played, when and by whom, at the page's own address, without a price", () => {
    expect(eventThing(match, head, "Voetbal")).toEqual({
      "@type": "SportsEvent",
      name: "Gent - Genk",
      description: "Alle markten.",
      url: "https://bets.example/nl/voetbal/jupiler-pro-league/gent-genk-7/",
      inLanguage: "nl",
      startDate: "2026-11-21T18:30:00.000Z",
      eventStatus: "https://schema.org/EventScheduled",
      sport: "Voetbal",
      superEvent: { "@type": "EventSeries", name: "Jupiler Pro League" },
      competitor: [
        { "@type": "SportsTeam", name: "Gent" },
        { "@type": "SportsTeam", name: "Genk" },
      ],
      homeTeam: { "@type": "SportsTeam", name: "Gent" },
      awayTeam: { "@type": "SportsTeam", name: "Genk" },
    });
  });

  it("[SERVER-60] says that an event is cancelled, and that tennis players are persons", () => {
    const tennis: Event = { ...match, sport_slug: "tennis", status: "cancelled" };
    expect(eventThing(tennis, head, "Tennis")).toMatchObject({
      eventStatus: "https://schema.org/EventCancelled",
      homeTeam: { "@type": "Person" },
    });
  });

  it("[SERVER-60] names no sides of a race, and no event for an outright or a machine's draw", () => {
    const race: Event = { ...match, type: "race", competitors: [] };
    expect(eventThing(race, head, "Courses")).not.toHaveProperty("competitor");
    expect(eventThing({ ...match, type: "outright" }, head, "Football")).toBeNull();
    expect(eventThing({ ...match, sport_category: "virtual" }, head, "Football")).toBeNull();
  });

  it("[SERVER-61] gives the path to a page, each step with its whole address", () => {
    const steps = [
      { name: "Paris sportifs", path: "/" },
      { name: "Football", path: "/football/" },
      { name: "Pro League", path: "/football/?competition=pro-league" },
    ];
    expect(breadcrumbThing("https://bets.example", steps)).toMatchObject({
      itemListElement: [
        { position: 1, name: "Paris sportifs", item: "https://bets.example/" },
        { position: 2, name: "Football", item: "https://bets.example/football/" },
        { position: 3, item: "https://bets.example/football/?competition=pro-league" },
      ],
    });
  });
});
