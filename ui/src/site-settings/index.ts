export type { RecentMessageView } from "./accessibility-settings.tsx";
export {
  type Density,
  densities,
  SiteSettings,
  type SiteSettingsProps,
  type SiteSettingsView,
} from "./site-settings.tsx";
