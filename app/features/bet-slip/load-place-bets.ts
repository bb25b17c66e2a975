import { storageKeys } from "../../core/storage/storage.ts";
import type { createPlaceBets, PlaceBets, PlacingSurroundings } from "./place-bets.ts";

type Make = typeof createPlaceBets;

/**
 * Placing, whose code comes with the first selection: a page on which nobody bets does without it.
 * Where it can't be had, nothing is sent, and the slip says that it failed.
 */
export function loadPlaceBets(
  surroundings: PlacingSurroundings,
  loadMake: () => Promise<Make>,
): PlaceBets {
  const { slip, storage } = surroundings;
  let loading: Promise<PlaceBets> | null = null;

  function load(): Promise<PlaceBets> {
    loading ??= Promise.all([loadMake(), slip.prepare()]).then(([make]) => make(surroundings));
    // What failed to load is asked for again by the next press.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  }

  async function whenLoaded(run: (placeBets: PlaceBets) => Promise<void> | void): Promise<void> {
    let placeBets: PlaceBets;
    try {
      placeBets = await load();
    } catch {
      return slip.showError({ kind: "failed" });
    }
    return run(placeBets);
  }

  slip.subscribe((state) => {
    if (state.slip.selections.length > 0 && loading === null) void load();
  });

  return {
    place: () => whenLoaded((placeBets) => placeBets.place()),
    resume(userId) {
      if (storage.read(storageKeys.pending) === null) return;
      void whenLoaded((placeBets) => placeBets.resume(userId));
    },
  };
}
