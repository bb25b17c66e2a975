export { AccountPanel, type AccountPanelProps } from "./account-panel.tsx";
