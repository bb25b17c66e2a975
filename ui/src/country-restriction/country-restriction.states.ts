import type { NamedStates } from "../testing/named-states.ts";
import type { CountryRestrictionProps } from "./country-restriction.tsx";

const props: CountryRestrictionProps = {
  redirectHref: null,
  isChecking: false,
  onCheck: () => undefined,
  onLogout: null,
  contactHref: "/support/contact-us/",
  languages: [
    { locale: "fr", href: "/" },
    { locale: "nl", href: "/nl/" },
    { locale: "en", href: "/en/" },
  ],
};

/** Every face of a country that may not use the site, by name. */
export const countryRestrictionStates = {
  usual: props,
  "logged in": { ...props, onLogout: () => undefined },
  checking: { ...props, isChecking: true },
  spain: { ...props, redirectHref: "https://spain.example/" },
  "spain, checking": { ...props, redirectHref: "https://spain.example/", isChecking: true },
  "long text": {
    ...props,
    redirectHref: "https://spain.example/",
    onLogout: () => undefined,
  },
} satisfies NamedStates<CountryRestrictionProps>;
