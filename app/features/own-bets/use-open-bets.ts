import { useEffect } from "react";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";
import { type OpenBets, openBetsOf } from "./open-bets-store.ts";

/** The person's open bets, kept up to date while they are wanted. All readers share one store. */
export function useOpenBets(isWanted = true): OpenBets {
  const store = openBetsOf(useSite());
  useEffect(() => (isWanted ? store.follow() : undefined), [store, isWanted]);
  return useStore(store);
}
