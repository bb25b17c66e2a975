import { useEffect } from "react";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";
import { type OpenBets, openBetsOf } from "./open-bets-store.ts";

/** The person's open bets, kept up to date while the component is mounted. All readers share one store. */
export function useOpenBets(): OpenBets {
  const store = openBetsOf(useSite());
  useEffect(() => store.follow(), [store]);
  return useStore(store);
}
