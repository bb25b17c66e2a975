import { getSports } from "@grandstand/contract/content";
import type { Language, Sport } from "@grandstand/contract/entities";
import { locales } from "@grandstand/rules/locale";
import type { CallApi } from "../core/client/client.ts";
import type { SportSlugs } from "../core/site/sport-slugs.ts";
import { type LoaderTools, required } from "./server-api.ts";
import { soon } from "./soon.ts";

type SportsTools = Pick<LoaderTools, "api" | "configuration" | "language" | "knownSports">;

/**
 * The sports as the reader's language knows them: match addresses are made of them. Where they take long, those that
 * were had last; none where there were none.
 */
export async function loadSports(tools: SportsTools): Promise<readonly Sport[]> {
  const answer = await soon(fetchSports(tools));
  return answer.ok ? answer.value.sports : (tools.knownSports.get(tools.language) ?? []);
}

/** The sports of a page that can't be without them: whose address is one of them. */
export async function requiredSports(tools: SportsTools): Promise<readonly Sport[]> {
  return required(await fetchSports(tools)).sports;
}

async function fetchSports(tools: SportsTools) {
  const { api, configuration, language, knownSports } = tools;
  const { bookmaker, country } = configuration;
  const answer = await api(getSports, { query: { bookmaker, country, lang: language } });
  if (answer.ok) knownSports.set(language, answer.value.sports);
  return answer;
}

/**
 * Has the sports of every language, once: a first page without them would have the operator's own words in its
 * addresses, which lead on by a redirect. Resolves when each has come or failed.
 */
export async function knowSports(
  apiIn: (language: Language) => CallApi,
  { configuration, knownSports }: Pick<SportsTools, "configuration" | "knownSports">,
): Promise<void> {
  const all = locales.map((language) =>
    fetchSports({ api: apiIn(language), configuration, language, knownSports }),
  );
  await Promise.all(all);
}

export function slugsOf(sports: readonly Sport[]): SportSlugs {
  return new Map(
    sports.map(({ id, slug, translated_slug, category, is_parent }) => [
      slug,
      { id, translated_slug, category, is_parent },
    ]),
  );
}
