import {
  halfTime,
  inMinutes,
  live,
  longNames,
  nextDay,
  startingSoon,
  tennis,
  upcoming,
} from "../event-view/sample-events.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { EventTimeProps } from "./event-time.tsx";

/** Every face of an event's time, by name. */
export const eventTimeStates = {
  today: { event: upcoming },
  "next day": { event: nextDay },
  "next week": { event: longNames },
  "starting soon": { event: startingSoon },
  live: { event: live },
  "half-time": { event: halfTime },
  "live without a clock": { event: { ...live, clock: null } },
  set: { event: tennis },
  suspended: { event: live, note: "Suspendu" },
  "should have begun": { event: { ...upcoming, startsAt: inMinutes(-4) } },
  "tile, live": { event: live, layout: "tile" },
  "tile, today": { event: upcoming, layout: "tile" },
  "full, today": { event: upcoming, layout: "full" },
  "full, starting soon": { event: startingSoon, layout: "full", announcedAs: startingSoon.name },
  "full, live": { event: live, layout: "full" },
} satisfies NamedStates<EventTimeProps>;
