import type { Incident, Stat } from "@grandstand/contract/match-centre";
import type { Rates, Score } from "../models/football.ts";
import type { Random } from "../models/random.ts";
import {
  cardsExpected,
  type Intensities,
  intensitiesAt,
  ownGoalPart,
  possessionOf,
  ratesWhenShort,
  type Side,
  sides,
} from "./intensities.ts";
import { createMomentum } from "./momentum.ts";
import { lineUpOnPitch, type OnThePitch, type PitchState } from "./on-the-pitch.ts";
import { createPlayerRecords, type PlayerRecord, type Scorer } from "./player-records.ts";
import type { LineUp, Player } from "./squads.ts";
import { substitutionRate, substitutionsFrom } from "./substitutions.ts";

/** A stretch of play, and whether a goal ended it. */
export interface PlayStretch {
  half: 1 | 2;
  /** Minutes of the half before and after it, stoppage time included. */
  from: number;
  to: number;
  /** The part of a match’s expected goals that falls into it. */
  share: number;
  goal: Side | null;
  /** With that goal. */
  score: Score;
}

/** What has happened in a match, in the contract’s terms. */
export interface PlayFacts {
  incidents: readonly Incident[];
  stats: readonly Stat[];
  momentum: { first: readonly number[]; second: readonly number[] };
  lineUps: Readonly<Record<Side, LineUp>>;
  /** What each player of the squads has done. */
  players: Readonly<Record<Side, readonly PlayerRecord[]>>;
  /** Who scored the goals, first to last, own goals left out. */
  scorers: readonly Scorer[];
}

/** A match’s play around its goals, which its prices draw. */
export interface FootballPlay {
  /** Draws what happened in a stretch. Returns whether a player was sent off. */
  advance(stretch: PlayStretch): boolean;
  /** How many players each side is short. */
  short(): Readonly<Record<Side, number>>;
  /** Who is on the pitch and who may come on. */
  pitch(): Readonly<Record<Side, PitchState>>;
  /** What lists have beside the names: players sent off, and corners, so far. */
  notes(): Readonly<Record<Side, { cards: number; corners: number }>>;
  /** Rises with whatever is known of a player. */
  version(): number;
  facts(): PlayFacts;
}

/** `goals` are those of its own shots. */
type Counts = Record<keyof Intensities | "yellow" | "red" | "goals", number>;

/** Parts of the goals that come from a penalty, a corner and a free kick. */
const goalsFrom = { penalty: 0.09, corner: 0.13, freeKick: 0.04 } as const;
const passedGoals = 0.75;
/** How much of a minute’s momentum an attack, a shot and a goal are. */
const pressureOf = { attack: 8, shot: 15, goal: 20 } as const;
const halfLength = 45;
/** A stretch’s possession differs from a match’s by as much. */
const possessionSpread = 0.2;

function noCounts(): Counts {
  return {
    onTarget: 0,
    offTarget: 0,
    blocked: 0,
    corners: 0,
    freeKicks: 0,
    attacks: 0,
    yellow: 0,
    red: 0,
    goals: 0,
  };
}

/** Draws a number of events by the Poisson law. */
function drawCount(mean: number, random: Random): number {
  const floor = Math.exp(-mean);
  let product = random.next();
  let count = 0;
  while (product > floor) {
    product *= random.next();
    count += 1;
  }
  return count;
}

function other(side: Side): Side {
  return side === "home" ? "away" : "home";
}

