import type { Sport } from "@grandstand/contract/entities";
import { getRaceMeetings } from "@grandstand/contract/racing";
import { getEvents } from "@grandstand/contract/sportsbook";
import { locales } from "@grandstand/rules/locale";
import { redirect } from "react-router-dom";
import { loadSportListing, structuredSport } from "../.server/load-sport.ts";
import { type LoaderTools, loaderTools, notFound, required } from "../.server/server-api.ts";
import { sportHead } from "../.server/sport-head.ts";
import { loadSports, requiredSports, slugsOf } from "../.server/sport-slugs.ts";
import { headTags } from "../core/seo.ts";
import { Deferred } from "../core/wording/deferred-wording.tsx";
import { sportPath } from "../features/events/event-paths.ts";
import { toCompetitionView } from "../features/events/event-view.ts";
import { encodeCompetitions } from "../features/events/list-encoding.ts";
import { StructuredData } from "../features/frame/structured-data.tsx";
import { toSportLinksOf } from "../features/menu/view.ts";
import { RacingPage } from "../features/racing/racing-page.tsx";
import { toMeetingViews } from "../features/racing/view.ts";
import { ParentPage } from "../features/sport/parent-page.tsx";
import { SportPage } from "../features/sport/sport-page.tsx";
import type { Route } from "./+types/sport.ts";

export { PageErrorBoundary as ErrorBoundary } from "../features/frame/error-screen.tsx";

/** A sport's page; the horse-racing index is one of them, and so is what stands for others (B2). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const tools = loaderTools(request, context);
  const sports = await requiredSports(tools);
  const pages = sports.filter((each) => each.category === "sport" || each.is_parent);
  const sport = pages.find((each) => each.translated_slug === params.sport);
  const { searchParams } = new URL(request.url);
  if (!sport) throw await leadToSport(tools, pages, params.sport);
  if (sport.is_parent) return loadParent(tools, sports, sport);
  if (sport.slug === "horse-racing") return loadRacing(tools, sports, sport, searchParams);
  const listing = await loadSportListing(tools, sports, sport, searchParams);
  const head = await sportHead(tools, "sport", sport, listing.competitionName);
  return { kind: "sport" as const, head, ...listing };
}

/** A sport under the operator's own name for it, or another language's, is led to its name in this one. */
async function leadToSport(
  tools: LoaderTools,
  pages: readonly Sport[],
  name: string,
): Promise<Response> {
  const others = locales.filter((locale) => locale !== tools.language);
  const sports = await Promise.all(others.map((language) => loadSports({ ...tools, language })));
  const foreign = sports.flat().find(({ translated_slug }) => translated_slug === name);
  const sport = pages.find(({ slug, id }) => slug === name || id === foreign?.id);
  if (!sport) return notFound();
  return redirect(sportPath(sport, tools.language) + tools.search, 301);
}

/** A parent's children: the esports, or the virtual sports. */
async function loadParent(tools: LoaderTools, sports: readonly Sport[], parent: Sport) {
  const category = parent.is_virtual ? "virtual" : parent.category;
  const children = sports.filter((sport) => !sport.is_parent && sport.category === category);
  return {
    kind: "parent" as const,
    head: await sportHead(tools, "parent", parent),
    structured: await structuredSport(tools, parent),
    name: parent.name,
    children: toSportLinksOf(children, tools.language),
  };
}

/** The day's meetings with their races, and the races with prices that start next. */
async function loadRacing(
  tools: LoaderTools,
  sports: readonly Sport[],
  sport: Sport,
  search: URLSearchParams,
) {
  const { api, configuration, language } = tools;
  const day = search.get("day") === "tomorrow" ? ("tomorrow" as const) : ("today" as const);
  const query = { bookmaker: configuration.bookmaker, lang: language };
  const [events, meetings, head, structured] = await Promise.all([
    api(getEvents, { query: { ...query, sport: sport.slug } }),
    api(getRaceMeetings, { query: { ...query, day } }),
    sportHead(tools, "sport", sport),
    structuredSport(tools, sport),
  ]);
  const { competitions, server_time: serverTime } = required(events);
  const slugs = slugsOf(sports);
  return {
    kind: "racing" as const,
    head,
    structured,
    name: sport.name,
    day,
    serverTime,
    competitions: encodeCompetitions(
      competitions.map((each) => toCompetitionView(each, language, slugs)),
    ),
    meetings: meetings.ok
      ? toMeetingViews(meetings.value.meetings, sport.translated_slug, language)
      : null,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headTags(loaderData.head) : [];

/** What the main layout draws and keeps alive between visits; see `kept-pages`. */
export const handle = { KeptPage: RacingPage };

/** The racing index is drawn by the main layout, which keeps it alive. */
export default function SportRoute({ loaderData }: Route.ComponentProps) {
  const { structured } = loaderData;
  return (
    <>
      {loaderData.kind !== "racing" && (
        <Deferred>
          {loaderData.kind === "parent" ? (
            <ParentPage data={loaderData} />
          ) : (
            <SportPage key={loaderData.sportSlug} data={loaderData} />
          )}
        </Deferred>
      )}
      <StructuredData key={structured} text={structured} />
    </>
  );
}
