import type { EventView } from "@grandstand/ui/event-view";
import { loadCodeNow } from "@grandstand/ui/load-code";
import { useCallback, useEffect, useState } from "react";
import { lateMarketsRefetch } from "../../core/intervals.ts";
import type { PollResult } from "../../core/scheduler/scheduler.ts";
import { useSite } from "../../core/site/site-context.ts";
import type { BuilderFacts } from "../bet-builder/index.ts";
import { fetchEvents } from "../events/index.ts";

/** An event as its page has it, with what the bet builder needs of its outcomes. */
interface EventMarkets {
  readonly event: Pick<EventView, "markets" | "groups">;
  readonly builder: BuilderFacts | null;
}

interface LateMarkets extends EventMarkets {
  /** What becomes of the markets that the page came without; undefined before they are requested, and once they are there. */
  readonly rest: "loading" | "error" | undefined;
  /** Requests them; they are fetched again as long as the page is there, for what is said of players. */
  readonly request: () => void;
}

const loadView = () => import("./late-view.ts");

/** The markets of an event's page: those that it came with, and all of them once they were requested. */
export function useLateMarkets(loaded: EventView, builder: BuilderFacts | null): LateMarkets {
  const site = useSite();
  const [fetched, setFetched] = useState<EventMarkets | null>(null);
  const [rest, setRest] = useState<LateMarkets["rest"]>();
  const [isWanted, setWanted] = useState(false);
  const { id } = loaded;
  const run = useCallback(async (): Promise<PollResult> => {
    const [answer, view] = await Promise.all([
      fetchEvents(site, { event_id: id }),
      loadCodeNow(loadView).catch(() => null),
    ]);
    const event = answer.ok ? answer.value.events[0] : undefined;
    if (event === undefined || view === null) {
      setRest((before) => before && "error");
      return { kind: "failed", retryAfter: null };
    }
    setFetched(view.toEventMarkets(event, site.language));
    setRest(undefined);
    return { kind: "done" };
  }, [site, id]);
  useEffect(() => {
    if (!isWanted) return undefined;
    // The page itself is fetched anew at the end of its event, whose results are to be seen at once.
    if (loaded.id === id) void run();
    return site.scheduler.start("late-markets", { every: lateMarketsRefetch, run });
  }, [site, isWanted, loaded, id, run]);
  const request = useCallback(() => {
    if (fetched) return;
    setRest("loading");
    if (isWanted) void run();
    setWanted(true);
  }, [fetched, isWanted, run]);
  return fetched ? { ...fetched, rest, request } : { event: loaded, builder, rest, request };
}
