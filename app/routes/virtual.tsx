import type { Event, Language, Sport } from "@grandstand/contract/entities";
import { getRaceCard, type Runner } from "@grandstand/contract/racing";
import { getEvents } from "@grandstand/contract/sportsbook";
import { getVirtuals, type VirtualChannel } from "@grandstand/contract/virtuals";
import { redirect } from "react-router-dom";
import { homeStep } from "../.server/page-head.ts";
import { type LoaderTools, loaderTools, notFound, required } from "../.server/server-api.ts";
import { sportHead } from "../.server/sport-head.ts";
import { loadSports, slugsOf } from "../.server/sport-slugs.ts";
import { breadcrumbThing, structuredText } from "../.server/structured-data-script.ts";
import { headTags } from "../core/seo.ts";
import type { SportSlugs } from "../core/site/sport-slugs.ts";
import { Deferred } from "../core/wording/deferred-wording.tsx";
import { sportPath } from "../features/events/event-paths.ts";
import { toEventView } from "../features/events/event-view.ts";
import { StructuredData } from "../features/frame/structured-data.tsx";
import { toRunnerViews, withRunners } from "../features/racing/view.ts";
import { channelPath, toVirtualView } from "../features/virtual/view.ts";
import { VirtualPage } from "../features/virtual/virtual-page.tsx";
import type { Route } from "./+types/virtual.ts";

export { PageErrorBoundary as ErrorBoundary } from "../features/frame/error-screen.tsx";

/** A virtual sport with one of its draws: the requested one, or the next (B2, virtual-slug). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const tools = loaderTools(request, context);
  const { api, configuration, language } = tools;
  const query = { bookmaker: configuration.bookmaker, lang: language };
  const { channels } = required(await api(getVirtuals, { query }));
  const channel = channels.find(({ id }) => id === params.id);
  if (!channel) throw notFound();
  if (channel.translated_slug !== params.slug) {
    throw redirect(channelPath(channel, language) + tools.search, 301);
  }
  const requested = new URL(request.url).searchParams.get("event_id");
  const sports = await loadSports(tools);
  const [drawn, head, structured] = await Promise.all([
    loadDraw(tools, channel, { requested, sports }),
    sportHead(tools, "virtual", channel),
    structuredChannel(tools, channel, sports),
  ]);
  return {
    structured,
    head: { ...head, path: `/virtual/${channel.id}/${channel.translated_slug}/` },
    channelId: channel.id,
    name: channel.name,
    channels: channels.map((each) => ({
      id: each.id,
      name: each.name,
      href: channelPath(each, language),
    })),
    view: toVirtualView(channel, language),
    ...drawn,
  };
}

/** Virtual sports that race: a draw of theirs has a card. */
const raceChannels = new Set(["virtual-horse-racing", "virtual-greyhounds"]);

/** The requested draw; the next one where it is long over, or none is requested. */
async function loadDraw(
  tools: LoaderTools,
  channel: VirtualChannel,
  { requested, sports }: { readonly requested: string | null; readonly sports: readonly Sport[] },
) {
  const { language } = tools;
  const next = (channel.upcoming[0] ?? channel.running[0])?.event_id;
  const slugs = slugsOf(sports);
  for (const id of [requested, next]) {
    if (id === null || id === undefined || !/^[\w-]{1,64}$/.test(id)) continue;
    const drawn = await loadEventOf(tools, channel, id);
    if (drawn) return toDrawn(drawn, language, slugs);
  }
  return { event: null, runners: null, serverTime: 0 };
}

interface LoadedDraw {
  readonly event: Event;
  /** Of a race. */
  readonly runners: readonly Runner[] | null;
  readonly serverTime: number;
}

/** One draw of a channel; null where it is not there any more, or is another channel's. */
async function loadEventOf(
  { api, configuration, language }: LoaderTools,
  channel: VirtualChannel,
  id: string,
): Promise<LoadedDraw | null> {
  const query = { bookmaker: configuration.bookmaker, lang: language, event_id: id };
  const card = raceChannels.has(channel.slug) ? await api(getRaceCard, { query }) : null;
  if (card?.ok && card.value.event.sport_id === channel.id) {
    const { event, runners, server_time: serverTime } = card.value;
    return { event, runners, serverTime };
  }
  const answer = await api(getEvents, { query });
  const event = answer.ok && answer.value.competitions[0]?.events[0];
  if (!event || event.sport_id !== channel.id) return null;
  return { event, runners: null, serverTime: answer.value.server_time };
}

function toDrawn(
  { event, runners, serverTime }: LoadedDraw,
  language: Language,
  slugs: SportSlugs,
) {
  const view = toEventView(event, language, slugs);
  return {
    event: runners ? withRunners(view, runners) : view,
    runners: runners && toRunnerViews(runners, event.sport_slug),
    serverTime,
  };
}

/** The way to a channel, over what stands for all of them; a draw that is over within minutes is no step. */
async function structuredChannel(
  tools: LoaderTools,
  channel: VirtualChannel,
  sports: readonly Sport[],
): Promise<string> {
  const parent = sports.find((sport) => sport.is_parent && sport.is_virtual);
  const steps = [
    await homeStep(tools),
    ...(parent ? [{ name: parent.name, path: sportPath(parent, tools.language) }] : []),
    { name: channel.name, path: channelPath(channel, tools.language) },
  ];
  return structuredText([breadcrumbThing(tools.siteOrigin, steps)]);
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headTags(loaderData.head) : [];

export default function Virtual({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Deferred>
        <VirtualPage key={loaderData.channelId} data={loaderData} />
      </Deferred>
      <StructuredData key={loaderData.structured} text={loaderData.structured} />
    </>
  );
}
