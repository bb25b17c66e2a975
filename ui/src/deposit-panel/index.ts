export { DepositButtons, type DepositWays } from "./deposit-buttons.tsx";
export { DepositPanel, type DepositPanelProps } from "./deposit-panel.tsx";