/** Begins the play of a match; `rates` are the goals that each side is expected to score in it. */
export function beginPlay(
  rates: Rates,
  lineUps: Readonly<Record<Side, LineUp>>,
  random: Random,
): FootballPlay {
  const teams: Record<Side, OnThePitch> = {
    home: lineUpOnPitch(lineUps.home, random.fork("home")),
    away: lineUpOnPitch(lineUps.away, random.fork("away")),
  };
  const counts = { home: noCounts(), away: noCounts() };
  const incidents: Incident[] = [];
  const momentum = createMomentum();
  const held = { home: 0, whole: 0 };
  const records = createPlayerRecords(lineUps);
  const short = () => ({ home: teams.home.sentOff(), away: teams.away.sentOff() });

  const minuteOf = ({ half, to }: PlayStretch) =>
    (half === 1 ? 0 : halfLength) + Math.min(halfLength, Math.floor(to) + 1);
  const note = (
    stretch: PlayStretch,
    incident: Omit<Incident, "number" | "minute" | "added_minute">,
  ) => {
    const played = Math.floor(stretch.to) + 1;
    incidents.push({
      number: incidents.length + 1,
      minute: minuteOf(stretch),
      ...(played > halfLength && { added_minute: played - halfLength }),
      ...incident,
    });
  };

  const drawAttacks = (stretch: PlayStretch, side: Side, expected: Intensities) => {
    const own = counts[side];
    const draw = (mean: number) => drawCount(mean * stretch.share, random);
    const attacks = draw(expected.attacks);
    const onTarget = draw(expected.onTarget);
    const others = { off: draw(expected.offTarget), blocked: draw(expected.blocked) };
    own.onTarget += onTarget;
    for (let left = onTarget; left > 0; left -= 1) records.shot(side, teams[side].drawShooter());
    own.offTarget += others.off;
    own.blocked += others.blocked;
    own.corners += draw(expected.corners);
    own.freeKicks += draw(expected.freeKicks);
    own.attacks += attacks;
    return attacks * pressureOf.attack + (onTarget + others.off + others.blocked) * pressureOf.shot;
  };

  const noteGoal = (stretch: PlayStretch, side: Side) => {
    const score = { ...stretch.score };
    const lot = random.next();
    if (lot < ownGoalPart) {
      const { name } = teams[other(side)].drawBooked();
      return note(stretch, { kind: "own_goal", side, player: name, score });
    }
    counts[side].goals += 1;
    const scorer = teams[side].drawScorer();
    records.scored(side, scorer);
    const player = scorer.name;
    if (lot < ownGoalPart + goalsFrom.penalty) {
      return note(stretch, { kind: "penalty_goal", side, player, score });
    }
    const corner = random.next() < goalsFrom.corner;
    const freeKick = !corner && random.next() < goalsFrom.freeKick;
    const isPassed = !freeKick && random.next() < passedGoals;
    note(stretch, {
      kind: "goal",
      side,
      player,
      ...(isPassed && { other_player: teams[side].drawPasser(scorer).name }),
      ...(corner && { set_piece: "corner" as const }),
      ...(freeKick && { set_piece: "free_kick" as const }),
      score,
    });
  };

  /** Returns whether somebody was sent off. */
  const drawCards = (stretch: PlayStretch, side: Side): boolean => {
    const part = (stretch.to - stretch.from) / (2 * halfLength);
    const team = teams[side];
    let isSentOff = false;
    const sendOff = (player: Player, kind: "red_card" | "second_yellow_card") => {
      team.sendOff(player);
      records.left(side, player, minuteOf(stretch), true);
      counts[side].red += 1;
      isSentOff = true;
      note(stretch, { kind, side, player: player.name });
    };
    for (let left = drawCount(cardsExpected.yellow * part, random); left > 0; left -= 1) {
      const player = team.drawBooked();
      counts[side].yellow += 1;
      if (team.book(player)) sendOff(player, "second_yellow_card");
      else note(stretch, { kind: "yellow_card", side, player: player.name });
    }
    if (random.next() < cardsExpected.red * part) sendOff(team.drawBooked(), "red_card");
    return isSentOff;
  };

  const drawSubstitutions = (stretch: PlayStretch, side: Side) => {
    if (stretch.half === 1 || stretch.to < substitutionsFrom) return;
    const mean = substitutionRate * (stretch.to - Math.max(stretch.from, substitutionsFrom));
    for (let left = drawCount(Math.max(0, mean), random); left > 0; left -= 1) {
      const change = teams[side].substitute();
      if (change === null) return;
      records.cameOn(side, change.on, minuteOf(stretch));
      records.left(side, change.off, minuteOf(stretch), false);
      note(stretch, {
        kind: "substitution",
        side,
        player: change.on.name,
        other_player: change.off.name,
      });
    }
  };

  const holdBall = ({ from, to }: PlayStretch, now: Rates) => {
    const mean = possessionOf(now);
    const drawn = Math.min(0.95, Math.max(0.05, mean + random.normal() * possessionSpread));
    held.home += drawn * (to - from);
    held.whole += to - from;
  };

  return {
    advance(stretch) {
      const now = ratesWhenShort(rates, short());
      const pressure = { home: 0, away: 0 };
      holdBall(stretch, now);
      for (const side of sides) {
        pressure[side] = drawAttacks(stretch, side, intensitiesAt(now[side]));
      }
      if (stretch.goal !== null) {
        noteGoal(stretch, stretch.goal);
        pressure[stretch.goal] += pressureOf.goal;
      }
      momentum.press(stretch.half, Math.floor(stretch.to), pressure.home - pressure.away);
      const sentOff = sides.filter((side) => drawCards(stretch, side));
      for (const side of sides) drawSubstitutions(stretch, side);
      return sentOff.length > 0;
    },
    short,
    pitch: () => ({ home: teams.home.state(), away: teams.away.state() }),
    notes: () => ({ home: notesOf(counts.home), away: notesOf(counts.away) }),
    version: records.version,
    facts: () => ({
      incidents,
      stats: statsOf(counts, held),
      momentum: { first: momentum.first(), second: momentum.second() },
      lineUps,
      players: records.facts(),
      scorers: records.scorers(),
    }),
  };
}

function notesOf({ red, corners }: Counts) {
  return { cards: red, corners };
}

function statsOf(
  counts: Readonly<Record<Side, Counts>>,
  held: { home: number; whole: number },
): Stat[] {
  const possession = held.whole === 0 ? 50 : Math.round((100 * held.home) / held.whole);
  const stat = (key: Stat["key"], countOf: (side: Counts) => number): Stat => ({
    key,
    home: countOf(counts.home),
    away: countOf(counts.away),
  });
  const onTarget = (side: Counts) => side.onTarget + side.goals;
  return [
    { key: "possession", home: possession, away: 100 - possession },
    stat("shots", (side) => onTarget(side) + side.offTarget + side.blocked),
    stat("shots_on_target", onTarget),
    stat("dangerous_attacks", (side) => side.attacks),
    stat("corners", (side) => side.corners),
    stat("free_kicks", (side) => side.freeKicks),
    stat("yellow_cards", (side) => side.yellow),
    stat("red_cards", (side) => side.red),
  ];
}
