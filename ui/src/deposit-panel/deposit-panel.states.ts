import type { NamedStates } from "../testing/named-states.ts";
import type { DepositPanelProps } from "./deposit-panel.tsx";

const ignore = () => undefined;
const props: DepositPanelProps = {
  anchor: { current: null },
  movesFocus: true,
  onClose: ignore,
  onDeposit: ignore,
  onFastDeposit: null,
  onWallet: null,
};

/** Every face of the panel, by name. */
export const depositPanelStates = {
  "one way": props,
  "fast deposit": { ...props, onFastDeposit: ignore },
  "every way": { ...props, onFastDeposit: ignore, onWallet: ignore },
  "opened by the pointer": { ...props, onFastDeposit: ignore, movesFocus: false },
} satisfies NamedStates<DepositPanelProps>;
