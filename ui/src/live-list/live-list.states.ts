import { live, longNames, proLeague, suspended, tennis } from "../event-view/sample-events.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { LiveSportView } from "./held-list.ts";
import type { LiveListProps } from "./live-list.tsx";

const football: LiveSportView = {
  slug: "football",
  name: "Football",
  competitions: [{ ...proLeague, events: [live, suspended] }],
};
const racket: LiveSportView = {
  slug: "tennis",
  name: "Tennis",
  competitions: [
    { ...proLeague, id: "atp", name: "ATP Anvers", sportName: "Tennis", events: [tennis] },
  ],
};
const ignore = () => undefined;
const props: LiveListProps = { sports: [football, racket], isPaused: false, onPauseChange: ignore };

/** Every face of the live list, by name. */
export const liveListStates = {
  running: props,
  "with a filter": { ...props, onSportChange: ignore },
  "one sport": { ...props, sportSlug: "tennis", onSportChange: ignore },
  paused: { ...props, isPaused: true },
  loading: { ...props, sports: [], status: "loading" },
  empty: { ...props, sports: [] },
  error: { ...props, sports: [], status: "error", onRetry: ignore },
  "long text": {
    ...props,
    sports: [
      {
        ...football,
        competitions: [
          {
            ...proLeague,
            regionName: "République démocratique du Congo",
            name: "Championnat national de première division, groupe B",
            events: [{ ...longNames, isLive: true, clock: live.clock, score: live.score }],
          },
        ],
      },
    ],
  },
} satisfies NamedStates<LiveListProps>;
