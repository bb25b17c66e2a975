import type { MatchSummary, Phase } from "@grandstand/contract/entities";
import type { Random } from "../models/random.ts";

const minute = 60_000;
const halfLength = 45 * minute;
/** The stoppage time that a bookmaker expects before it is announced. */
const expectedStoppage = [2 * minute, 5 * minute] as const;

/** The clock of a football match: its phase, and the time that was played. Instants are epoch milliseconds. */
export interface FootballClock {
  phase(): Phase;
  /** The half that is played or is next, 2 at half-time already; 3 after the end. */
  half(): 1 | 2 | 3;
  /** Minutes of the half, with its stoppage time compressed into 45; never over while play continues. */
  squeezed(at: number): number;
  /** Minutes of the running half, with its stoppage time; 0 while none runs. */
  minutesOfHalf(at: number): number;
  /** Whole minutes of the match, as they are shown; 0 before it begins and 90 after it has ended. */
  minutesPlayed(at: number): number;
  /** Begins a half and draws its stoppage time. */
  beginHalf(at: number, name: "first_half" | "second_half"): void;
  /** The instant at which the running half ends, with its stoppage time. */
  halfEndsAt(): number;
  isHalfOver(at: number): boolean;
  /** Stops the clock. */
  stop(name: "half_time" | "ended"): void;
  /** The phase and the starts of the halves, as they are on the wire. */
  summary(at: number): MatchSummary;
}

/** Creates the clock of a match that has not begun; `speed` is how many times faster than the clock it is played. */
export function createFootballClock(random: Random, speed: number): FootballClock {
  const startTimes: Record<string, string> = {};
  let phase: Phase = "not_started";
  let startedAt = 0;
  let stoppage = 0;

  const half = (): 1 | 2 | 3 => {
    if (phase === "ended") return 3;
    return phase === "half_time" || phase === "second_half" ? 2 : 1;
  };
  const isRunning = () => phase === "first_half" || phase === "second_half";
  const played = (at: number) => (isRunning() ? (at - startedAt) * speed : 0);

  return {
    phase: () => phase,
    half,
    squeezed(at) {
      const length = halfLength + (expectedStoppage[half() === 1 ? 0 : 1] ?? 0);
      return Math.min(44.8, (45 * played(at)) / length);
    },
    minutesOfHalf: (at) => played(at) / minute,
    minutesPlayed(at) {
      if (phase === "not_started") return 0;
      if (phase === "half_time") return 45;
      if (phase === "ended") return 90;
      return (phase === "second_half" ? 45 : 0) + Math.floor(played(at) / minute);
    },
    beginHalf(at, name) {
      phase = name;
      startedAt = at;
      stoppage = random.between(name === "first_half" ? 0.5 : 2.5, name === "first_half" ? 4 : 7);
      startTimes[name] = new Date(at).toISOString();
    },
    halfEndsAt: () => startedAt + (halfLength + stoppage * minute) / speed,
    isHalfOver: (at) => played(at) >= halfLength + stoppage * minute - 1,
    stop(name) {
      phase = name;
    },
    summary(at) {
      // In play faster than the clock, the start of the running half moves, so that the time since it is the minute of play.
      if (isRunning()) startTimes[phase] = new Date(at - played(at)).toISOString();
      return {
        currentPhase: phase,
        startTimes: { ...startTimes },
        normalTimeHalfDuration: 45,
      };
    },
  };
}
