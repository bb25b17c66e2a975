import type { SidePair } from "../event-view/index.ts";
import type { PastMatchView, ResultLetter } from "./match-centre-view.ts";

/** How a team came out of a match: goals it scored, goals it conceded. */
export function goalsOf({ teams, score }: PastMatchView, team: string): SidePair<number> {
  return teams[0].name === team ? score : [score[1], score[0]];
}

/** The same as a result. */
export function resultOf([own, other]: SidePair<number>): ResultLetter {
  if (own === other) return "drawn";
  return own > other ? "won" : "lost";
}
