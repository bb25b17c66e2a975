import { getEvents } from "@grandstand/contract/sportsbook";
import { SportPage } from "../features/pages/sport-page.tsx";
import { headTags } from "../seo.ts";
import { pageHead } from "../server/page-head.ts";
import { loaderTools, notFound, required } from "../server/server-api.ts";
import { loadSports, slugsOf } from "../server/sport-slugs.ts";
import { toCompetitionView } from "../views/event-view.ts";
import type { Route } from "./+types/sport.ts";

export { PageErrorBoundary as ErrorBoundary } from "../features/frame/error-screen.tsx";

/** A sport's page; the horse-racing index is one of them, and is kept alive (B2). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const tools = loaderTools(request, context);
  const { api, configuration, language } = tools;
  const sports = await loadSports(tools);
  const sport = sports.find(({ translated_slug }) => translated_slug === params.sport);
  if (!sport) throw notFound();
  const competition = new URL(request.url).searchParams.get("competition");
  const [answer, head] = await Promise.all([
    api(getEvents, {
      query: {
        bookmaker: configuration.bookmaker,
        lang: language,
        sport: sport.slug,
        ...(competition ? { competition } : {}),
      },
    }),
    pageHead(tools, "sport", { sport: sport.name }),
  ]);
  const events = required(answer);
  const slugs = slugsOf(sports);
  return {
    kind: sport.slug === "horse-racing" ? ("racing" as const) : ("sport" as const),
    head,
    name: sport.name,
    sportSlug: sport.slug,
    serverTime: events.server_time,
    competitions: events.competitions.map((each) => toCompetitionView(each, language, slugs)),
  };
}
export type SportData = Awaited<ReturnType<typeof loader>>;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headTags(loaderData.head) : [];

/** The racing index is drawn by the main layout, which keeps it alive; see `kept-pages`. */
export default function Sport({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === "racing" ? null : <SportPage data={loaderData} />;
}
