import { getSports } from "@grandstand/contract/content";
import type { Sport } from "@grandstand/contract/entities";
import type { SportSlugs } from "../views/event-view.ts";
import type { LoaderTools } from "./server-api.ts";

/** The sports as the reader's language knows them: match addresses are made of them. */
export async function loadSports({
  api,
  configuration,
  language,
}: LoaderTools): Promise<readonly Sport[]> {
  const answer = await api(getSports, {
    query: { bookmaker: configuration.bookmaker, lang: language },
  });
  return answer.ok ? answer.value.sports : [];
}

export function slugsOf(sports: readonly Sport[]): SportSlugs {
  return new Map(
    sports.map(({ id, slug, translated_slug, category, is_parent }) => [
      slug,
      { id, translated_slug, category, is_parent },
    ]),
  );
}
