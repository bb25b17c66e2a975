import { getFavouriteMatches } from "@grandstand/contract/favourites";
import { getLiveHighlights, search as searchCall } from "@grandstand/contract/search";
import type { EventView, RenderOutcome } from "@grandstand/ui/event-view";
import { useCallback, useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { createFetched } from "../../core/fetched/fetched.ts";
import { useFetched } from "../../core/fetched/use-fetched.ts";
import type { Site } from "../../core/site/site.ts";
import { useSite } from "../../core/site/site-context.ts";
import { toEventView } from "../events/index.lazy.ts";
import {
  applyPrices,
  type FetchEvents,
  useFollowedEvents,
  useLiveStates,
  usePolledEvents,
} from "../events/index.ts";
import { useRenderOutcome } from "../odds/index.ts";
import type { SearchAnswer } from "./view.ts";

type Priced = Required<Pick<SearchAnswer, "server_time" | "prices">>;

/** The matches with which a search begins: those in play, for everybody. For `useFetched`. */
export const createLiveHighlights = ({ api, language: lang }: Site) =>
  createFetched((_, signal) => api(getLiveHighlights, { query: { lang }, signal }));

/** The next matches of a person's favourites, by the person's id. For `useFetched`. */
export const createFavouriteMatches = ({ api, language: lang }: Site) =>
  createFetched((_, signal) => api(getFavouriteMatches, { query: { lang }, signal }));

const none: readonly EventView[] = [];

/** The events of an answer, with their prices handed to the odds store. */
function useEvents(answer: Priced | null): readonly EventView[] {
  const site = useSite();
  const { language, slugs } = site;
  const events = useMemo(
    () => answer?.prices?.map((event) => toEventView(event, language, slugs)) ?? none,
    [answer, language, slugs],
  );
  useEffect(() => {
    if (answer) applyPrices(site, events, answer.server_time);
  }, [site, answer, events]);
  return events;
}

/** The events of a fetched list. */
function useFetchedEvents(
  create: (site: Site) => ReturnType<typeof createLiveHighlights>,
  input: string | null,
) {
  const fetched = useFetched(create, input);
  const value = fetched.status === "loaded" ? fetched.value : null;
  const answer = useMemo(
    () => value && { server_time: value.server_time, prices: value.events },
    [value],
  );
  return { events: useEvents(answer), isKnown: fetched.status !== "loading" };
}

export interface ShownEvents {
  /** Of what was found. */
  readonly found: readonly EventView[];
  readonly own: readonly EventView[];
  readonly live: readonly EventView[];
  /** Whether it is known with what a search begins, or that it can't be had. */
  readonly isBegun: boolean;
  readonly renderOutcome: RenderOutcome;
}

/**
 * The events whose prices the search shows: of an answer, or those with which a search begins. They are on the live
 * line, and polled without it. `query` is what was answered; null while a search begins.
 */
export function useShownEvents(answer: SearchAnswer | null, query: string | null): ShownEvents {
  const { session } = useSite();
  const userId = useStore(session, ({ user }) => user?.id ?? null);
  const isAwaited = useStore(session, ({ status }) => status === "authenticating");
  const prices = answer?.prices;
  const serverTime = answer?.server_time ?? 0;
  const found = useEvents(
    useMemo(() => (prices ? { server_time: serverTime, prices } : null), [prices, serverTime]),
  );
  const live = useFetchedEvents(createLiveHighlights, "live");
  const own = useFetchedEvents(createFavouriteMatches, userId);
  const events = useMemo(
    () => [...found, ...own.events, ...live.events],
    [found, own.events, live.events],
  );
  const shown = useLiveStates(events);
  useFollowedEvents(events);
  const fetchAgain = useCallback<FetchEvents>(
    (site) => (query === null ? fetchStart(site, userId !== null) : fetchFound(site, query)),
    [query, userId],
  );
  usePolledEvents("search events", fetchAgain);
  const renderOutcome = useRenderOutcome(events);
  const [ownAt, liveAt] = [found.length, found.length + own.events.length];
  return {
    found,
    own: useMemo(() => shown.slice(ownAt, liveAt).filter(isOpen), [shown, ownAt, liveAt]),
    live: useMemo(() => shown.slice(liveAt).filter(isOpen), [shown, liveAt]),
    isBegun: live.isKnown && own.isKnown && !isAwaited,
    renderOutcome,
  };
}

function isOpen({ status }: EventView): boolean {
  return status !== "ended" && status !== "cancelled";
}

const fetchFound = async ({ api, language: lang }: Site, query: string) => {
  const answer = await api(searchCall, { query: { lang, query } });
  if (!answer.ok) return answer;
  const { server_time: serverTime, prices: events = [] } = answer.value;
  return { ok: true as const, value: { serverTime, events } };
};

const fetchStart = async ({ api, language: lang }: Site, hasOwn: boolean) => {
  const [live, own] = await Promise.all([
    api(getLiveHighlights, { query: { lang } }),
    hasOwn ? api(getFavouriteMatches, { query: { lang } }) : null,
  ]);
  if (!live.ok) return live;
  const { server_time: serverTime, events } = live.value;
  const others = own?.ok ? own.value.events : [];
  return { ok: true as const, value: { serverTime, events: [...events, ...others] } };
};
