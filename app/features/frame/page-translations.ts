import { alternates, splitLocale } from "@grandstand/rules/locale";
import { useLocation, useMatches } from "react-router";
import type { PageHead, Translation } from "../../seo.ts";

/** The page that is shown in each language: where a slug is another word there, with that word. */
export function usePageTranslations(): readonly Translation[] {
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.loaderData;
  const known = hasHead(data) ? (data.head.translations ?? []) : [];
  return alternates(splitLocale(pathname).path).map(
    (usual) => known.find(({ locale }) => locale === usual.locale) ?? usual,
  );
}

function hasHead(data: unknown): data is { readonly head: PageHead } {
  return typeof data === "object" && data !== null && "head" in data;
}
