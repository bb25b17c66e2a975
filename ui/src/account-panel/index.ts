export { AccountPanel, type AccountPanelProps } from "./account-panel.tsx";
export type { AccountSection } from "./account-sections.tsx";
export type { SportAccountProps } from "./sport-account.tsx";
