export {
  SlipSettings,
  type SlipSettingsProps,
  type SlipSettingsView,
} from "./slip-settings.tsx";
