import { describe, expect, it } from "vitest";
import { readRecent, toRecent } from "./recent.ts";

const found = { name: "Club Brugge", detail: "", href: "/", isLive: false, sport: "football" };

describe("what is kept of a search", () => {
  it("[SEARCH-9] is the name of what was chosen with its mark, and of an event what was typed", () => {
    const team = {
      ...found,
      id: "team-football-Club-Brugge",
      marks: ["c1"],
      images: ["https://x"],
    };
    expect(toRecent(team, "brug")).toEqual({
      query: "Club Brugge",
      mark: { sport: "football", marks: ["c1"], country: undefined },
    });
    const player = { ...found, id: "player-a-8", shirt: { mark: "c1", number: 8 } };
    expect(toRecent(player, "brug").mark).toMatchObject({ shirt: { mark: "c1", number: 8 } });
    const league = { ...found, id: "competition-101", country: "be" };
    expect(toRecent(league, "brug").mark).toMatchObject({ country: "be" });
    expect(toRecent({ ...found, id: "event-7", marks: ["c1"] }, "brug")).toEqual({ query: "brug" });
  });

  it("[SEARCH-9] is read again, with what an earlier version has kept", () => {
    const mark = { sport: "football", marks: ["c1"] };
    const kept = JSON.stringify(["genk", { query: "Club Brugge", mark }, { query: "gent" }]);
    expect(readRecent(kept)).toEqual([
      { query: "genk" },
      { query: "Club Brugge", mark },
      { query: "gent" },
    ]);
    expect(readRecent(JSON.stringify(Array(9).fill("genk")))).toHaveLength(6);
    for (const nonsense of [null, "", "{", "7", '[{"query":7}]', '[{"query":"a","mark":{}}]']) {
      expect(readRecent(nonsense)).toEqual([]);
    }
  });
});
