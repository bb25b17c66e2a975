import {
  getBettingRecommendations,
  getMarketById,
  type Recommendation,
} from "@grandstand/contract/recommendations";
import { thresholds } from "@grandstand/rules/intervals";
import type { EventView } from "@grandstand/ui/event-view";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Site } from "../../core/site/site.ts";
import { untilRestored } from "../../core/slip-outline/slip-outline.ts";
import { lateStorageKeys } from "../../core/storage/late-storage.ts";
import { toEventView } from "../events/index.lazy.ts";

export interface Suggestions {
  /** The person's choice, which this browser keeps (B9). */
  readonly isOn: boolean;
  /** The best first, each with the one market that is suggested; none where none could be had. */
  readonly events: readonly EventView[];
  /** The events' prices were not fetched before this time: epoch milliseconds. */
  readonly fetchedAt: number;
}

export interface SuggestionsStore extends StoreApi<Suggestions> {
  /** Fetches again; without a session, or switched off, nothing is fetched. */
  load(): Promise<void>;
  switchTo(isOn: boolean): void;
}

type Dependencies = Pick<Site, "api" | "language" | "slugs" | "clock" | "storage"> & {
  readonly session: Pick<Site["session"], "getState">;
  readonly slipOutline: Site["slipOutline"];
};

/**
 * What the person may like to bet on (B2, B5): five matches that are not on the slip. A suggestion
 * whose market is gone is left out; without an answer there are none, and the log says why (B8).
 */
export function createSuggestionsStore(
  { api, language, slugs, clock, storage, session, slipOutline }: Dependencies,
  log: (line: string) => void = (line) => console.warn(line),
): SuggestionsStore {
  const isOn = storage.read(lateStorageKeys.suggestions) !== "off";
  const store = createStore<Suggestions>(() => ({ isOn, events: [], fetchedAt: 0 }));
  const userId = () => session.getState().user?.id ?? null;
  let owner: string | null = null;

  async function lookUp({ marketsIds: [marketId] }: Recommendation): Promise<EventView | null> {
    if (marketId === undefined) return null;
    const answer = await api(getMarketById, { path: { marketId } });
    if (!answer.ok) return null;
    const { event } = answer.value.data.data;
    const isOpen = event.status === "not_started" || event.status === "live";
    return isOpen && event.markets.length > 0 ? toEventView(event, language, slugs) : null;
  }

  async function load() {
    const requester = userId();
    // Another person's suggestions are not shown, not even until one's own are there.
    if (requester !== owner) store.setState({ events: [] });
    owner = requester;
    if (requester === null || !store.getState().isOn) return;
    // Without the kept slip no event is known to be on it.
    await untilRestored(slipOutline);
    const { eventIds } = slipOutline.getState();
    const selectionsNumber = String(thresholds.suggestionsBase + eventIds.length);
    const fetchedAt = clock.now();
    const answer = await api(getBettingRecommendations, { query: { selectionsNumber } });
    if (userId() !== requester) return;
    if (!answer.ok) {
      log(`No suggestions: ${answer.failure.kind}`);
      return store.setState({ events: [] });
    }
    const onSlip = new Set(eventIds);
    const wanted = answer.value.filter(({ event_id }) => !onSlip.has(event_id));
    const found = await Promise.all(wanted.map(lookUp));
    if (userId() !== requester) return;
    const events = found.filter((event) => event !== null).slice(0, thresholds.suggestionsBase);
    store.setState({ events, fetchedAt });
  }

  return {
    ...store,
    load,
    switchTo(isOn) {
      storage.write(lateStorageKeys.suggestions, isOn ? "on" : "off");
      store.setState({ isOn });
      void load();
    },
  };
}
