import { intervals } from "@grandstand/rules/intervals";
import { type Language, type Locale, locales } from "@grandstand/rules/locale";
import { loadCatalogs } from "../locale/index.ts";
import { addCatalogs, type I18n } from "./i18n.ts";

interface LoaderDependencies {
  readonly load?: typeof loadCatalogs;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/**
 * Loads, once, the texts that the catalogs came without; null where all are there. A failed load is tried
 * again by the next component that needs it.
 */
export function deferredLoader(
  i18n: I18n,
  locale: Language,
  { load = loadCatalogs, wait = sleep }: LoaderDependencies = {},
): (() => Promise<void>) | null {
  const known = locales.find((each) => each === locale);
  if (known === undefined || i18n.hasResourceBundle(locale, "gs-later")) return null;
  let loading: Promise<void> | null = null;

  async function start(language: Locale): Promise<void> {
    addCatalogs(i18n, locale, await load(language, ["gs-later"]));
  }

  /**
   * A failure remains the answer for a while: React draws again the part that waited for it, and throws the failure to
   * its boundary. A load that began again at that would keep the part waiting for ever.
   */
  async function forget(): Promise<void> {
    await wait(intervals.failedTextsRest);
    loading = null;
  }

  return () => {
    if (loading === null) {
      loading = start(known);
      loading.catch(forget);
    }
    return loading;
  };
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
