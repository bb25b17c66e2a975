import type { Side, SidePair } from "../event-view/index.ts";
import { deriveTile, tileCode } from "../mark/index.ts";
import type { CentreTeamView, StatView } from "./match-centre-view.ts";
import type {
  EsportsPlayView,
  MapView,
  TennisGameView,
  TennisPlayView,
} from "./sport-play-view.ts";

/** Saturday 21 November 2026, 14:00 in Brussels: the instant at which states are drawn. */
const now = Date.UTC(2026, 10, 21, 13, 0, 0);
const minute = 60_000;

export const players: SidePair<CentreTeamView> = [
  { name: "V. Rochebrune" },
  { name: "A. De la Torre" },
];

/** Games by their winners, h or a; the serve alternates from the first server. */
function games(winners: string, first: Side, tieBreak?: SidePair<number>): TennisGameView[] {
  return [...winners].map((letter, index) => ({
    winner: letter === "h" ? "home" : "away",
    server: (index % 2 === 0) === (first === "home") ? "home" : "away",
    tieBreak: index === 12 ? (tieBreak ?? null) : null,
  }));
}

export const thirdSet: TennisPlayView = {
  kind: "tennis",
  sets: [
    games("hahahahahahah", "home", [7, 5]),
    games("aahahahhaa", "away"),
    games("hahaahha", "home"),
  ],
  game: [
    ["15", "0"],
    ["15", "15"],
    ["30", "15"],
    ["30", "30"],
    ["30", "40"],
  ],
  chance: { kind: "break", side: "away", number: 1 },
  beganAt: now - 141 * minute,
  endedAt: null,
  retired: null,
};
/** The third set's tie-break, in which the home player has a match ball. */
export const matchBall: TennisPlayView = {
  ...thirdSet,
  sets: [...thirdSet.sets.slice(0, 2), games("hahahahahaha", "home")],
  game: [
    ["5", "4"],
    ["5", "5"],
    ["6", "5"],
    ["6", "6"],
    ["7", "6"],
  ],
  chance: { kind: "match", side: "home", number: 2 },
};
export const fiveSets: TennisPlayView = {
  ...thirdSet,
  sets: [
    games("hahahahahahah", "home", [7, 5]),
    games("aahahahhaa", "away"),
    games("hahahhhh", "home"),
    games("ahahahahahaha", "away", [9, 11]),
    games("ha", "home"),
  ],
  game: [["0", "15"]],
  chance: { kind: "set", side: "away", number: 1 },
  beganAt: now - 247 * minute,
};
export const tennisOver: TennisPlayView = {
  ...thirdSet,
  sets: [...thirdSet.sets.slice(0, 2), games("hahaahhahh", "home")],
  game: [],
  chance: null,
  endedAt: now - 8 * minute,
};
export const tennisRetired: TennisPlayView = { ...tennisOver, retired: "away" };

export const tennisStats: readonly StatView[] = [
  { key: "aces", values: [11, 7] },
  { key: "double-faults", values: [4, 2] },
  { key: "first-serves-in", values: [61, 67] },
  { key: "break-points-won", values: [2, 3], of: [6, 9] },
];

export const teams: SidePair<CentreTeamView> = [
  { name: "Brussels Titans", mark: tileCode(deriveTile("Brussels Titans")) },
  { name: "Northwolves", mark: tileCode(deriveTile("Northwolves")) },
];

/** Rounds by their winners; sides change after the twelfth, and in overtime after each third. */
function rounds(winners: string, first: Side): MapView["rounds"] {
  const second: Side = first === "home" ? "away" : "home";
  return [...winners].map((letter, index) => {
    const isFirst = index < 12 || (index >= 24 && Math.floor((index - 24) / 3) % 2 === 1);
    return { winner: letter === "h" ? "home" : "away", attacker: isFirst ? first : second };
  });
}

function sampleMap(
  name: string,
  winners: string,
  winner: Side | null,
  first: Side = "home",
): MapView {
  const played = rounds(winners, first);
  const count = (side: Side) => played.filter((round) => round.winner === side).length;
  const next = rounds(`${winners}h`, first).at(-1)?.attacker ?? null;
  return {
    name,
    score: [count("home"), count("away")],
    winner,
    rounds: played,
    attacker: winner === null ? next : null,
  };
}

const firstMap = sampleMap("Corvina", "hhahhahahhahhhahahah", "home");
const secondMap = sampleMap("Halden", "ahaahaahahaahaahahaah", "away", "away");

export const thirdMap: EsportsPlayView = {
  kind: "esports",
  bestOf: 3,
  regularRounds: 24,
  maps: [firstMap, secondMap, sampleMap("Marlow", "hhahhhahhaahhahhaa", null)],
};
export const bestOfFive: EsportsPlayView = {
  ...thirdMap,
  bestOf: 5,
  maps: [
    firstMap,
    secondMap,
    sampleMap("Brinefall", "hhaahhaahhaahhaahhaahhaahahh", null, "away"),
    { name: "Saltwick", score: [0, 0], winner: null, rounds: [], attacker: "home" },
    { name: "Tolmar", score: [0, 0], winner: null, rounds: [], attacker: "away" },
  ],
};
export const esportsOver: EsportsPlayView = {
  ...thirdMap,
  maps: [
    firstMap,
    { ...firstMap, name: "Halden" },
    { name: "Marlow", score: [0, 0], winner: null, rounds: [], attacker: "home" },
  ],
};
/** A game that is counted in turrets, on its only map. */
export const turrets: EsportsPlayView = {
  kind: "esports",
  bestOf: 3,
  regularRounds: null,
  maps: [
    { name: null, score: [9, 6], winner: "home", rounds: [], attacker: null },
    { name: null, score: [3, 5], winner: null, rounds: [], attacker: null },
    { name: null, score: [0, 0], winner: null, rounds: [], attacker: null },
  ],
};
/** A map whose first half is played, at level scores and before a change of sides. */
export const atTheSwitch: EsportsPlayView = {
  ...thirdMap,
  maps: [firstMap, sampleMap("Halden", "hahahahahaha", null), ...bestOfFive.maps.slice(3, 4)],
};
/** A map in its first half. */
export const firstHalf: EsportsPlayView = {
  ...thirdMap,
  maps: [sampleMap("Corvina", "hhahahhah", null), ...bestOfFive.maps.slice(3)],
};
/** A map that the next round may decide. */
export const mapBall: EsportsPlayView = {
  ...thirdMap,
  maps: [firstMap, sampleMap("Halden", "aahaaahaaahaahaah", null)],
};
/** A map of which no round is over. */
export const firstRound: EsportsPlayView = {
  ...thirdMap,
  maps: [sampleMap("Corvina", "", null, "away"), ...bestOfFive.maps.slice(3)],
};

export const esportsStats: readonly StatView[] = [
  { key: "rounds-won", values: [33, 28] },
  { key: "rounds-won-attacking", values: [19, 12] },
  { key: "rounds-won-defending", values: [14, 16] },
  { key: "longest-run", values: [5, 3] },
];
