import {
  basketball,
  ended,
  live,
  longNames,
  race,
  suspended,
  tennis,
} from "../event-view/sample-events.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { LiveStripProps } from "./live-strip.tsx";

/** Every face of the strip of live events, by name. */
export const liveStripStates = {
  three: { events: [live, tennis, basketball] },
  ended: { events: [{ ...ended, markets: live.markets }] },
  "bet plus": { events: [{ ...live, isBetplus: true }] },
  one: { events: [live] },
  "suspended and race": { events: [suspended, { ...race, isLive: true, status: "live" }] },
  loading: { events: [], status: "loading" },
  empty: { events: [] },
  "long text": {
    events: [
      { ...longNames, isLive: true, score: live.score, clock: live.clock },
      {
        ...tennis,
        home: "T. Verhaegen-Vandenbroucke",
        competitionName: "ATP Anvers, qualifications",
      },
      basketball,
    ],
  },
} satisfies NamedStates<LiveStripProps>;
