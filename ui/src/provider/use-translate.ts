import type { Language } from "@grandstand/rules/locale";
import { useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { wordingNamespaces } from "../locale/index.ts";
import { createTranslate, type I18n, type Translate } from "./i18n.ts";

/**
 * react-i18next's `t` for everything below a provider. It listens once, and not in each of hundreds of
 * prices. When texts are added everything that shows some is drawn again, but in the background: the
 * press that had them fetched is answered first. What needs them waits for them (`useDeferredWording`),
 * so nothing is suspended here.
 */
export function useTranslate(i18n: I18n, locale: Language): Translate {
  const options = useMemo(
    () =>
      ({
        i18n,
        lng: locale,
        nsMode: "fallback",
        useSuspense: false,
        bindI18nStore: "added",
      }) as const,
    [i18n, locale],
  );
  const { t } = useTranslation(wordingNamespaces, options);
  const current = useMemo(
    () => ({ i18n, locale, translate: createTranslate(t) }),
    [t, i18n, locale],
  );
  const drawn = useDeferredValue(current);
  const isSameLanguage = drawn.i18n === i18n && drawn.locale === locale;
  return isSameLanguage ? drawn.translate : current.translate;
}
