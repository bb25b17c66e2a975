import type {
  Contender,
  EsportCompetition,
  FootballCompetition,
  TennisCompetition,
  VirtualFootballCompetition,
} from "../catalogue/types.ts";
import type { Rates } from "../models/football.ts";
import type { ServeStrengths } from "../models/tennis.ts";

const homeAdvantage = 0.26;
const strengthEffect = 0.55;
/** A difference of 1 in strength moves this part of the points on serve. */
const serveEffect = 0.055;

/** Goals that each side is expected to score. */
export function footballRates(
  competition: Pick<FootballCompetition | VirtualFootballCompetition, "goals">,
  home: Contender,
  away: Contender,
): Rates {
  const middle = Math.log(competition.goals / 2);
  const edge = strengthEffect * (home.strength - away.strength) + homeAdvantage / 2;
  return { home: Math.exp(middle + edge), away: Math.exp(middle - edge) };
}

/** Parts of the points that each player wins on serve. */
export function serveStrengths(
  { servePoints }: TennisCompetition,
  home: Contender,
  away: Contender,
): ServeStrengths {
  const edge = serveEffect * (home.strength - away.strength);
  return { home: servePoints + edge, away: servePoints - edge };
}

/** Probability that the first of two teams wins a round or a turret. */
export function pointChance(
  { pointEffect }: EsportCompetition,
  home: Contender,
  away: Contender,
): number {
  return Math.min(0.95, Math.max(0.05, 0.5 + pointEffect * (home.strength - away.strength)));
}
