import { localePath, locales } from "@grandstand/rules/locale";
import type { NamedStates } from "../testing/named-states.ts";
import type { SiteSettingsProps } from "./site-settings.tsx";

const nothing = () => undefined;

const props: SiteSettingsProps = {
  settings: {
    oddsFormat: "decimal",
    acceptOdds: "none",
    timeZone: "Europe/Brussels",
    updates: "at-once",
    dataSaver: false,
    keepsToasts: false,
    saysSettled: true,
    density: "comfortable",
  },
  recentMessages: [],
  languages: locales.map((locale) => ({ locale, href: localePath("/live", locale) })),
  country: "Belgique",
  onChange: nothing,
  onChooseLanguage: nothing,
  onShortcuts: nothing,
  onClose: nothing,
};

/** Every face of the settings, by name. */
export const siteSettingsStates = {
  "first visit": { ...props, settings: { ...props.settings, timeZone: "Europe/London" } },
  changed: {
    ...props,
    settings: {
      ...props.settings,
      oddsFormat: "fractional",
      acceptOdds: "higher",
      timeZone: "Asia/Kolkata",
    },
  },
  "every change accepted": {
    ...props,
    settings: {
      ...props.settings,
      oddsFormat: "american",
      acceptOdds: "all",
      timeZone: "Europe/Brussels",
    },
  },
  "saving data": { ...props, settings: { ...props.settings, updates: "slow", dataSaver: true } },
  "messages kept": {
    ...props,
    settings: { ...props.settings, keepsToasts: true },
    recentMessages: [
      {
        id: "3",
        severity: "error",
        title: "Ce n’est pas possible d’ici",
        text: "La connexion et l’inscription ne sont pas permises depuis cet endroit.",
      },
      { id: "2", severity: "warn", title: "La session se termine bientôt" },
      { id: "1", severity: "info", title: "Uw voorkeur voor gewijzigde quoteringen is opgeslagen" },
    ],
  },
  "compact lists": { ...props, settings: { ...props.settings, density: "compact" } },
  "settled bets not said": { ...props, settings: { ...props.settings, saysSettled: false } },
  "zone not on the list": {
    ...props,
    settings: { ...props.settings, timeZone: "Antarctica/Troll" },
  },
  "country not known": { ...props, country: null },
} satisfies NamedStates<SiteSettingsProps>;
