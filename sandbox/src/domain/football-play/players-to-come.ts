import type { PlayerFact } from "@grandstand/contract/entities";
import { type FootballState, goalShare, type Rates } from "../models/football.ts";
import type { PlayersToCome } from "../models/player-chances.ts";
import type { NamedPlayer } from "../models/player-markets.ts";
import { type Slice, slicesToCome } from "../models/slices.ts";
import { appearancesOf } from "./appearances.ts";
import type { FootballPlay } from "./football-play.ts";
import { intensitiesAt, ownGoalPart, type Side, sides } from "./intensities.ts";
import type { PlayerRecord, Scorer } from "./player-records.ts";

/** The name of a player among the outcomes of his match. */
export function playerKey(side: Side, number: number): string {
  return `${side}-${number}`;
}

function keyOf(scorer: Scorer | undefined): string | null {
  return scorer ? playerKey(scorer.side, scorer.player.number) : null;
}

/** What is worth saying of a player beside his name: that he is gone, what he did, when he came. */
function factOf(record: PlayerRecord): PlayerFact | null {
  const { goals, shots, left, cameOn, isSentOff, hasPlayed } = record;
  if (left !== null) return { kind: isSentOff ? "sent_off" : "left", minute: left };
  if (goals > 0) return { kind: "goals", count: goals };
  if (shots > 0) return { kind: "shots_on_target", count: shots };
  if (cameOn !== null) return { kind: "came_on", minute: cameOn };
  return hasPlayed ? null : { kind: "substitute" };
}

/** Non-goals on target that a side is expected to have in a half to come, by its rate of goals. */
function shotsToCome(goals: number, slices: readonly Slice[], half: 1 | 2): number {
  const base = half === 1 ? 0 : 45;
  const [first] = slices.filter((slice) => slice.half === half);
  if (first === undefined) return 0;
  return intensitiesAt(goals).onTarget * goalShare(base + first.from, base + 45);
}

/** The likeliest scorers first, as the line-ups have them: an order that stays. */
function inOrder(records: Readonly<Record<Side, readonly PlayerRecord[]>>, rates: Rates) {
  const likely = ({ record, side }: { record: PlayerRecord; side: Side }) => {
    const isStarter = record.hasPlayed && record.cameOn === null;
    return record.player.goalShare * rates[side] * (isStarter ? 1 : 0.25);
  };
  return sides
    .flatMap((side) => records[side].map((record) => ({ side, record })))
    .filter(({ record }) => record.player.goalShare > 0)
    .map((each) => ({ ...each, likely: likely(each) }))
    .sort((one, other) => other.likely - one.likely);
}

/**
 * What the players of a match may still do. `rates` are those of the moment, `orderedBy` those with
 * which it began: they put the players in their order.
 */
export function playersToCome(
  play: FootballPlay,
  state: FootballState,
  rates: Rates,
  orderedBy: Rates,
): PlayersToCome<NamedPlayer> {
  const slices = slicesToCome(state);
  const pitch = play.pitch();
  const appearances = {
    home: appearancesOf(pitch.home, slices),
    away: appearancesOf(pitch.away, slices),
  };
  const { players, scorers } = play.facts();
  const shotsOf = (side: Side) => ({
    first: shotsToCome(rates[side], slices, 1),
    second: shotsToCome(rates[side], slices, 2),
  });
  return {
    slices,
    ownGoalPart,
    shots: { home: shotsOf("home"), away: shotsOf("away") },
    firstScorer: keyOf(scorers[0]),
    lastScorer: keyOf(scorers.at(-1)),
    players: inOrder(players, orderedBy).map(({ side, record }): NamedPlayer => {
      const { player, goals, shots, left, hasPlayed, cameOn } = record;
      const fact = factOf(record);
      return {
        key: playerKey(side, player.number),
        side,
        goals,
        shots,
        isStarter: hasPlayed && cameOn === null,
        appearance: left === null ? (appearances[side].get(player) ?? null) : null,
        named: { name: player.name, number: player.number, side, ...(fact && { fact }) },
      };
    }),
  };
}
