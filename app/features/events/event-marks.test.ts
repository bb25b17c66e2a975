import type { Event } from "@grandstand/contract/entities";
import { markOfCode } from "@grandstand/ui/mark";
import { describe, expect, it } from "vitest";
import { markOfOutcome, markOfTeam, marksOf, marksOfSides, namedSides } from "./event-marks.ts";

const crest = {
  initials: "RA",
  colours: ["#C8202F", "#ffffff"],
  pattern: "halves",
  shape: "shield",
} as const;

function match(facts: Partial<Event>): Event {
  const competitors = [
    { id: "1", name: "Royal Antwerp" },
    { id: "2", name: "KAA Gent" },
  ];
  const sport = { sport_slug: "football", sport_category: "sport" } as const;
  return { type: "match", competitors, ...sport, ...facts } as Event;
}

const drawn = (event: Event) => (marksOf(event).marks ?? []).map(markOfCode);

describe("the marks of an event", () => {
  it("[EVENT-VIEW-14] are the crests of the wire, and else made from the names", () => {
    const [home, away] = drawn(
      match({
        competitors: [
          { id: "1", name: "Royal Antwerp", crest: { ...crest, colours: [...crest.colours] } },
          { id: "2", name: "KAA Gent" },
        ],
      }),
    );
    expect(home).toMatchObject({ kind: "crest", mark: { initials: "RA", pattern: "halves" } });
    expect(away).toMatchObject({ kind: "crest", mark: { initials: "GEN" } });
  });

  it("[EVENT-VIEW-14] are tiles in e-sports, and none where persons or horses run", () => {
    const esport = { sport_slug: "valorant", sport_category: "esport" } as const;
    expect(drawn(match(esport)).map((each) => each?.kind)).toEqual(["tile", "tile"]);
    expect(marksOf(match({ sport_slug: "tennis" }))).toEqual({});
    expect(marksOf(match({ type: "race", competitors: [] }))).toEqual({});
  });

  it("[EVENT-VIEW-14] are the countries of players, where one is known", () => {
    const players = (countries: readonly (string | undefined)[]) =>
      match({
        sport_slug: "tennis",
        competitors: countries.map((country, index) => ({
          id: String(index),
          name: `Player ${index}`,
          ...(country !== undefined && { country }),
        })),
      });
    expect(marksOf(players(["be", "gb-eng"])).marks).toEqual(["be", "gb-eng"]);
    expect(marksOf(players(["be", undefined])).marks).toEqual(["be", ""]);
    expect(marksOf(players([undefined, undefined]))).toEqual({});
    const club = match({ competitors: [{ id: "1", name: "KAA Gent", country: "be" }] });
    const [first] = club.competitors;
    expect(first && markOfTeam(first, club)).toEqual(markOfTeam({ name: "KAA Gent" }, match({})));
  });

  it("[EVENT-VIEW-14] give way to the operator's own images", () => {
    const image = "https://images.example/antwerp.png";
    const own = match({
      competitors: [
        { id: "1", name: "Royal Antwerp", image },
        { id: "2", name: "KAA Gent" },
      ],
    });
    expect(marksOf(own).images).toEqual([image, null]);
    expect(marksOf(own).marks).toHaveLength(2);
    expect(marksOf(match({})).images).toBeUndefined();
  });

  it("[EVENT-VIEW-16] are the same where the event is only named, with a crest on the wire and without", () => {
    const [antwerp, gent] = match({}).competitors;
    const known = { ...antwerp, crest: { ...crest, colours: [...crest.colours] } };
    for (const competitors of [undefined, [antwerp, gent], [known, gent], [gent, known]]) {
      const event = match((competitors ? { competitors } : {}) as Partial<Event>);
      const name = event.competitors.map((each) => each.name).join(" – ");
      const sides = namedSides(competitors && event.competitors, name);
      expect(marksOfSides(sides, event)).toEqual(marksOf(event));
      expect(marksOf(event).marks).toHaveLength(2);
    }
  });

  it("[EVENT-VIEW-16] are none where the name has no two sides, or persons play", () => {
    const named = (name: string, sport: Partial<Event> = {}) =>
      marksOfSides(namedSides(undefined, name), match(sport));
    expect(named("Kuurne · Rit 4")).toEqual({});
    expect(named("A – B – C")).toEqual({});
    expect(named("J. Sinner – C. Alcaraz", { sport_slug: "tennis" })).toEqual({});
  });

  it("[EVENT-VIEW-16] of a team alone are those that it has beside another", () => {
    const [antwerp] = match({}).competitors;
    if (!antwerp) throw new Error("the match has sides");
    expect(markOfTeam(antwerp, match({})).marks?.[0]).toBe(marksOf(match({})).marks?.[0]);
    expect(markOfTeam(antwerp, match({ sport_slug: "tennis" }))).toEqual({});
  });
});

describe("the mark of an outcome", () => {
  const silks = {
    body: ["#1f57b8", "#f6d233"],
    pattern: "sash",
    sleeves: "#1f57b8",
    cap: "#f6d233",
  } as const;
  const win = { sportSlug: "horse-racing", marketType: "win" };
  const drawnOf = (runner: Parameters<typeof markOfOutcome>[0], market: Partial<typeof win> = {}) =>
    markOfCode(markOfOutcome(runner, { ...win, ...market }) ?? "");

  it("[EVENT-VIEW-17] is the silks of a horse, those of the wire or those of its name", () => {
    expect(drawnOf({ name: "Sainte Rose", silks })).toEqual({ kind: "silks", mark: silks });
    const named = drawnOf({ name: "Sainte Rose" });
    expect(named?.kind).toBe("silks");
    expect(drawnOf({ name: "Sainte Rose" }, { marketType: "place" })).toEqual(named);
    expect(drawnOf({ name: "Sainte Rose" }, { sportSlug: "virtual-horse-racing" })).toEqual(named);
  });

  it("[EVENT-VIEW-17] is none of a greyhound, of an order of horses and of a match", () => {
    expect(drawnOf({ name: "Trap 3" }, { sportSlug: "virtual-greyhounds" })).toBeNull();
    expect(drawnOf({ name: "A – B" }, { marketType: "forecast" })).toBeNull();
    expect(drawnOf({ name: "KAA Gent" }, { sportSlug: "football", marketType: "1x2" })).toBeNull();
  });
});
