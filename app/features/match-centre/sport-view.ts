import type { SportPlay } from "@grandstand/contract/sport-play";
import type { SportPlayView } from "@grandstand/ui/match-centre";

type Score = { readonly home: number; readonly away: number };

const scorePair = ({ home, away }: Score): readonly [number, number] => [home, away];
const instant = (text: string | undefined) => (text === undefined ? null : Date.parse(text));

/** What has happened in a match that is counted in sets or maps, as components show it. */
export function toSportPlay(play: SportPlay): SportPlayView {
  if (play.kind === "tennis") {
    const { sets = [], game = [], chance, began_at, ended_at, retired } = play;
    return {
      kind: "tennis",
      sets: sets.map(({ games }) =>
        games.map(({ winner, server, tie_break: points }) => ({
          winner,
          server,
          tieBreak: points ? scorePair(points) : null,
        })),
      ),
      game: game.map(({ home, away }) => [home, away]),
      chance: chance ?? null,
      beganAt: instant(began_at),
      endedAt: instant(ended_at),
      retired: retired ?? null,
    };
  }
  const { best_of: bestOf, regular_rounds: regularRounds, maps = [] } = play;
  return {
    kind: "esports",
    bestOf: bestOf ?? null,
    regularRounds: regularRounds ?? null,
    maps: maps.map(({ name, score, winner, rounds = [], attacker }) => ({
      name: name ?? null,
      score: scorePair(score),
      winner: winner ?? null,
      rounds: rounds.map((round) => ({ winner: round.winner, attacker: round.attacker ?? null })),
      attacker: attacker ?? null,
    })),
  };
}
