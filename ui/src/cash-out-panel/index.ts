export type { CashOutReason } from "./cash-out-amount.tsx";
export { CashOutPanel, type CashOutPanelProps } from "./cash-out-panel.tsx";
