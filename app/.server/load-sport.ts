import type { Competition, Sport } from "@grandstand/contract/entities";
import { getMatchCentre } from "@grandstand/contract/match-centre";
import { getEvents } from "@grandstand/contract/sportsbook";
import type { CompetitionView } from "@grandstand/ui/event-view";
import { sportPath } from "../features/events/event-paths.ts";
import { toCompetitionView } from "../features/events/event-view.ts";
import { encodeCompetitions } from "../features/events/list-encoding.ts";
import { withNotesOf } from "../features/events/side-notes.ts";
import { toLeagueRows } from "../features/sport/league-rows.ts";
import {
  type CompetitionChoice,
  type SportListing,
  sportViews,
  type TableListing,
} from "../features/sport/listing.ts";
import { homeStep } from "./page-head.ts";
import { type LoaderTools, required } from "./server-api.ts";
import { soon } from "./soon.ts";
import { slugsOf } from "./sport-slugs.ts";
import { breadcrumbThing, structuredText } from "./structured-data-script.ts";

/** What a sport's page lists: all competitions or one, of all days or of one, its tables, or its outrights (B2). */
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
  const day = search.get("day");
  const isTables = view === "tables";
  const answer = await api(getEvents, {
    query: {
      bookmaker: configuration.bookmaker,
      lang: language,
      sport: sport.slug,
      // The view of tables has the way to those of all leagues.
      ...(competition && !isTables ? { competition } : {}),
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
    // The racing index has days of its own, by name.
    day: view === "competitions" && day !== null && /^\d/.test(day) ? day : null,
    choices: competitions.map(({ slug, name }) => ({ slug, name })),
    outrightCount: sport.outright_count,
    hasTables: competitions.some(hasTable),
    table: isTables ? await loadTable(tools, competitions.filter(hasTable), competition) : null,
    serverTime,
    competitions: isTables
      ? []
      : encodeCompetitions(
          competitions
            .filter(({ events }) => events.length > 0)
            .map((each) => toListed(toCompetitionView(each, language, slugs), each)),
        ),
    structured: await structuredSport(tools, sport, listed),
  };
}

/** A competition with what lists say of the sides of its matches in play. */
function toListed(view: CompetitionView, { events }: Competition): CompetitionView {
  return { ...view, events: withNotesOf(view.events, events) };
}

function hasTable({ has_table, events }: Competition): boolean {
  return has_table === true && events.length > 0;
}

/** The table of a league, by that of one of its matches: the requested one, or the first. Null where there is none. */
async function loadTable(
  { api, configuration, language }: LoaderTools,
  leagues: readonly Competition[],
  slug: string | null,
): Promise<TableListing | null> {
  const league = leagues.find((each) => each.slug === slug) ?? leagues[0];
  if (league === undefined) return null;
  const query = {
    bookmaker: configuration.bookmaker,
    lang: language,
    event_id: league.events[0]?.id ?? "",
    parts: "table",
  };
  const answer = await soon(api(getMatchCentre, { query }));
  return {
    leagues: leagues.map(({ slug: each, name }) => ({ slug: each, name })),
    slug: league.slug,
    name: league.name,
    rows: answer.ok ? toLeagueRows(answer.value.table ?? []) : null,
    cuts: answer.ok ? (answer.value.table_cuts ?? []) : [],
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
