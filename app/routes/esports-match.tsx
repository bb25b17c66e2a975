import { loadEvent } from "../.server/load-event.ts";
import { loaderTools } from "../.server/server-api.ts";
import { loadSports } from "../.server/sport-slugs.ts";
import { headTags } from "../core/seo.ts";
import { StructuredData } from "../features/frame/structured-data.tsx";
import { MatchPage } from "../features/match/match-page.tsx";
import type { Route } from "./+types/esports-match.ts";

export { PageErrorBoundary as ErrorBoundary } from "../features/frame/error-screen.tsx";

/** An esports match by its id (B2, esports-match-id). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const tools = loaderTools(request, context);
  return loadEvent(tools, await loadSports(tools), params.id);
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headTags(loaderData.head) : [];

export default function EsportsMatch({ loaderData }: Route.ComponentProps) {
  const { event, competitionHref, structured } = loaderData;
  return (
    <>
      <MatchPage key={event.id} data={loaderData} competitionHref={competitionHref} />
      <StructuredData key={structured} text={structured} />
    </>
  );
}
