import type { NamedStates } from "../testing/named-states.ts";
import type { SlipSettingsProps } from "./slip-settings.tsx";

const props: SlipSettingsProps = {
  settings: { oddsFormat: "decimal", acceptOdds: "none" },
  onChange: () => undefined,
};

/** Every face of the slip's settings, by name. */
export const slipSettingsStates = {
  closed: props,
  open: { ...props, isInitiallyOpen: true },
  "open, every change accepted": {
    ...props,
    settings: { oddsFormat: "fractional", acceptOdds: "all" },
    isInitiallyOpen: true,
  },
} satisfies NamedStates<SlipSettingsProps>;
