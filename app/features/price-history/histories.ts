import type { AnswerOf } from "@grandstand/contract/call";
import { getPriceHistory } from "@grandstand/contract/price-history";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { ApiResult } from "../../core/client/client.ts";
import { priceHistoryFresh } from "../../core/intervals.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { createWantedPrice } from "./wanted-price.ts";

export type HistoryAnswer = AnswerOf<typeof getPriceHistory>;

/** What is known of one outcome's history. */
export type KnownHistory =
  | { readonly status: "loading" | "none" | "failed" }
  | { readonly status: "loaded"; readonly answer: HistoryAnswer; readonly loadedAt: number };

/** Histories by the outcome's id. */
export interface PriceHistories extends StoreApi<ReadonlyMap<string, KnownHistory>> {
  /** Fetches a history, unless it is known well enough, is on its way, or there is none. */
  load(outcomeId: string): Promise<void>;
}

/** How many histories are kept: as many as a person may look at in turn. */
const kept = 30;

/** How an answer is understood: one who has no such call does not know its address. */
function readAnswer(result: ApiResult<HistoryAnswer>, now: number): KnownHistory | "not-offered" {
  if (result.ok) {
    if (result.value.steps.length === 0) return { status: "none" };
    return { status: "loaded", answer: result.value, loadedAt: now };
  }
  const { failure } = result;
  const isNotOffered = failure.kind === "refused" && failure.status === 404;
  return isNotOffered ? "not-offered" : { status: "failed" };
}

/** Makes the store of the histories that were looked at. For `featureStore`. */
export function createPriceHistories(site: Site): PriceHistories {
  const { api, configuration, clock } = site;
  const offer = featureStore(site, createWantedPrice);
  const store = createStore<ReadonlyMap<string, KnownHistory>>(() => new Map());

  const know = (outcomeId: string, history: KnownHistory) => {
    const others = [...store.getState()].filter(([id]) => id !== outcomeId);
    store.setState(new Map([...others, [outcomeId, history] as const].slice(-kept)), true);
  };
  const isKnown = (history: KnownHistory | undefined) => {
    if (history?.status !== "loaded") return history !== undefined && history.status !== "failed";
    return clock.now() - history.loadedAt < priceHistoryFresh;
  };

  return {
    ...store,
    async load(outcomeId) {
      const known = store.getState().get(outcomeId);
      if (isKnown(known)) return;
      if (!offer.getState().isOffered) return know(outcomeId, { status: "none" });
      if (known?.status !== "loaded") know(outcomeId, { status: "loading" });
      const query = { bookmaker: configuration.bookmaker, outcome_id: outcomeId };
      const read = readAnswer(await api(getPriceHistory, { query }), clock.now());
      if (read === "not-offered") {
        offer.setState({ isOffered: false });
        return know(outcomeId, { status: "none" });
      }
      // What was known is better than nothing.
      if (read.status !== "failed" || known?.status !== "loaded") know(outcomeId, read);
    },
  };
}
