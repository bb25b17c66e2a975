import { type EventView, mainMarket } from "@grandstand/ui/event-view";
import type { RaceCardFacts, RunnerView } from "@grandstand/ui/race-card";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { favouritesOf, inOrder, type PriceOf } from "./runner-order.ts";
import { createRunnerSort } from "./sort-store.ts";

/**
 * A race's runners as a person sorts them. By price they have the order of the moment at which that was chosen: no
 * price that moves later moves a row. The favourites are those of now.
 */
export function useRaceCard(event: EventView, runners: readonly RunnerView[]): RaceCardFacts {
  const store = useFeatureStore(createRunnerSort);
  const { sort } = useStore(store);
  const { loaded, now, watch } = useWinPrices(event);
  const isOver = event.status === "ended" || event.status === "cancelled";
  const shown = useMemo(() => inOrder(runners, sort, now), [runners, sort, now]);
  const favourites = useSyncExternalStore(
    watch,
    () => favouritesOf(runners, now).join(),
    () => favouritesOf(runners, loaded).join(),
  );
  return useMemo(
    () => ({
      runners: shown,
      sort,
      onSortChange: (chosen) => store.setState({ sort: chosen }),
      favourites: isOver || favourites === "" ? [] : favourites.split(",").map(Number),
    }),
    [shown, sort, store, favourites, isOver],
  );
}

/** The prices to win by the runners' numbers: those that the page came with, and those of the live line. */
function useWinPrices(event: EventView) {
  const { odds } = useSite();
  const outcomes = useMemo(
    () => new Map(mainMarket(event)?.outcomes.map((outcome) => [outcome.number ?? 0, outcome])),
    [event],
  );
  const loaded = useCallback<PriceOf>((number) => outcomes.get(number)?.odds ?? null, [outcomes]);
  const now = useCallback<PriceOf>(
    (number) => {
      const price = odds.price(outcomes.get(number)?.id ?? "");
      return price ? price.odds : loaded(number);
    },
    [odds, outcomes, loaded],
  );
  const watch = useCallback(
    (wake: () => void) => {
      const ends = [...outcomes.values()].map(({ id }) => odds.watch(id, wake));
      return () => {
        for (const end of ends) end();
      };
    },
    [odds, outcomes],
  );
  return { loaded, now, watch };
}
