import { getSports } from "@grandstand/contract/content";
import type { Sport } from "@grandstand/contract/entities";
import type { SportSlugs } from "../core/site/sport-slugs.ts";
import { type LoaderTools, required } from "./server-api.ts";
import { soon } from "./soon.ts";

/** The sports as the reader's language knows them: match addresses are made of them. None where they take long. */
export async function loadSports(tools: LoaderTools): Promise<readonly Sport[]> {
  const answer = await soon(fetchSports(tools));
  return answer.ok ? answer.value.sports : [];
}

/** The sports of a page that can't be without them: whose address is one of them. */
export async function requiredSports(tools: LoaderTools): Promise<readonly Sport[]> {
  return required(await fetchSports(tools)).sports;
}

function fetchSports({ api, configuration, language }: LoaderTools) {
  const { bookmaker, country } = configuration;
  return api(getSports, { query: { bookmaker, country, lang: language } });
}

export function slugsOf(sports: readonly Sport[]): SportSlugs {
  return new Map(
    sports.map(({ id, slug, translated_slug, category, is_parent }) => [
      slug,
      { id, translated_slug, category, is_parent },
    ]),
  );
}
