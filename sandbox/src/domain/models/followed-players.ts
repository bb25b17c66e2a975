import type { AppearanceScenario } from "./appearance.ts";
import type { PlayersToCome, PlayerToCome } from "./player-chances.ts";
import type { PlayerPick } from "./player-picks.ts";
import type { Side } from "./side-goals.ts";

/** A scenario of a followed player; one who does not take part has no part in anything. */
export interface FollowedScenario extends AppearanceScenario {
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
  scenarios: readonly FollowedScenario[];
}

const sides = ["home", "away"] as const;
const gone: readonly AppearanceScenario[] = [{ chance: 1, first: 0, second: 0 }];

function followedPlayer(player: PlayerToCome, picks: readonly PlayerPick[]): Followed {
  const own = picks.filter((pick) => pick.kind === "reach" && pick.player === player);
  const needed = own.map((pick) => (pick.kind === "reach" ? pick.needed : 0));
  const plays = player.appearance?.plays ?? 1;
  const scenarios =
    player.appearance && player.appearance.scenarios.length > 0
      ? player.appearance.scenarios
      : gone;
  return {
    player,
    side: player.side,
    most: Math.max(0, ...needed),
    isStarter: player.isStarter,
    hasShots: own.some((pick) => pick.kind === "reach" && pick.counts === "shots"),
    scenarios: [
      ...scenarios.map((scenario) => ({
        ...scenario,
        chance: scenario.chance * plays,
        plays: true,
      })),
      { chance: 1 - plays, first: 0, second: 0, plays: false },
    ].filter(({ chance }) => chance > 0),
  };
}

/** The substitutes of a side who are not followed alone. */
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
  const scenarios = [{ chance: 1, first: partIn(1), second: partIn(2), plays: true }];
  return { player: null, side, most: 0, isStarter: false, hasShots: false, scenarios };
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
