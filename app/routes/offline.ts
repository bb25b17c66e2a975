import { contextOf } from "../.server/load-context.ts";
import { offlineDocument } from "../.server/offline-document.tsx";
import { loaderTools } from "../.server/server-api.ts";
import type { Route } from "./+types/offline.ts";

/** The page that browsers keep for when they are offline (docs/decisions/26). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { language, configuration } = loaderTools(request, context);
  const { sheets = [] } = contextOf(context);
  const html = await offlineDocument(language, configuration, sheets);
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
}
