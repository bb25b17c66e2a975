import type { Random } from "../models/random.ts";
import type { LineUp, Player } from "./squads.ts";

/** The most players that a side may bring on. */
const mostSubstitutions = 5;

/** What can still happen to the players of one side. */
export interface PitchState {
  playing: readonly Player[];
  /** Of those, who came on: they are not replaced. */
  fresh: ReadonlySet<Player>;
  booked: ReadonlySet<Player>;
  /** Who may come on. */
  bench: readonly Player[];
  substitutionsLeft: number;
}

/** The players of one side during a match. */
export interface OnThePitch {
  playing(): readonly Player[];
  state(): PitchState;
  sentOff(): number;
  /** Draws who scores a goal of the side, by his share. */
  drawScorer(): Player;
  /** Draws who has a shot on target, by the same share. */
  drawShooter(): Player;
  /** Draws who passed to a scorer. */
  drawPasser(scorer: Player): Player;
  /** Draws who is booked: forwards less often. */
  drawBooked(): Player;
  /** Notes a yellow card; true where it is the player’s second, with which he leaves. */
  book(player: Player): boolean;
  sendOff(player: Player): void;
  /** Draws a player to leave and one of the bench to come on; null once no more may. */
  substitute(): { on: Player; off: Player } | null;
}

/** How likely a card is this player’s, in proportion to the others on the pitch. */
export function bookingWeight({ position }: Player): number {
  if (position === "goalkeeper") return 0;
  return position === "forward" ? 0.6 : 1;
}

function drawWeighted(
  players: readonly Player[],
  weightOf: (player: Player) => number,
  random: Random,
): Player {
  const sum = players.reduce((total, player) => total + weightOf(player), 0);
  let lot = random.next() * sum;
  for (const player of players) {
    lot -= weightOf(player);
    if (lot < 0) return player;
  }
  return random.pick(players);
}

/** Puts the eleven of a line-up on the pitch. */
export function lineUpOnPitch(lineUp: LineUp, random: Random): OnThePitch {
  let playing = lineUp.rows.flat();
  let bench = lineUp.bench.filter(({ position }) => position !== "goalkeeper");
  let substitutions = 0;
  const fresh = new Set<Player>();
  const shots = random.fork("shots");
  let sentOff = 0;
  const booked = new Set<Player>();
  const field = () => playing.filter(({ position }) => position !== "goalkeeper");
  const leave = (player: Player) => {
    playing = playing.filter((each) => each !== player);
  };

  return {
    playing: () => playing,
    state: () => ({
      playing,
      fresh,
      booked,
      bench,
      substitutionsLeft: Math.min(bench.length, mostSubstitutions - substitutions),
    }),
    sentOff: () => sentOff,
    drawScorer: () => drawWeighted(playing, ({ goalShare }) => goalShare, random),
    drawShooter: () => drawWeighted(playing, ({ goalShare }) => goalShare, shots),
    drawPasser: (scorer) => random.pick(field().filter((player) => player !== scorer)),
    drawBooked: () => drawWeighted(field(), bookingWeight, random),
    book(player) {
      if (!booked.has(player)) {
        booked.add(player);
        return false;
      }
      return true;
    },
    sendOff(player) {
      sentOff += 1;
      leave(player);
    },
    substitute() {
      if (substitutions >= mostSubstitutions || bench.length === 0) return null;
      substitutions += 1;
      const on = random.pick(bench);
      const tired = field().filter((player) => !fresh.has(player));
      if (tired.length === 0) return null;
      const alike = tired.filter(({ position }) => position === on.position);
      const off = random.pick(alike.length > 0 ? alike : tired);
      fresh.add(on);
      bench = bench.filter((player) => player !== on);
      leave(off);
      playing = [...playing, on];
      return { on, off };
    },
  };
}
