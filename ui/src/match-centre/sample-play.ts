import { shiftDays } from "@grandstand/rules/days";
import type { SidePair } from "../event-view/index.ts";
import type {
  CentreTeamView,
  IncidentView,
  LineUpView,
  PastMatchView,
  PlayView,
  TableRowView,
} from "./match-centre-view.ts";

export const antwerp: CentreTeamView = { name: "Royal Antwerp", mark: "cc8202fffffff10RA" };
export const gent: CentreTeamView = { name: "KAA Gent", mark: "c1c4f9cffffff61GNT" };
const anderlecht: CentreTeamView = { name: "RSC Anderlecht", mark: "c5b2d86ffffff42AND" };
const charleroi: CentreTeamView = { name: "Sporting Charleroi", mark: "c10141cffffff20SC" };
const mechelen: CentreTeamView = { name: "KV Mechelen", mark: "cd12a2ff5cd3321KVM" };

export const sides: SidePair<CentreTeamView> = [antwerp, gent];
export const longSides: SidePair<CentreTeamView> = [
  { name: "Koninklijke Sportvereniging Wevelgem-Gullegem" },
  { name: "Royale Association Athlétique Louviéroise" },
];

const nothing = { added: 0, player: null, other: null, setPiece: null, score: null } as const;

export const incidents: readonly IncidentView[] = [
  {
    ...nothing,
    number: 1,
    kind: "goal",
    side: "home",
    minute: 23,
    player: "Vandersmissen",
    other: "Maes",
    score: [1, 0],
  },
  { ...nothing, number: 2, kind: "yellow-card", side: "home", minute: 34, player: "Maes" },
  { ...nothing, number: 3, kind: "yellow-card", side: "away", minute: 41, player: "Lindqvist" },
  {
    ...nothing,
    number: 4,
    kind: "goal",
    side: "away",
    minute: 52,
    player: "Okoro",
    other: "Lindqvist",
    setPiece: "corner",
    score: [1, 1],
  },
  {
    ...nothing,
    number: 5,
    kind: "substitution",
    side: "home",
    minute: 58,
    player: "Mbaye",
    other: "Nuyens",
  },
  { ...nothing, number: 6, kind: "red-card", side: "away", minute: 61, player: "De Waele" },
];

const first = [
  3, 8, 12, 5, -4, -10, -5, 4, 12, 16, 20, 14, 6, -3, -9, -14, -6, 5, 18, 26, 35, 42, 48, 16, -6,
  -18, -24, -30, -16, -5, 9, 15, 7, -6, -16, -26, -30, -20, -8, 3, 17, 12, 5, -6, -10, -14, -3,
];
const second = [
  -4, -12, -21, -28, -38, -44, -20, 12, 8, -6, -16, -7, 4, 19, 25, 31, 37, 35, 31, 42, 46, 36,
];

export const play: PlayView = {
  momentum: { first, second },
  incidents,
  stats: [
    { key: "possession", values: [56, 44] },
    { key: "shots", values: [14, 9] },
    { key: "shots-on-target", values: [5, 4] },
    { key: "dangerous-attacks", values: [48, 31] },
    { key: "corners", values: [5, 3] },
    { key: "free-kicks", values: [11, 12] },
    { key: "yellow-cards", values: [1, 1] },
    { key: "red-cards", values: [0, 1] },
  ],
  halfTimeScore: [1, 0],
};

/** Eleven yellow cards, two players off, goals of each kind, and stoppage time in both halves. */
export const roughPlay: PlayView = {
  ...play,
  momentum: { first, second: [...second, ...Array.from({ length: 28 }, (_, at) => 20 - 2 * at)] },
  incidents: [
    ...Array.from(
      { length: 10 },
      (_, index): IncidentView => ({
        ...nothing,
        number: index + 1,
        kind: "yellow-card",
        side: index % 2 === 0 ? "home" : "away",
        minute: 5 + 4 * index,
        player: `Van den Broeck-Delattre ${index + 1}`,
      }),
    ),
    {
      ...nothing,
      number: 11,
      kind: "second-yellow-card",
      side: "home",
      minute: 45,
      added: 3,
      player: "Maes",
    },
    {
      ...nothing,
      number: 12,
      kind: "own-goal",
      side: "away",
      minute: 66,
      player: "Peeters",
      score: [0, 1],
    },
    {
      ...nothing,
      number: 13,
      kind: "penalty-goal",
      side: "home",
      minute: 78,
      player: "Keita",
      score: [1, 1],
    },
    {
      ...nothing,
      number: 14,
      kind: "goal",
      side: "home",
      minute: 90,
      added: 5,
      player: "Baptista",
      setPiece: "free-kick",
      score: [2, 1],
    },
  ],
  halfTimeScore: [0, 0],
};

