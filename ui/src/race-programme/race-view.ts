import type { EachWayView, EventStatus } from "../event-view/index.ts";

/** A race of a meeting's day, without its runners. */
export interface RaceView {
  readonly id: string;
  readonly name: string;
  /** The race card; a path with its language. */
  readonly href: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly status: EventStatus;
  readonly runnerCount: number;
  /** Metres; null where it is not known. */
  readonly distance: number | null;
  readonly eachWay: Pick<EachWayView, "places" | "fraction"> | null;
  /** The first home, best first; empty until the judge has spoken. */
  readonly result: readonly FinisherView[];
}

export interface FinisherView {
  readonly position: number;
  readonly number: number;
  readonly name: string;
}

/** One racecourse's day. */
export interface MeetingView {
  readonly id: string;
  readonly name: string;
  readonly regionName: string;
  readonly races: readonly RaceView[];
}
