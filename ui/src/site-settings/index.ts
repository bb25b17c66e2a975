export { SiteSettings, type SiteSettingsProps, type SiteSettingsView } from "./site-settings.tsx";