export const lineUps: SidePair<LineUpView> = [
  {
    formation: "4-2-3-1",
    rows: [
      [{ number: 1, name: "Delcourt" }],
      [
        { number: 2, name: "Peeters" },
        { number: 4, name: "Maes" },
        { number: 23, name: "Sow" },
        { number: 5, name: "Rombouts" },
      ],
      [
        { number: 8, name: "Keita" },
        { number: 16, name: "Hendrix" },
      ],
      [
        { number: 7, name: "Nuyens" },
        { number: 10, name: "Baptista" },
        { number: 22, name: "Stevens" },
      ],
      [{ number: 9, name: "Vandersmissen" }],
    ],
    bench: [
      { number: 12, name: "Goossens" },
      { number: 11, name: "Mbaye" },
      { number: 15, name: "Claes" },
    ],
  },
  {
    formation: "4-3-3",
    rows: [
      [{ number: 33, name: "Van Loo" }],
      [
        { number: 21, name: "Adjei" },
        { number: 3, name: "De Waele" },
        { number: 6, name: "Brandt" },
        { number: 14, name: "Claes" },
      ],
      [
        { number: 8, name: "Lindqvist" },
        { number: 20, name: "Morel" },
        { number: 17, name: "Ito" },
      ],
      [
        { number: 11, name: "Sanchez" },
        { number: 9, name: "Okoro" },
        { number: 19, name: "Vos" },
      ],
    ],
    bench: [
      { number: 1, name: "Simon" },
      { number: 18, name: "Lambert" },
    ],
  },
];

/** Epoch milliseconds. */
export const kickOff = Date.UTC(2026, 10, 28, 19, 45);
const pastMatch = (
  days: number,
  teams: SidePair<CentreTeamView>,
  score: SidePair<number>,
): PastMatchView => ({ playedAt: shiftDays(kickOff, -days, "Europe/Brussels"), teams, score });

export const form: SidePair<readonly PastMatchView[]> = [
  [
    pastMatch(4, [antwerp, mechelen], [4, 0]),
    pastMatch(10, [anderlecht, antwerp], [1, 2]),
    pastMatch(17, [antwerp, charleroi], [0, 1]),
    pastMatch(24, [mechelen, antwerp], [0, 2]),
    pastMatch(31, [antwerp, anderlecht], [3, 1]),
  ],
  [
    pastMatch(7, [gent, charleroi], [3, 2]),
    pastMatch(13, [mechelen, gent], [2, 0]),
    pastMatch(20, [gent, anderlecht], [1, 1]),
    pastMatch(27, [charleroi, gent], [0, 2]),
    pastMatch(34, [gent, mechelen], [1, 0]),
  ],
];

export const meetings: readonly PastMatchView[] = [
  pastMatch(230, [gent, antwerp], [1, 1]),
  pastMatch(363, [antwerp, gent], [2, 0]),
  pastMatch(559, [gent, antwerp], [2, 1]),
  pastMatch(643, [antwerp, gent], [3, 1]),
  pastMatch(783, [gent, antwerp], [0, 0]),
];

const others = ["Union SG", "Club Brugge", "Sint-Truiden"].map((name) => ({ name }));
const ranked: readonly CentreTeamView[] = [
  ...others,
  anderlecht,
  antwerp,
  charleroi,
  mechelen,
  gent,
  ...["KRC Genk", "Standard de Liège", "Cercle Brugge", "OH Leuven"].map((name) => ({ name })),
];

export const table: readonly TableRowView[] = ranked.map((team, index) => ({
  rank: index + 1,
  team,
  played: 15,
  goalDifference: 14 - 3 * index,
  points: 34 - 2 * index,
  form:
    index % 2 === 0
      ? ["won", "drawn", "won", "lost", "won"]
      : ["drawn", "drawn", "won", "won", "lost"],
}));
