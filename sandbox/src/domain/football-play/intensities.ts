import type { Rates } from "../models/football.ts";

export type Side = "home" | "away";
export const sides: readonly Side[] = ["home", "away"];

/** What a side is expected to do in a whole match, by the goals that it is expected to score. */
export interface Intensities {
  /** Shots that are no goals, by how they end. */
  onTarget: number;
  offTarget: number;
  blocked: number;
  corners: number;
  /** Dangerous ones alone. */
  attacks: number;
  freeKicks: number;
}

/** Expected in a whole match, whichever side it is. */
export const cardsExpected = { yellow: 1.9, red: 0.04 } as const;

/** The part of a side’s goals that the other side scores against itself. */
export const ownGoalPart = 0.03;

/** A side that is a player short: its own rate of goals, and the other’s. */
const shorthanded = { own: 0.68, other: 1.28 } as const;
/** More players short than this change nothing more. */
const countedShort = 2;

/** From the goals that a side is expected to score in a whole match. */
export function intensitiesAt(goals: number): Intensities {
  const shots = 5 + 4.2 * goals;
  return {
    onTarget: shots * 0.29,
    offTarget: shots * 0.44,
    blocked: shots * 0.27,
    corners: 2.6 + 1.7 * goals,
    attacks: 20 + 17 * goals,
    freeKicks: 11.5,
  };
}

/** The part of the time for which the home side has the ball, from 0 to 1. */
export function possessionOf({ home, away }: Rates): number {
  return 1 / (1 + (away / home) ** 0.42);
}

/** The rates once players were sent off: `short` counts them, by side. */
export function ratesWhenShort(rates: Rates, short: Readonly<Record<Side, number>>): Rates {
  const home = Math.min(countedShort, short.home);
  const away = Math.min(countedShort, short.away);
  return {
    home: rates.home * shorthanded.own ** home * shorthanded.other ** away,
    away: rates.away * shorthanded.own ** away * shorthanded.other ** home,
  };
}
