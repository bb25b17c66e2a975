import type { EventView } from "@grandstand/ui/event-view";
import { loadCodeNow } from "@grandstand/ui/load-code";
import { useCallback, useEffect, useState } from "react";
import { createLatest } from "../../core/fetched/latest.ts";
import { useSite } from "../../core/site/site-context.ts";
import type { BuilderFacts } from "../bet-builder/index.ts";
import type { EventMarkets } from "./event-markets.ts";

interface LateMarkets extends EventMarkets {
  /** What becomes of the markets that the page came without; undefined once they are there. */
  readonly rest: "to-fetch" | "loading" | "error" | undefined;
  /** Requests them; they are fetched again as long as the page is there, for what is said of players. */
  readonly request: () => void;
}

/** What was fetched of an event; null while it failed. */
interface Found {
  readonly id: string;
  readonly markets: EventMarkets | null;
}

/** The markets of an event's page: those that it came with, and all of them once they were requested. */
export function useLateMarkets(loaded: EventView, builder: BuilderFacts | null): LateMarkets {
  const site = useSite();
  const { id } = loaded;
  const [found, setFound] = useState<Found | null>(null);
  const [wanted, setWanted] = useState<{ readonly id: string } | null>(null);
  const [latest] = useState(createLatest);
  const own = found?.id === id ? found : null;
  const isOver = loaded.status === "ended";
  useEffect(() => {
    if (wanted?.id !== id) return undefined;
    const signal = latest.begin();
    const receive = (markets: EventMarkets | null) =>
      setFound((before) => {
        const isKnown = before?.id === id && before.markets !== null;
        return markets === null && isKnown ? before : { id, markets };
      });
    void loadCodeNow(() => import("./follow-markets.ts"))
      .then(({ followMarkets }) => followMarkets(site, { id, isOver }, receive, signal))
      .catch(() => receive(null));
    return latest.end;
  }, [site, id, wanted, isOver, latest]);
  const request = useCallback(() => {
    if (own?.markets) return;
    setFound(null);
    setWanted({ id });
  }, [id, own]);
  const progress = own === null ? "loading" : "error";
  return {
    ...(own?.markets ?? { event: loaded, builder }),
    rest: own?.markets ? undefined : wanted?.id === id ? progress : "to-fetch",
    request,
  };
}
