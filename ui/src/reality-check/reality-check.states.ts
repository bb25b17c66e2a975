import type { NamedStates } from "../testing/named-states.ts";
import type { RealityCheckProps } from "./reality-check.tsx";

const hour = 60 * 60_000;
const props: RealityCheckProps = {
  time: hour,
  figures: { staked: 4_250, netResult: -1_250 },
  onGoOn: () => undefined,
  onLogout: () => undefined,
};

/** Every face of the reality check, by name. */
export const realityCheckStates = {
  loss: props,
  win: { ...props, figures: { staked: 4_250, netResult: 3_120 } },
  "nothing staked": { ...props, time: hour / 4, figures: { staked: 0, netResult: 0 } },
  loading: { ...props, figures: null },
  failed: { ...props, figures: "failed" },
  "long text": {
    ...props,
    time: 23 * hour,
    figures: { staked: 123_456_789, netResult: -98_765_432 },
  },
} satisfies NamedStates<RealityCheckProps>;
