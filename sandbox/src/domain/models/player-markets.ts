import type { FairMarket, FairOutcome, OutcomePlayer } from "./fair-market.ts";
import type { FootballDistribution } from "./football.ts";
import { lineKey } from "./lines.ts";
import {
  type PlayersToCome,
  type PlayerToCome,
  type Reach,
  reachOf,
  type ScorerChances,
  scorerChances,
} from "./player-chances.ts";
import { sideGoals } from "./side-goals.ts";

/** A player as his outcomes name him. */
export interface NamedPlayer extends PlayerToCome {
  named: OutcomePlayer;
}

/** What a market of players counts, and from how many on a player has won. */
export interface ReachRule {
  key: string;
  type: string;
  counts: "goals" | "shots";
  line: number;
}

/** The markets in which each player has an answer of his own. */
export const reachRules: readonly ReachRule[] = [
  { key: "anytime-scorer", type: "anytime_scorer", counts: "goals", line: 0.5 },
  ...[0.5, 1.5, 2.5].map((line) => ({
    key: `shots-on-target-${lineKey(line)}`,
    type: "player_shots_on_target",
    counts: "shots" as const,
    line,
  })),
];

/** The markets of which one answer comes true. */
export const scorerRules = [
  { key: "first-scorer", type: "first_scorer", end: "first" },
  { key: "last-scorer", type: "last_scorer", end: "last" },
] as const;

/** The answers of those markets that are no player of either eleven. */
export const otherPlayer = "other";
export const noScorer = "none";

/** What a player still needs in such a market. */
export function neededOf({ counts, line }: ReachRule, player: PlayerToCome): number {
  return Math.ceil(line) - player[counts];
}

function reachMarket(
  rule: ReachRule,
  match: PlayersToCome<NamedPlayer>,
  reaches: ReadonlyMap<NamedPlayer, Reach>,
): FairMarket {
  const { key, type, counts, line } = rule;
  const isShots = counts === "shots";
  return {
    key,
    type,
    winners: match.players.length,
    ...(isShots && { line }),
    outcomes: match.players.map((player): FairOutcome => {
      const needed = neededOf(rule, player);
      const isOut = player.appearance?.plays === 0;
      const more = reaches.get(player)?.[counts][needed - 1] ?? 0;
      return {
        key: player.key,
        ...(isShots && { handicap: line }),
        player: player.named,
        probability: needed <= 0 ? 1 : isOut ? 0 : more,
      };
    }),
  };
}

function scorerMarket(
  { key, type }: (typeof scorerRules)[number],
  players: readonly NamedPlayer[],
  { players: chances, others, none }: ScorerChances,
): FairMarket {
  const starters = players.filter(({ isStarter }) => isStarter);
  return {
    key,
    type,
    winners: 1,
    outcomes: [
      ...starters.map(
        (player): FairOutcome => ({
          key: player.key,
          player: player.named,
          probability: chances.get(player.key) ?? 0,
        }),
      ),
      { key: otherPlayer, probability: others },
      { key: noScorer, kind: "X", probability: none },
    ],
  };
}

/** Every market of the players of a match, from the distribution of its scores. */
export function playerMarkets(
  match: PlayersToCome<NamedPlayer>,
  distribution: FootballDistribution,
): FairMarket[] {
  const goals = { home: sideGoals(distribution, "home"), away: sideGoals(distribution, "away") };
  const reaches = new Map(match.players.map((player) => [player, reachOf(match, goals, player)]));
  const [anytime, ...shots] = reachRules.map((rule) => reachMarket(rule, match, reaches));
  const scorers = scorerRules.map((rule) =>
    scorerMarket(rule, match.players, scorerChances(match, distribution, rule.end)),
  );
  return [...(anytime ? [anytime] : []), ...scorers, ...shots];
}
