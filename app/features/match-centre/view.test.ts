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

  it("[FOLLOW-PLAY-7] has a set or rounds where it is counted in them", () => {
    const { momentum: _momentum, ...begun } = play;
    const tennis = toPlayView({
      ...begun,
      sport: { kind: "tennis", sets: [{ number: 1, games: [] }] },
    });
    expect(tabsOf(tennis, ["play", "form", "meetings"])).toEqual(["set", "stats", "meetings"]);
    const map = { number: 1, score: { home: 1, away: 0 }, rounds: [{ winner: "home" as const }] };
    const rounds = toPlayView({ ...begun, sport: { kind: "esports", maps: [map] } });
    expect(tabsOf(rounds, ["play", "meetings"])).toEqual(["rounds", "stats", "meetings"]);
    const { rounds: _rounds, ...counted } = map;
    const turrets = toPlayView({
      ...begun,
      stats: [],
      sport: { kind: "esports", maps: [counted] },
    });
    expect(tabsOf(turrets, ["play", "meetings"])).toEqual([]);
  });

  it("names games and maps as the components do, what is missing as null", () => {
    const tennis = toPlayView({
      ...play,
      stats: [{ key: "break_points_won", home: 1, away: 0, of: { home: 3, away: 2 } }],
      sport: {
        kind: "tennis",
        sets: [{ number: 1, games: [{ winner: "home", server: "away" }] }],
        game: [{ home: "15", away: "0" }],
        chance: { kind: "break", side: "home", number: 1 },
        began_at: "2026-04-12T18:30:00.000Z",
      },
    });
    expect(tennis.stats[0]).toEqual({ key: "break-points-won", values: [1, 0], of: [3, 2] });
    expect(tennis.sport).toEqual({
      kind: "tennis",
      sets: [[{ winner: "home", server: "away", tieBreak: null }]],
      game: [["15", "0"]],
      chance: { kind: "break", side: "home", number: 1 },
      beganAt: Date.parse("2026-04-12T18:30:00.000Z"),
      endedAt: null,
      retired: null,
    });
    const maps = [{ number: 1, score: { home: 3, away: 5 } }];
    expect(toPlayView({ ...play, sport: { kind: "esports", maps } }).sport).toEqual({
      kind: "esports",
      bestOf: null,
      regularRounds: null,
      maps: [{ name: null, score: [3, 5], winner: null, rounds: [], attacker: null }],
    });
  });

  it("[FOLLOW-PLAY-9] gives a player no mark, and an e-sports team a tile", () => {
    const match = {
      played_at: "2026-04-12T18:30:00.000Z",
      home: { name: "Copper Foxes" },
      away: { name: "Slate Owls" },
      score: { home: 2, away: 1 },
    };
    expect(toPastMatches([match], "tennis")[0]?.teams[0]).toEqual({ name: "Copper Foxes" });
    expect(toPastMatches([match], "esports")[0]?.teams[0].mark).toMatch(/^t/);
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
