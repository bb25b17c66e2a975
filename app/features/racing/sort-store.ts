import type { RunnerSort } from "@grandstand/ui/race-card";
import { createStore, type StoreApi } from "zustand/vanilla";

/** How a person sorts runners: of every race, until the page is loaded again. */
export const createRunnerSort = (): StoreApi<{ readonly sort: RunnerSort }> =>
  createStore(() => ({ sort: "number" }));
