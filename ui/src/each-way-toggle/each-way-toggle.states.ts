import type { NamedStates } from "../testing/named-states.ts";
import type { EachWayToggleProps } from "./each-way-toggle.tsx";

const terms = { fraction: "1/4", places: 3 };
const props: EachWayToggleProps = {
  eachWay: { isChosen: false, terms },
  onChange: () => undefined,
};

/** Every face of an each-way toggle, by name. */
export const eachWayToggleStates = {
  off: props,
  on: { ...props, eachWay: { isChosen: true, terms } },
  "of one selection": { ...props, selectionName: "Golden Arrow" },
  "one place": { ...props, eachWay: { isChosen: true, terms: { fraction: "1/2", places: 1 } } },
  "terms differ": { ...props, eachWay: { isChosen: true, terms: null } },
  disabled: { ...props, isDisabled: true },
  "long text": {
    ...props,
    selectionName: "Royale Union Saint-Gilloise ou match nul, et plus de 2,5 buts",
    eachWay: { isChosen: true, terms: { fraction: "1/20", places: 20 } },
  },
} satisfies NamedStates<EachWayToggleProps>;
