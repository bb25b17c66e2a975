import type { EventStatus } from "../event-view/index.ts";

export type RaceKind = "flat" | "hurdles" | "steeplechase" | "trot";
export type RaceTrack = "turf" | "sand" | "fibre-sand" | "dirt";
export type RaceGoing = "heavy" | "soft" | "good" | "firm" | "standard" | "fast";
export type RaceDirection = "left" | "right";

/** What a race is run on, and for what; each part may be unknown. */
export interface RaceFactsView {
  /** Of the course's flag, see `Flag`. */
  readonly country?: string;
  readonly kind?: RaceKind;
  readonly track?: RaceTrack;
  readonly going?: RaceGoing;
  /** The side of the rail. */
  readonly direction?: RaceDirection;
  /** Metres. */
  readonly distance?: number;
  /** Integer cents. */
  readonly prize?: number;
}

/** A race of the same meeting and day. */
export interface MeetingRaceView {
  readonly id: string;
  /** Of the day, from 1; null where it has none. */
  readonly number: number | null;
  readonly name: string;
  /** A path with its language. */
  readonly href: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly status: EventStatus;
}
