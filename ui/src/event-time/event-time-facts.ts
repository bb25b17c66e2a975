import type { LiveFacts } from "@grandstand/rules/event-time";

/** What the time of an event is read from. */
export interface EventTimeFacts {
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly isLive: boolean;
  readonly clock: LiveFacts | null;
}
