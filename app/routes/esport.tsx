import { loadSportListing } from "../.server/load-sport.ts";
import { loaderTools, notFound } from "../.server/server-api.ts";
import { sportHead } from "../.server/sport-head.ts";
import { requiredSports } from "../.server/sport-slugs.ts";
import { headTags } from "../core/seo.ts";
import { Deferred } from "../core/wording/deferred-wording.tsx";
import { StructuredData } from "../features/frame/structured-data.tsx";
import { SportPage } from "../features/sport/sport-page.tsx";
import type { Route } from "./+types/esport.ts";

export { PageErrorBoundary as ErrorBoundary } from "../features/frame/error-screen.tsx";

/** An esport's page (B2, /e-sports/{slug}/). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const tools = loaderTools(request, context);
  const sports = await requiredSports(tools);
  const sport = sports.find(
    ({ category, translated_slug, is_parent }) =>
      category === "esport" && translated_slug === params.slug && !is_parent,
  );
  if (!sport) throw notFound();
  const { searchParams } = new URL(request.url);
  const listing = await loadSportListing(tools, sports, sport, searchParams);
  const head = await sportHead(tools, "esport", sport, listing.competitionName);
  return { head, ...listing };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headTags(loaderData.head) : [];

export default function Esport({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Deferred>
        <SportPage key={loaderData.sportSlug} data={loaderData} />
      </Deferred>
      <StructuredData key={loaderData.structured} text={loaderData.structured} />
    </>
  );
}
