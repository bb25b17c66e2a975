import type { EventView } from "../event-view/index.ts";
import {
  live,
  longNames,
  startingSoon,
  suspended,
  tennis,
  upcoming,
} from "../event-view/sample-events.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { SuggestionsProps } from "./suggestions.tsx";

/** A suggestion brings its one market. */
function suggested(event: EventView): EventView {
  return { ...event, markets: event.markets.slice(0, 1) };
}

const props: SuggestionsProps = {
  events: [upcoming, startingSoon, live, tennis, suspended].map(suggested),
  isOn: true,
  onSwitch: () => undefined,
};

/** Every face of the suggestions, by name. */
export const suggestionsStates = {
  five: props,
  one: { ...props, events: [suggested(upcoming)] },
  "switched off": { ...props, isOn: false, events: [] },
  empty: { ...props, events: [] },
  "long text": { ...props, events: [suggested(longNames), suggested(upcoming)] },
} satisfies NamedStates<SuggestionsProps>;
