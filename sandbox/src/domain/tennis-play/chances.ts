import type { Chance } from "@grandstand/contract/sport-play";
import {
  isMatchOver,
  isSetWon,
  isTieBreak,
  otherSide,
  type Side,
  type TennisState,
} from "../models/tennis.ts";

/** What the next point would win a side, the largest of it; null for nothing but the point. */
type Prize = "game" | "set" | "match";

function prizeOf({ games, points, sets, setsToWin }: TennisState, side: Side): Prize | null {
  const other = otherSide(side);
  const own = points[side] + 1;
  if (own < (isTieBreak(games) ? 7 : 4) || own - points[other] < 2) return null;
  if (!isSetWon(games[side] + 1, games[other])) return "game";
  return sets[side] + 1 === setsToWin ? "match" : "set";
}

/** Whether the next point may win a game against its server; in a tie-break nothing is a break. */
export function isBreakPoint(state: TennisState): boolean {
  return !isTieBreak(state.games) && prizeOf(state, otherSide(state.server)) !== null;
}

/** What the next point may win, and who by it; null where it wins nothing but a game that is one’s own serve. */
export function chanceOf(state: TennisState): Omit<Chance, "number"> | null {
  if (isMatchOver(state)) return null;
  for (const side of ["home", "away"] as const) {
    const prize = prizeOf(state, side);
    if (prize === "game" && side !== state.server) return { kind: "break", side };
    if (prize === "set" || prize === "match") return { kind: prize, side };
  }
  return null;
}
