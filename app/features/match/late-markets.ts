import type { Event, Language } from "@grandstand/contract/entities";
import type { EventView } from "@grandstand/ui/event-view";
import { loadCodeNow } from "@grandstand/ui/load-code";
import { useCallback, useEffect, useState } from "react";
import { lateMarketsRefetch } from "../../core/intervals.ts";
import type { PollResult } from "../../core/scheduler/scheduler.ts";
import { useSite } from "../../core/site/site-context.ts";
import { loadBuilderFacts } from "../bet-builder/index.lazy.ts";
import type { BuilderFacts } from "../bet-builder/index.ts";
import { fetchEvents } from "../events/index.ts";

/** An event as its page has it, with what the bet builder needs of its outcomes. */
interface EventMarkets {
  readonly event: Pick<EventView, "markets" | "groups">;
  readonly builder: BuilderFacts | null;
}

interface LateMarkets extends EventMarkets {
  /** What becomes of the markets that the page came without; undefined once they are there. */
  readonly rest: "to-fetch" | "loading" | "error" | undefined;
  /** Requests them; they are fetched again as long as the page is there, for what is said of players. */
  readonly request: () => void;
}

/** All markets of an event that was fetched after its page, as the page shows them. */
async function loadView(): Promise<(event: Event, language: Language) => EventMarkets> {
  const [{ toEventView }, toBuilderFacts] = await Promise.all([
    import("../events/index.lazy.ts"),
    loadBuilderFacts(),
  ]);
  return (event, language) => ({
    event: toEventView(event, language, noSlugs),
    builder: toBuilderFacts(event),
  });
}

const noSlugs = new Map<string, never>();

/** The markets of an event's page: those that it came with, and all of them once they were requested. */
export function useLateMarkets(loaded: EventView, builder: BuilderFacts | null): LateMarkets {
  const site = useSite();
  const { id } = loaded;
  const [fetched, setFetched] = useState<(EventMarkets & { id: string }) | null>(null);
  const [wanted, setWanted] = useState<{ id: string; hasFailed: boolean } | null>(null);
  const isWanted = wanted?.id === id;
  const isOver = loaded.status === "ended";
  const run = useCallback(async (): Promise<PollResult> => {
    const [answer, view] = await Promise.all([
      fetchEvents(site, { event_id: id }),
      loadCodeNow(loadView).catch(() => null),
    ]);
    const event = answer.ok ? answer.value.events[0] : undefined;
    if (event === undefined || view === null) {
      setWanted({ id, hasFailed: true });
      return { kind: "failed", retryAfter: null };
    }
    setFetched({ id, ...view(event, site.language) });
    return { kind: "done" };
  }, [site, id]);
  useEffect(() => {
    if (!isWanted) return undefined;
    // At the end of its event too, whose results are to be seen at once.
    const now = setTimeout(() => void run());
    const poll = { every: lateMarketsRefetch, run };
    const stop = isOver ? undefined : site.scheduler.start("late-markets", poll);
    return () => {
      clearTimeout(now);
      stop?.();
    };
  }, [site, isWanted, isOver, run]);
  const request = useCallback(() => {
    setWanted({ id, hasFailed: false });
    if (wanted?.hasFailed) void run();
  }, [id, wanted, run]);
  const own = fetched?.id === id ? fetched : { event: loaded, builder };
  const progress = wanted?.hasFailed ? "error" : "loading";
  return {
    event: own.event,
    builder: own.builder,
    rest: own === fetched ? undefined : isWanted ? progress : "to-fetch",
    request,
  };
}
