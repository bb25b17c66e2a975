import {
  basketball,
  ended,
  live,
  longNames,
  race,
  startingSoon,
  suspended,
  tennis,
  upcoming,
} from "../event-view/sample-events.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { EventHeaderProps } from "./event-header.tsx";

const competitionHref = "/football/pro-league/";

/** Every face of a match's head, by name. */
export const eventHeaderStates = {
  today: { event: upcoming, competitionHref },
  "starting soon": { event: startingSoon },
  live: { event: live, competitionHref },
  "with statistics": { event: upcoming, competitionHref, onStatistics: () => undefined },
  suspended: { event: suspended },
  ended: { event: ended },
  cancelled: { event: { ...upcoming, status: "cancelled" } },
  tennis: { event: tennis },
  basketball: { event: basketball },
  race: { event: race },
  "long text": { event: { ...longNames, isLive: true, clock: live.clock, score: tennis.score } },
} satisfies NamedStates<EventHeaderProps>;
