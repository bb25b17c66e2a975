import { getHome, getSeo } from "@grandstand/contract/content";
import { pageHead } from "../.server/page-head.ts";
import { loaderTools, required } from "../.server/server-api.ts";
import { soon } from "../.server/soon.ts";
import { loadSports, slugsOf } from "../.server/sport-slugs.ts";
import { headTags } from "../core/seo.ts";
import { toCompetitionView, toEventViews } from "../features/events/event-view.ts";
import { encodeCompetitions, encodeEvents } from "../features/events/list-encoding.ts";
import { HomePage } from "../features/home/home-page.tsx";
import { toTopMatch } from "../features/home/home-top.ts";
import { toHomeSports } from "../features/home/sections.ts";
import type { Route } from "./+types/home.ts";

export { PageErrorBoundary as ErrorBoundary } from "../features/frame/error-screen.tsx";

/** The sports home: highlights in play, and competitions of each sport in the 3markets view (B2, B9). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const tools = loaderTools(request, context);
  const { api, configuration, language } = tools;
  const { bookmaker } = configuration;
  const [answer, sports, head, seo] = await Promise.all([
    api(getHome, { query: { lang: language } }),
    loadSports(tools),
    pageHead(tools, "home"),
    soon(api(getSeo, { query: { path: "/", lang: language, bookmaker } })),
  ]);
  const home = required(answer);
  const slugs = slugsOf(sports);
  return {
    kind: "home" as const,
    head: { ...head, footerText: seo.ok ? (seo.value.data.data.seo?.footer_text ?? null) : null },
    serverTime: home.server_time,
    live: encodeEvents(toEventViews(home.live, language, slugs)),
    competitions: encodeCompetitions(
      home.competitions.map((each) => toCompetitionView(each, language, slugs)),
    ),
    sports: toHomeSports(home.competitions, sports, language),
    top: toTopMatch(home.top_match),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headTags(loaderData.head) : [];

/** Home is kept alive between visits (B2), so the main layout draws it; see `kept-pages`. */
export const handle = { KeptPage: HomePage };

export default function Home() {
  return null;
}
