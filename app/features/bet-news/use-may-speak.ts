import { useMemo } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createLimits } from "../limits/index.lazy.ts";
import { maySpeak } from "./may-speak.ts";

/** Whether there is a person who reads of their bets without opening them. */
export function useMaySpeak(): boolean {
  const { session } = useSite();
  const user = useStore(session, (state) => state.user);
  const limits = useStore(useFeatureStore(createLimits), ({ list }) => list);
  return useMemo(() => user !== null && maySpeak(user, limits), [user, limits]);
}
