export { DepositButtons, type DepositMethods } from "./deposit-buttons.tsx";
export { DepositPanel, type DepositPanelProps } from "./deposit-panel.tsx";
