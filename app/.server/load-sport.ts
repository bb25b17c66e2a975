import type { Sport } from "@grandstand/contract/entities";
import { getEvents } from "@grandstand/contract/sportsbook";
import { sportPath } from "../features/events/event-paths.ts";
import { toCompetitionView } from "../features/events/event-view.ts";
import { encodeCompetitions } from "../features/events/list-encoding.ts";
import {
  type CompetitionChoice,
  type SportListing,
  sportViews,
} from "../features/sport/listing.ts";
import { homeStep } from "./page-head.ts";
import { type LoaderTools, required } from "./server-api.ts";
import { slugsOf } from "./sport-slugs.ts";
import { breadcrumbThing, structuredText } from "./structured-data-script.ts";

/** What a sport's page lists: all competitions or one, by competition or by day, or its outrights (B2). */
export async function loadSportListing(
  tools: LoaderTools,
  sports: readonly Sport[],
  sport: Sport,
  search: URLSearchParams,
): Promise<SportListing> {
  const { api, configuration, language } = tools;
  const requested = search.get("view");
  const view = sportViews.find((name) => name === requested) ?? "competitions";
  const competition = search.get("competition");
  const answer = await api(getEvents, {
    query: {
      bookmaker: configuration.bookmaker,
      lang: language,
      sport: sport.slug,
      ...(competition ? { competition } : {}),
      ...(view === "outrights" ? { type: "outright" } : {}),
    },
  });
  const { competitions, server_time: serverTime } = required(answer);
  const slugs = slugsOf(sports);
  const listed = competitions.find(({ slug }) => slug === competition);
  return {
    name: sport.name,
    competitionName: listed?.name ?? null,
    sportSlug: sport.slug,
    view,
    competition,
    choices: competitions.map(({ slug, name }) => ({ slug, name })),
    outrightCount: sport.outright_count,
    serverTime,
    competitions: encodeCompetitions(
      competitions
        .filter(({ events }) => events.length > 0)
        .map((each) => toCompetitionView(each, language, slugs)),
    ),
    structured: await structuredSport(tools, sport, listed),
  };
}

/** The way to a sport's page, or to one of its competitions. */
export async function structuredSport(
  tools: LoaderTools,
  sport: Sport,
  competition?: CompetitionChoice,
): Promise<string> {
  const path = sportPath(sport, tools.language);
  const steps = [await homeStep(tools), { name: sport.name, path }];
  if (competition) {
    const { name, slug } = competition;
    steps.push({ name, path: `${path}?competition=${slug}` });
  }
  return structuredText([breadcrumbThing(tools.siteOrigin, steps)]);
}
