import { intervals } from "@grandstand/rules/intervals";
import { localePath } from "@grandstand/rules/locale";
import { CountryRestriction } from "@grandstand/ui/country-restriction";
import { useEffect } from "react";
import { useStore } from "zustand";
import { useLanguageLinks } from "../../core/navigation/page-translations.ts";
import { loggedIn } from "../../core/session/session.ts";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createCountryAccess } from "./country-access.ts";

/** Blocks the site where it may not be used; a person in Spain is led to the provider's Spanish site (A4, A8). */
export function ConnectCountryRestriction() {
  const { session, language, configuration, setTimer } = useSite();
  const access = useFeatureStore(createCountryAccess);
  const { refusedCountry, isChecking } = useStore(access);
  const isLoggedIn = useStore(session, loggedIn);
  const languages = useLanguageLinks();
  const redirectHref = refusedCountry === "ES" ? configuration.spanishSiteUrl : null;
  // A person who has the address checked meanwhile stays until the answer.
  useEffect(() => {
    if (redirectHref === null || isChecking) return;
    return setTimer(() => location.assign(redirectHref), intervals.countryRedirect);
  }, [redirectHref, isChecking, setTimer]);
  return (
    <CountryRestriction
      redirectHref={redirectHref}
      isChecking={isChecking}
      onCheck={() => void access.check()}
      onLogout={isLoggedIn ? () => void session.logout("asked") : null}
      contactHref={localePath("/support/contact-us", language)}
      languages={languages}
    />
  );
}
