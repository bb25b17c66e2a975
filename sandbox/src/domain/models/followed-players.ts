import type { AppearanceWay } from "./appearance.ts";
import type { PlayersToCome, PlayerToCome } from "./player-chances.ts";
import type { PlayerPick } from "./player-picks.ts";
import type { Side } from "./side-goals.ts";

/** A way of a followed player; one who does not take part has no part in anything. */
export interface FollowedWay extends AppearanceWay {
  plays: boolean;
}

/** A player, or the substitutes of a side together, whose goals are followed. */
export interface Followed {
  /** Null for the substitutes of a side. */
  player: PlayerToCome | null;
  side: Side;
  /** More goals than these change nothing. */
  most: number;
  isStarter: boolean;
  hasShots: boolean;
  ways: readonly FollowedWay[];
}

const sides = ["home", "away"] as const;
const gone: readonly AppearanceWay[] = [{ chance: 1, first: 0, second: 0 }];

function followedPlayer(player: PlayerToCome, picks: readonly PlayerPick[]): Followed {
  const own = picks.filter((pick) => pick.kind === "reach" && pick.player === player);
  const needed = own.map((pick) => (pick.kind === "reach" ? pick.needed : 0));
  const plays = player.appearance?.plays ?? 1;
  const ways =
    player.appearance && player.appearance.ways.length > 0 ? player.appearance.ways : gone;
  return {
    player,
    side: player.side,
    most: Math.max(0, ...needed),
    isStarter: player.isStarter,
    hasShots: own.some((pick) => pick.kind === "reach" && pick.counts === "shots"),
    ways: [
      ...ways.map((way) => ({ ...way, chance: way.chance * plays, plays: true })),
      { chance: 1 - plays, first: 0, second: 0, plays: false },
    ].filter(({ chance }) => chance > 0),
  };
}

/** The substitutes of a side who are not followed by themselves. */
function substitutesOf(
  side: Side,
  { players, slices }: PlayersToCome,
  known: ReadonlySet<PlayerToCome>,
): Followed {
  const others = players.filter(
    (player) => player.side === side && !player.isStarter && !known.has(player),
  );
  const partIn = (wanted: 1 | 2) =>
    slices.reduce((sum, { half, part }, slice) => {
      if (half !== wanted) return sum;
      return (
        sum + others.reduce((all, each) => all + part * (each.appearance?.parts[slice] ?? 0), 0)
      );
    }, 0);
  const ways = [{ chance: 1, first: partIn(1), second: partIn(2), plays: true }];
  return { player: null, side, most: 0, isStarter: false, hasShots: false, ways };
}

/** Whose goals have to be followed for picks to be decided. */
export function followedBy(picks: readonly PlayerPick[], match: PlayersToCome): Followed[] {
  const players = new Set(
    picks.flatMap((pick) => {
      const player = pick.kind === "reach" ? pick.player : pick.scorer;
      return player === null || player === "other" ? [] : [player];
    }),
  );
  const followed = [...players].map((player) => followedPlayer(player, picks));
  const hasOther = picks.some((pick) => pick.kind === "scorer" && pick.scorer === "other");
  if (!hasOther) return followed;
  return [...followed, ...sides.map((side) => substitutesOf(side, match, players))];
}
