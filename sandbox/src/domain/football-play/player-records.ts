import type { Side } from "./intensities.ts";
import { type LineUp, type Player, squadOf } from "./squads.ts";

/** What a player has done in a match, and where he is. */
export interface PlayerRecord {
  player: Player;
  /** Own goals are not among them. */
  goals: number;
  /** Shots on target, goals included. */
  shots: number;
  /** He was in the eleven, or has come on. */
  hasPlayed: boolean;
  isPlaying: boolean;
  /** The minute in which he came on; null for one of the eleven, or of the bench. */
  cameOn: number | null;
  /** The minute in which he left the pitch; null while he has not. */
  left: number | null;
  isSentOff: boolean;
}

/** Who scored a goal for his own side. */
export interface Scorer {
  side: Side;
  player: Player;
}

/** What the players of a match have done. */
export interface PlayerRecords {
  scored(side: Side, player: Player): void;
  shot(side: Side, player: Player): void;
  cameOn(side: Side, player: Player, minute: number): void;
  left(side: Side, player: Player, minute: number, isSentOff: boolean): void;
  /** Rises with each change. */
  version(): number;
  /** Who scored the goals, first to last, own goals left out. */
  scorers(): readonly Scorer[];
  /** In the order of the squads. */
  facts(): Readonly<Record<Side, readonly PlayerRecord[]>>;
}

function recordsOf(lineUp: LineUp): ReadonlyMap<Player, PlayerRecord> {
  const eleven = new Set(lineUp.rows.flat());
  return new Map(
    squadOf(lineUp).map((player) => [
      player,
      {
        player,
        goals: 0,
        shots: 0,
        hasPlayed: eleven.has(player),
        isPlaying: eleven.has(player),
        cameOn: null,
        left: null,
        isSentOff: false,
      },
    ]),
  );
}

/** Creates the records of a match that has not begun. */
export function createPlayerRecords(lineUps: Readonly<Record<Side, LineUp>>): PlayerRecords {
  const records = { home: recordsOf(lineUps.home), away: recordsOf(lineUps.away) };
  let version = 0;
  const change = (side: Side, player: Player, apply: (record: PlayerRecord) => void) => {
    const record = records[side].get(player);
    if (record) apply(record);
    version += 1;
  };
  const scorers: Scorer[] = [];
  return {
    scored(side, player) {
      scorers.push({ side, player });
      change(side, player, (record) => {
        record.goals += 1;
        record.shots += 1;
      });
    },
    shot: (side, player) =>
      change(side, player, (record) => {
        record.shots += 1;
      }),
    cameOn: (side, player, minute) =>
      change(side, player, (record) => {
        Object.assign(record, { hasPlayed: true, isPlaying: true, cameOn: minute });
      }),
    left: (side, player, minute, isSentOff) =>
      change(side, player, (record) => {
        Object.assign(record, { isPlaying: false, left: minute, isSentOff });
      }),
    version: () => version,
    scorers: () => scorers,
    facts: () => ({ home: [...records.home.values()], away: [...records.away.values()] }),
  };
}
