export type { RecentMessageView } from "./accessibility-settings.tsx";
export { SiteSettings, type SiteSettingsProps, type SiteSettingsView } from "./site-settings.tsx";
