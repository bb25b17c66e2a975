import { alternates, splitLocale } from "@grandstand/rules/locale";
import { SiteSettings, type SiteSettingsView } from "@grandstand/ui/site-settings";
import { useLocation } from "react-router";
import { useSite, useStorePart } from "../../site/site-context.ts";

/** The settings of the whole site, kept in the browser and, of who is logged in, by the server (A7). */
export function ConnectSettings() {
  const { settings, session, messages } = useSite();
  const view = useStorePart(settings, (state) => state);
  const isLoggedIn = useStorePart(session, (state) => state.status === "authenticated");
  const { pathname, search } = useLocation();
  const { path } = splitLocale(pathname);
  const change = (changed: Partial<SiteSettingsView>) => {
    const { oddsFormat, acceptOdds, timeZone, updates, dataSaver } = changed;
    if (oddsFormat) void settings.changeOddsFormat(oddsFormat, isLoggedIn);
    if (acceptOdds) void settings.changeAcceptOdds(acceptOdds, isLoggedIn);
    if (timeZone) void settings.changeTimeZone(timeZone, isLoggedIn);
    if (updates) settings.changeUpdates(updates);
    if (dataSaver !== undefined) settings.changeDataSaver(dataSaver);
  };
  return (
    <SiteSettings
      settings={{ ...view, dataSaver: view.dataSaver ?? false }}
      languages={alternates(path).map(({ locale, path: href }) => ({
        locale,
        href: `${href}${search}`,
      }))}
      onChange={change}
      onChooseLanguage={(language) => {
        if (isLoggedIn) void settings.changeLanguage(language);
        messages.close();
      }}
      onShortcuts={() => messages.open({ kind: "shortcuts" })}
      onClose={messages.close}
    />
  );
}
