import type { NamedStates } from "../testing/named-states.ts";
import type { LanguageSwitcherProps } from "./language-switcher.tsx";

const props: LanguageSwitcherProps = {
  languages: [
    { locale: "fr", href: "/football/" },
    { locale: "nl", href: "/nl/voetbal/" },
    { locale: "en", href: "/en/football/" },
  ],
};

/** Every face of the languages, by name. */
export const languageSwitcherStates = {
  menu: props,
  list: { ...props, layout: "list" },
} satisfies NamedStates<LanguageSwitcherProps>;
