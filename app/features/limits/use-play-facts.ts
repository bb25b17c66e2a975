import type { PlayFactsProps } from "@grandstand/ui/drawer-account";
import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createLimits, dueAt, type Limits } from "./store.ts";

/**
 * What seven days came to and how long the session may last, for what the person has opened: the sums are fetched by
 * it, and again whenever money moves.
 */
export function usePlayFacts(): PlayFactsProps {
  const { session } = useSite();
  const limits = useFeatureStore(createLimits);
  const state = useStore(limits);
  const balance = useStore(session, ({ user }) => user?.balance ?? null);
  useEffect(() => {
    if (balance !== null) void limits.loadFigures();
  }, [balance, limits]);
  return useMemo(() => ({ week: state.week, session: sessionOf(state) }), [state]);
}

/** The session as far as the operator's last answer says it; null before the first. */
export function sessionOf(state: Limits): PlayFactsProps["session"] {
  const { list, startedAt } = state;
  const nextCheckAt = dueAt(state);
  if (list.status !== "loaded" || startedAt === null || nextCheckAt === null) return null;
  const own = list.limits.find(({ kind }) => kind === "session");
  const minutes = own?.value ?? null;
  return { startedAt, limit: minutes === null ? null : minutes * 60_000, nextCheckAt };
}
