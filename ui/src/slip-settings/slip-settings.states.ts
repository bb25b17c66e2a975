import type { NamedStates } from "../testing/named-states.ts";
import type { SlipSettingsProps } from "./slip-settings-props.ts";

const props: SlipSettingsProps = {
  settings: { oddsFormat: "decimal", acceptOdds: "none", quickStakes: [500, 1_000, 2_500, 5_000] },
  onChange: () => undefined,
};

/** Every face of the slip's settings, by name. */
export const slipSettingsStates = {
  closed: props,
  open: { ...props, isInitiallyOpen: true },
  "open, every change accepted": {
    ...props,
    settings: {
      oddsFormat: "fractional",
      acceptOdds: "all",
      quickStakes: [250, 750, 10_000, 110_000],
    },
    isInitiallyOpen: true,
  },
} satisfies NamedStates<SlipSettingsProps>;
