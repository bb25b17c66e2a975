import { competitions } from "../catalogue/competitions.ts";
import { createRandom, type Random } from "../models/random.ts";
import { namesFromAbroad, namesOf } from "./family-names.ts";
import type { Side } from "./intensities.ts";

export type Position = "goalkeeper" | "defender" | "midfielder" | "forward";

/** A made-up player of a club. */
export interface Player {
  number: number;
  /** Family name, each once in a squad; with an initial where both sides of a match have it. */
  name: string;
  /** Of his two given names, with their points. */
  initials: readonly [string, string];
  position: Position;
  /** How likely a goal of the side is this player’s, in proportion to the others on the pitch. */
  goalShare: number;
}

/** A side as it begins: eleven in their rows, and those who may come on. */
export interface LineUp {
  /** Rows from the defence on, joined by dashes. */
  formation: string;
  /** The goalkeeper’s first; left to right as the side attacks. */
  rows: readonly (readonly Player[])[];
  bench: readonly Player[];
}

/** Rows of a formation, defence first, with the position of each row’s players. */
const formations: Readonly<Record<string, readonly [Position, number][]>> = {
  "4-3-3": [
    ["defender", 4],
    ["midfielder", 3],
    ["forward", 3],
  ],
  "4-2-3-1": [
    ["defender", 4],
    ["midfielder", 2],
    ["midfielder", 3],
    ["forward", 1],
  ],
  "4-4-2": [
    ["defender", 4],
    ["midfielder", 4],
    ["forward", 2],
  ],
  "3-5-2": [
    ["defender", 3],
    ["midfielder", 5],
    ["forward", 2],
  ],
};

const benchPositions: readonly Position[] = [
  "goalkeeper",
  "defender",
  "defender",
  "midfielder",
  "midfielder",
  "forward",
  "forward",
];

/** Shirt numbers that a position usually has, no number twice and enough for any formation. */
const usualNumbers: Readonly<Record<Position, readonly number[]>> = {
  goalkeeper: [1, 12],
  defender: [2, 3, 4, 5, 15, 21, 23],
  midfielder: [6, 8, 10, 14, 16, 17, 20, 22],
  forward: [9, 7, 11, 19, 18],
};

/** Mean parts of a side’s goals for one player of a position. */
const goalShares: Readonly<Record<Position, number>> = {
  goalkeeper: 0,
  defender: 0.028,
  midfielder: 0.075,
  forward: 0.24,
};

/** The part of a squad that comes from abroad. */
const abroadPart = 0.4;

const regionOfClub: ReadonlyMap<string, string> = new Map(
  competitions.flatMap((competition) =>
    competition.sport === "football" && competition.region !== "europe"
      ? competition.clubs.map(({ name }) => [name, competition.region] as const)
      : [],
  ),
);

/** Deals the entries of a list in a drawn order, each once; throws a RangeError once there is none left. */
function deck<T>(entries: readonly T[], random: Random): () => T {
  const left = [...entries];
  return () => {
    const [dealt] = left.splice(random.integer(left.length), 1);
    if (dealt === undefined) throw new RangeError("nothing left to deal");
    return dealt;
  };
}

const initials = Array.from("ABCDEFGHIJKLMNOPRSTVWYZ", (letter) => `${letter}.`);

/** The line-up of a club: the same whenever and against whom it plays. */
export function lineUpOf(club: string): LineUp {
  const random = createRandom(`squad of ${club}`);
  const given = random.fork("given names");
  const own = namesOf(regionOfClub.get(club) ?? "");
  const names = {
    own: deck(own, random),
    abroad: deck(
      namesFromAbroad.filter((name) => !own.includes(name)),
      random,
    ),
  };
  const numbers = {
    goalkeeper: [...usualNumbers.goalkeeper],
    defender: [...usualNumbers.defender],
    midfielder: [...usualNumbers.midfielder],
    forward: [...usualNumbers.forward],
  };
  const player = (position: Position): Player => ({
    number: numbers[position].shift() ?? 0,
    name: random.next() < abroadPart ? names.abroad() : names.own(),
    initials: [given.pick(initials), given.pick(initials)],
    position,
    goalShare: goalShares[position] * random.between(0.5, 1.6),
  });
  const formation = random.pick(Object.keys(formations));
  const rows = (formations[formation] ?? []).map(([position, count]) =>
    Array.from({ length: count }, () => player(position)),
  );
  return {
    formation,
    rows: [[player("goalkeeper")], ...rows],
    bench: benchPositions.map(player),
  };
}

/** The players of a line-up: the eleven as they are in their rows, then the bench. */
export function squadOf({ rows, bench }: LineUp): readonly Player[] {
  return [...rows.flat(), ...bench];
}

/** A name that differs from one of the other side: by an initial, by two, or by none for the home side. */
function nameBeside({ name, initials }: Player, other: Player, isHome: boolean): string {
  const [first, second] = initials;
  if (other.initials[0] !== first) return `${first} ${name}`;
  if (other.initials[1] !== second) return `${first} ${second} ${name}`;
  return isHome ? name : `${first} ${name}`;
}

/** The line-ups of a match, in which players of one family name have different names. */
export function lineUpsOf(home: string, away: string): Record<Side, LineUp> {
  const lineUps = { home: lineUpOf(home), away: lineUpOf(away) };
  const apart = ({ formation, rows, bench }: LineUp, others: LineUp, isHome: boolean): LineUp => {
    const byName = new Map(squadOf(others).map((player) => [player.name, player]));
    const withOwnName = (player: Player): Player => {
      const other = byName.get(player.name);
      return other ? { ...player, name: nameBeside(player, other, isHome) } : player;
    };
    return {
      formation,
      rows: rows.map((row) => row.map(withOwnName)),
      bench: bench.map(withOwnName),
    };
  };
  return {
    home: apart(lineUps.home, lineUps.away, true),
    away: apart(lineUps.away, lineUps.home, false),
  };
}
