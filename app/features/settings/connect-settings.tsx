import { SiteSettings, type SiteSettingsView } from "@grandstand/ui/site-settings";
import { useEffect } from "react";
import { useStore } from "zustand";
import { useFetched } from "../../core/fetched/use-fetched.ts";
import { useMessageWords } from "../../core/messages/words.ts";
import { useLanguageLinks } from "../../core/navigation/page-translations.ts";
import { createListSettings } from "../../core/settings/list-settings.ts";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createCountryName } from "./country-name.ts";

/** The settings of the whole site, kept in the browser and, for a person who is logged in, by the server (A7). */
export function ConnectSettings() {
  const { settings, messages, configuration } = useSite();
  const view = useStore(settings, (state) => state);
  const lists = useFeatureStore(createListSettings);
  const density = useStore(lists, (state) => state.density);
  useEffect(() => lists.restore(), [lists]);
  const languages = useLanguageLinks();
  const country = useFetched(createCountryName, configuration.country);
  const recent = useStore(messages, (state) => state.recent);
  const words = useMessageWords();
  const recentMessages = recent.map(({ id, severity, title, text }) => ({
    id,
    severity,
    title: words(title),
    ...(text && { text: words(text) }),
  }));
  const change = (changed: Partial<SiteSettingsView>) => {
    const {
      oddsFormat,
      acceptOdds,
      timeZone,
      updates,
      dataSaver,
      density: rows,
      ...toasts
    } = changed;
    if (oddsFormat) void settings.changeOddsFormat(oddsFormat);
    if (acceptOdds) void settings.changeAcceptOdds(acceptOdds);
    if (timeZone) void settings.changeTimeZone(timeZone);
    if (updates) settings.changeUpdates(updates);
    if (rows) lists.changeDensity(rows);
    if (dataSaver !== undefined) settings.changeDataSaver(dataSaver);
    if (Object.keys(toasts).length > 0) settings.changeToasts(toasts);
  };
  return (
    <SiteSettings
      settings={{ ...view, dataSaver: view.dataSaver ?? false, density }}
      languages={languages}
      recentMessages={recentMessages}
      country={country.status === "loaded" ? country.value : null}
      onChange={change}
      onChooseLanguage={(language) => {
        void settings.changeLanguage(language);
        messages.close();
      }}
      onShortcuts={() => messages.open({ kind: "shortcuts" })}
      onClose={messages.close}
    />
  );
}
