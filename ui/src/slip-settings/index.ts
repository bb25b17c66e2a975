export { SlipSettings } from "./slip-settings.tsx";
export type { SlipSettingsProps, SlipSettingsView } from "./slip-settings-props.ts";
