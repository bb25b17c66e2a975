import { longNames, upcoming } from "../event-view/sample-events.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { EventStatisticsProps } from "./event-statistics.tsx";

const props: EventStatisticsProps = {
  eventName: upcoming.name,
  src: "about:blank",
  onClose: () => undefined,
};

/** Every face of an event's statistics, by name. */
export const eventStatisticsStates = {
  usual: props,
  "long text": { ...props, eventName: longNames.name },
} satisfies NamedStates<EventStatisticsProps>;
