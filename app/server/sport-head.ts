import type { Sport } from "@grandstand/contract/entities";
import type { PageHead } from "../seo.ts";
import { sportPath } from "../views/event-view.ts";
import { pageHead } from "./page-head.ts";
import type { LoaderTools } from "./server-api.ts";
import { translatedPaths } from "./translated-paths.ts";

/** The head of a sport's page, with its address in each language. */
export async function sportHead(
  tools: LoaderTools,
  page: "sport" | "esport" | "parent" | "virtual",
  sport: Pick<Sport, "id" | "name">,
): Promise<PageHead> {
  const [head, translations] = await Promise.all([
    pageHead(tools, page, { sport: sport.name }),
    translatedPaths(tools, sport, sportPath),
  ]);
  return { ...head, translations };
}
