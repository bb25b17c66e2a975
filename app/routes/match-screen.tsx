import { getEvents } from "@grandstand/contract/sportsbook";
import { MatchPage } from "../features/pages/match-page.tsx";
import { headTags } from "../seo.ts";
import { pageHead } from "../server/page-head.ts";
import { loaderTools, notFound, required } from "../server/server-api.ts";
import { loadSports, slugsOf } from "../server/sport-slugs.ts";
import { eventIdOf, toEventView } from "../views/event-view.ts";
import type { Route } from "./+types/match-screen.ts";

export { PageErrorBoundary as ErrorBoundary } from "../features/frame/error-screen.tsx";

/** One event with all its markets (B2, match-screen). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const tools = loaderTools(request, context);
  const { api, configuration, language } = tools;
  const eventId = eventIdOf(params.slug);
  if (eventId === null) throw notFound();
  const [answer, sports] = await Promise.all([
    api(getEvents, {
      query: { bookmaker: configuration.bookmaker, lang: language, event_id: eventId },
    }),
    loadSports(tools),
  ]);
  const { competitions, server_time: serverTime } = required(answer);
  const event = competitions[0]?.events[0];
  if (!event) throw notFound();
  const head = await pageHead(tools, "match", {
    event: event.name,
    competition: event.competition_name,
  });
  return { head, serverTime, event: toEventView(event, language, slugsOf(sports)) };
}
export type MatchData = Awaited<ReturnType<typeof loader>>;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headTags(loaderData.head) : [];

export default function MatchScreen({ loaderData }: Route.ComponentProps) {
  return <MatchPage key={loaderData.event.id} data={loaderData} />;
}
