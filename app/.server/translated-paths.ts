import type { Language, Sport } from "@grandstand/contract/entities";
import { locales } from "@grandstand/rules/locale";
import type { Translation } from "../core/seo.ts";
import type { LoaderTools } from "./server-api.ts";
import { loadSports } from "./sport-slugs.ts";

/**
 * A page below a sport in every language: each has its own slug for the sport. A language in which the
 * sports could not be had is left out, so that no link leads to a page that isn't there.
 */
export async function translatedPaths(
  tools: LoaderTools,
  sport: Pick<Sport, "id">,
  pathOf: (sport: Sport, language: Language) => string,
): Promise<readonly Translation[]> {
  const found = await Promise.all(
    locales.map(async (locale) => {
      const sports = await loadSports({ ...tools, language: locale });
      const translated = sports.find(({ id }) => id === sport.id);
      return translated ? [{ locale, path: pathOf(translated, locale) }] : [];
    }),
  );
  return found.flat();
}
