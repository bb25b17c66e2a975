export { SlipSettings } from "./slip-settings.tsx";
export type { SettingReason, SlipSettingsProps, SlipSettingsView } from "./slip-settings-props.ts";
