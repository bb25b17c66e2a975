import { getLiveEvents } from "@grandstand/contract/sportsbook";
import { pageHead } from "../.server/page-head.ts";
import { loaderTools, required } from "../.server/server-api.ts";
import { loadSports, slugsOf } from "../.server/sport-slugs.ts";
import { headTags } from "../core/seo.ts";
import { encodeCompetitions } from "../features/events/list-encoding.ts";
import { toLiveSports } from "../features/live/live-answer.ts";
import { LivePage } from "../features/live/live-page.tsx";
import type { Route } from "./+types/live.ts";

export { PageErrorBoundary as ErrorBoundary } from "../features/frame/error-screen.tsx";

/** Everything in play (B2, Live widget and live list). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const tools = loaderTools(request, context);
  const { api, configuration, language } = tools;
  const { bookmaker, country } = configuration;
  const [answer, sports, head] = await Promise.all([
    api(getLiveEvents, { query: { bookmaker, lang: language, country } }),
    loadSports(tools),
    pageHead(tools, "live"),
  ]);
  const live = required(answer);
  return {
    head,
    serverTime: live.server_time,
    sports: toLiveSports(live, language, slugsOf(sports)).map((sport) => ({
      ...sport,
      competitions: encodeCompetitions(sport.competitions),
    })),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headTags(loaderData.head) : [];

export default function Live({ loaderData }: Route.ComponentProps) {
  return <LivePage data={loaderData} />;
}
