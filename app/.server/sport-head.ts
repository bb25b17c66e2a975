import type { Sport } from "@grandstand/contract/entities";
import type { PageHead } from "../core/seo.ts";
import { sportPath } from "../features/events/event-paths.ts";
import { pageHead } from "./page-head.ts";
import type { LoaderTools } from "./server-api.ts";
import { translatedPaths } from "./translated-paths.ts";

/** The head of a sport's page, or of one of its competitions, with its address in each language. */
export async function sportHead(
  tools: LoaderTools,
  page: "sport" | "esport" | "parent" | "virtual",
  sport: Pick<Sport, "id" | "name">,
  competition: string | null = null,
): Promise<PageHead> {
  const [head, translations] = await Promise.all([
    competition === null
      ? pageHead(tools, page, { sport: sport.name })
      : pageHead(tools, "competition", { sport: sport.name, competition }),
    translatedPaths(tools, sport, sportPath),
  ]);
  return { ...head, translations };
}
