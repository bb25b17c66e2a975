import type { PlaySnapshot } from "@grandstand/contract/match-centre";
import { centreParts } from "@grandstand/contract/match-centre";
import { describe, expect, it } from "vitest";
import { tabsOf, toPastMatches, toPlayView } from "./view.ts";

const play: PlaySnapshot = {
  epoch: "one",
  sequence: 4,
  at: 0,
  half_time_score: { home: 1, away: 0 },
  incidents: [
    {
      number: 1,
      kind: "second_yellow_card",
      side: "away",
      minute: 45,
      added_minute: 2,
      player: "Maes",
    },
  ],
  stats: [{ key: "shots_on_target", home: 3, away: 1 }],
  momentum: { first: [4, -3], second: [] },
};

describe("a match's centre as it is shown", () => {
  it("[FOLLOW-PLAY-5] has the tabs for which there is data", () => {
    expect(tabsOf(toPlayView(play), centreParts)).toEqual([
      "momentum",
      "stats",
      "timeline",
      "line-ups",
      "table",
    ]);
    expect(tabsOf(null, centreParts)).toEqual(["form", "meetings", "table", "line-ups"]);
    expect(tabsOf(null, ["meetings"])).toEqual(["meetings"]);
    const { momentum: _momentum, stats: _stats, ...scores } = play;
    expect(tabsOf(toPlayView(scores), ["play", "meetings"])).toEqual(["timeline", "meetings"]);
  });

  it("names incidents and figures as the components do, what is missing as null", () => {
    expect(toPlayView(play)).toEqual({
      momentum: play.momentum,
      incidents: [
        {
          number: 1,
          kind: "second-yellow-card",
          side: "away",
          minute: 45,
          added: 2,
          player: "Maes",
          other: null,
          setPiece: null,
          score: null,
        },
      ],
      stats: [{ key: "shots-on-target", values: [3, 1] }],
      halfTimeScore: [1, 0],
    });
  });

  it("[FOLLOW-PLAY-6] gives a team without a crest the one of its name", () => {
    const [match] = toPastMatches([
      {
        played_at: "2026-04-12T18:30:00.000Z",
        home: { name: "KSK Heist" },
        away: {
          name: "KAA Gent",
          crest: {
            initials: "GNT",
            colours: ["#1c4f9c", "#ffffff"],
            pattern: "quarters",
            shape: "round",
          },
        },
        score: { home: 0, away: 2 },
      },
    ]);
    expect(match?.teams[1].mark).toBe("c1c4f9cffffff61GNT");
    expect(match?.teams[0].mark).toMatch(/^c/);
  });
});
