import { totalOdds } from "@grandstand/rules/odds";
import type { LastSlipView } from "@grandstand/ui/last-slip";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Site } from "../../core/site/site.ts";
import { hasEnded } from "../events/index.ts";
import { type KeptLastSlip, readLastSlip } from "./kept-last-slip.ts";
import { fetchOfferedLines, type OfferedLine, type OfferingSite } from "./offered-lines.ts";

type LastSlipSite = OfferingSite & Pick<Site, "storage" | "feed" | "odds">;

/** What a person last bet on, at the prices of now; null where nothing of it can be bet on, or that is not known. */
export interface LastSlip
  extends Pick<StoreApi<LastSlipView | null>, "getInitialState" | "getState" | "subscribe"> {
  /** Fetches it for a person, and follows its prices. Returns its end. */
  show(userId: string): () => void;
  /**
   * Fetches it again and puts its lines on the slip, as if each were pressed; where a line has gone meanwhile it says so first,
   * and puts nothing.
   */
  putBack(): Promise<void>;
}

interface Shown {
  readonly kept: KeptLastSlip;
  readonly lines: readonly OfferedLine[];
}

/** `put` puts a line on the slip. */
export function createLastSlip(site: LastSlipSite, put: (line: OfferedLine) => void): LastSlip {
  const { storage, feed, odds } = site;
  const store = createStore<LastSlipView | null>(() => null);
  let shown: Shown | null = null;

  function draw(next: Shown | null, status: LastSlipView["status"] = "ready"): void {
    shown = next;
    store.setState(next && next.lines.length > 0 ? toView(next, status) : null, true);
  }

  /** The lines as their prices move; one whose event has ended is left out. */
  function applyMoves(keys: ReadonlySet<string>): void {
    if (shown === null) return;
    const isMoved = ({ selection: { outcomeId, eventId } }: OfferedLine) =>
      keys.has(outcomeId) || keys.has(eventId);
    if (!shown.lines.some(isMoved)) return;
    const lines = shown.lines
      .filter(({ selection }) => !hasEnded(odds.event(selection.eventId)))
      .map(({ selection, live }) => {
        const price = odds.price(selection.outcomeId);
        return { selection, live: { ...live, ...price } };
      });
    draw({ ...shown, lines }, store.getState()?.status);
  }

  return {
    getInitialState: store.getInitialState,
    getState: store.getState,
    subscribe: store.subscribe,
    show(userId) {
      const kept = readLastSlip(storage, userId);
      if (kept === null) return () => undefined;
      let isOn = true;
      const stops: (() => void)[] = [];
      void fetchOfferedLines(site, kept.lines).then((lines) => {
        if (!isOn || lines === null) return;
        draw({ kept, lines });
        const events = new Set(lines.map(({ selection }) => selection.eventId));
        stops.push(odds.watchAll(applyMoves), ...[...events].map((id) => feed.follow(id)));
      });
      return () => {
        isOn = false;
        for (const stop of stops) stop();
        draw(null);
      };
    },
    async putBack() {
      const before = shown;
      if (before === null || store.getState()?.status === "putting-back") return;
      draw(before, "putting-back");
      const lines = await fetchOfferedLines(site, before.kept.lines);
      // A price that was pressed meanwhile has begun another slip.
      if (shown === null) return;
      if (lines === null) return draw(shown, "failed");
      if (lines.length < before.lines.length) return draw({ ...shown, lines });
      for (const line of lines) put(line);
    },
  };
}

function toView({ kept, lines }: Shown, status: LastSlipView["status"]): LastSlipView {
  const prices = lines.flatMap(({ live: { odds, isSuspended } }) =>
    typeof odds === "number" && !isSuspended ? odds : [],
  );
  const events = new Set(lines.map(({ selection }) => selection.eventId));
  const isCombi = lines.length > 1 && events.size === lines.length;
  return {
    at: kept.at,
    lines: lines.map(({ selection: { outcomeId, outcomeName, marketName, eventName }, live }) => ({
      outcomeId,
      outcomeName,
      marketName,
      eventName,
      odds: live.isSuspended ? null : live.odds,
    })),
    goneCount: kept.lines.length - lines.length,
    totalOdds: isCombi && prices.length === lines.length ? totalOdds(prices) : null,
    status,
  };
}
