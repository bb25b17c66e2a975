import type { Sport } from "@grandstand/contract/entities";
import { getRaceCard } from "@grandstand/contract/racing";
import { lazyPart } from "@grandstand/ui/load-code";
import { eventHead, keepToAddress, loadEvent, structuredEvent } from "../.server/load-event.ts";
import { type LoaderTools, loaderTools, notFound, required } from "../.server/server-api.ts";
import { loadSports, slugsOf } from "../.server/sport-slugs.ts";
import { headTags } from "../core/seo.ts";
import { Deferred } from "../core/wording/deferred-wording.tsx";
import { eventIdOf, sportPath } from "../features/events/event-paths.ts";
import { toEventView } from "../features/events/event-view.ts";
import { StructuredData } from "../features/frame/structured-data.tsx";
import { MatchPage } from "../features/match/match-page.tsx";
import {
  toCastMarketViews,
  toMeetingRaces,
  toRaceFacts,
  toRunnerViews,
  withRunners,
} from "../features/racing/view.ts";
import type { Route } from "./+types/match-screen.ts";

export { PageErrorBoundary as ErrorBoundary } from "../features/frame/error-screen.tsx";

/** One event with all its markets; a race with its runners (B2, match-screen). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const tools = loaderTools(request, context);
  const eventId = eventIdOf(params.slug);
  if (eventId === null) throw notFound();
  const sports = await loadSports(tools);
  const sport = sports.find(({ translated_slug }) => translated_slug === params.sport);
  if (sport?.slug === "horse-racing") {
    const race = await loadRace(tools, eventId, sports);
    if (race) return race;
  }
  return { kind: "match" as const, ...(await loadEvent(tools, sports, eventId)) };
}

/** What a race has beyond a match, which most visitors of a match never see. */
const RacePage = lazyPart(async () => (await import("../features/racing/race-page.tsx")).RacePage);

/** A race's card; null where there is no card of it, such as for a bet on a whole season. */
async function loadRace(tools: LoaderTools, eventId: string, sports: readonly Sport[]) {
  const { api, configuration, language } = tools;
  const answer = await api(getRaceCard, {
    query: { bookmaker: configuration.bookmaker, lang: language, event_id: eventId },
  });
  if (!answer.ok && answer.failure.kind === "refused" && answer.failure.status === 404) return null;
  const { race, meeting, event, runners, cast_markets, server_time: serverTime } = required(answer);
  const slugs = slugsOf(sports);
  keepToAddress(tools, event, slugs);
  const sportRoute = slugs.get(event.sport_slug);
  const head = await eventHead(tools, event, slugs);
  return {
    kind: "race" as const,
    head,
    structured: await structuredEvent(tools, { event, head, sports }),
    serverTime,
    event: withRunners(toEventView(event, language, slugs), runners),
    competitionHref: sportRoute ? sportPath(sportRoute, language) : "/",
    facts: toRaceFacts(race, meeting),
    races: toMeetingRaces(meeting, sportRoute?.translated_slug ?? event.sport_slug, language),
    runners: toRunnerViews(runners, event.sport_slug),
    castMarkets: toCastMarketViews(cast_markets),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headTags(loaderData.head) : [];

export default function MatchScreen({ loaderData }: Route.ComponentProps) {
  const { event, competitionHref, structured } = loaderData;
  return (
    <>
      {loaderData.kind === "race" ? (
        <Deferred>
          <RacePage key={event.id} data={loaderData} />
        </Deferred>
      ) : (
        <MatchPage key={event.id} data={loaderData} competitionHref={competitionHref} />
      )}
      <StructuredData key={structured} text={structured} />
    </>
  );
}
