import { alternates, type Locale, splitLocale } from "@grandstand/rules/locale";
import { useLocation, useMatches } from "react-router-dom";
import { splitQuery } from "../entry/page-query.ts";
import type { PageHead } from "../seo.ts";

/** The page that is shown, in a language. */
export interface LanguageLink {
  readonly locale: Locale;
  readonly href: string;
}

/**
 * The page that is shown in each language, with its query: where a slug is another word there, with
 * that word. What the page does not read is no part of it: the server draws it without.
 */
export function useLanguageLinks(): readonly LanguageLink[] {
  const { pathname, search } = useLocation();
  const routeId = useMatches().at(-1)?.id ?? "";
  const known = usePageHead()?.translations ?? [];
  const query = splitQuery(search, routeId).page;
  return alternates(splitLocale(pathname).path).map((usual) => {
    const { locale, path } = known.find((each) => each.locale === usual.locale) ?? usual;
    return { locale, href: path + query };
  });
}

/** The head of the page that is shown, as its route loaded it; null where it has none. */
export function usePageHead(): PageHead | null {
  const data = useMatches().at(-1)?.loaderData;
  return hasHead(data) ? data.head : null;
}

function hasHead(data: unknown): data is { readonly head: PageHead } {
  return typeof data === "object" && data !== null && "head" in data;
}
