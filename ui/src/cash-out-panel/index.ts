export { CashOutPanel, type CashOutPanelProps } from "./cash-out-panel.tsx";
