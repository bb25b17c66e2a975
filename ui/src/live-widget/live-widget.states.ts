import { live, longNames, proLeague, tennis } from "../event-view/sample-events.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { LiveWidgetProps } from "./live-widget.tsx";

const football = {
  slug: "football",
  name: "Football",
  competitions: [
    { ...proLeague, events: [live] },
    { ...proLeague, id: "cup", name: "Coupe de Belgique", events: [{ ...live, id: "cup-match" }] },
  ],
};
const racket = {
  slug: "tennis",
  name: "Tennis",
  competitions: [{ ...proLeague, id: "atp", name: "ATP Anvers", events: [tennis] }],
};
const props: LiveWidgetProps = { sports: [football, racket], currentEventId: live.id };
const ignore = () => undefined;

/** Every face of the live tree, by name. */
export const liveWidgetStates = {
  "on a match's page": props,
  closed: { ...props, currentEventId: null },
  loading: { ...props, sports: [], status: "loading" },
  empty: { ...props, sports: [] },
  error: { ...props, sports: [], status: "error", onRetry: ignore },
  "long text": {
    sports: [
      {
        ...football,
        competitions: [
          {
            ...proLeague,
            regionName: "République démocratique du Congo",
            name: "Championnat national de première division, groupe B",
            events: [{ ...longNames, score: live.score }],
          },
        ],
      },
    ],
    currentEventId: longNames.id,
  },
} satisfies NamedStates<LiveWidgetProps>;
