import { intervals } from "@grandstand/rules/intervals";
import { loadCodeNow } from "@grandstand/ui/load-code";
import { useEffect } from "react";
import { type ApiResult, retryAfterOf } from "../../core/client/client.ts";
import { callAgain } from "../../core/client/deferred-calls.ts";
import type { PollResult } from "../../core/scheduler/scheduler.ts";
import type { Site } from "../../core/site/site.ts";
import { useSite } from "../../core/site/site-context.ts";
import type { FetchedEvents } from "./apply-fetched.ts";
import { usePollPace } from "./poll-pace.ts";

/** The page's own call, made once more. It stays the same function as long as the page does. */
export type FetchEvents = (site: Site) => Promise<ApiResult<FetchedEvents>>;

/** What an answer is read by: the first page is drawn without it. */
const loadReading = () => import("./apply-fetched.ts");

const done: PollResult = { kind: "done" };

/**
 * Fetches the page's events every 5 s while the live line is not there or does not vouch for one of them, and
 * hands their prices and states on as the line would (B7: HTTP is the fallback). A failure leaves the page as it is.
 */
export function usePolledEvents(name: string, fetchAgain: FetchEvents): void {
  const site = useSite();
  const every = usePollPace(intervals.selectionsRefresh);
  useEffect(
    () => site.scheduler.start(name, { every, run: createEventsPoll(site, fetchAgain) }),
    [site, name, every, fetchAgain],
  );
}

/**
 * The turns of one poll: without the live line it fetches, and with it where the line has not vouched since the turn
 * before for an event that this poll fetches. What it fetched goes to the clock and the odds store. A failed request
 * changes nothing; the result has the wait in milliseconds where the server names one.
 */
export function createEventsPoll(site: Site, fetchAgain: FetchEvents): () => Promise<PollResult> {
  /** The events of the last answer; null before the first one, when all that the page follows may be of it. */
  let fetched: ReadonlySet<string> | null = null;
  let doubtedBefore: readonly string[] = [];

  return async () => {
    const doubtful = site.feed.doubtful();
    // What the page has only just come to show waits for its snapshot for a moment.
    const lasting = doubtful.filter((eventId) => doubtedBefore.includes(eventId));
    doubtedBefore = doubtful;
    const isLive = site.connection.getState().feed === "live";
    if (isLive && !lasting.some((eventId) => fetched?.has(eventId) ?? true)) return done;
    const [answer, read] = await Promise.all([
      fetchAgain(site),
      loadCodeNow(loadReading).catch(() => null),
    ]);
    if (!answer.ok) return { kind: "failed", retryAfter: retryAfterOf(answer.failure) };
    if (read === null) return { kind: "failed", retryAfter: null };
    read.applyFetched(site, answer.value);
    const ids = new Set(answer.value.events.map(({ id }) => id));
    fetched = ids;
    // What has come into doubt since the request left is newer than the answer.
    for (const eventId of doubtful) if (ids.has(eventId)) site.feed.confirm(eventId);
    return done;
  };
}

/** The events that answer this question: one event, or those of a sport. */
export async function fetchEvents(
  { api, configuration, language }: Site,
  question: { readonly event_id: string } | { readonly sport: string; readonly type?: "outright" },
): Promise<ApiResult<FetchedEvents>> {
  const query = { bookmaker: configuration.bookmaker, lang: language, ...question };
  const answer = await callAgain(api, ({ getEvents }) => getEvents, { query });
  if (!answer.ok) return answer;
  const { server_time: serverTime, competitions } = answer.value;
  return { ok: true, value: { serverTime, events: competitions.flatMap(({ events }) => events) } };
}
