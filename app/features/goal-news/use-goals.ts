import { useEffect, useEffectEvent, useState } from "react";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { createPlayStore } from "../match-centre/index.lazy.ts";
import { createGoalWatch, type Goal } from "./goals.ts";

/** Follows what happens in matches, by their ids with a space between them, and reports each goal once. */
export function useGoals(eventIds: string, onGoals: (goals: readonly Goal[]) => void): void {
  const plays = useFeatureStore(createPlayStore);
  const [watch] = useState(createGoalWatch);
  const report = useEffectEvent(onGoals);
  useEffect(() => {
    const ids = eventIds.split(" ").filter(Boolean);
    const read = () => {
      const goals = watch.findNew(plays.getState(), ids);
      if (goals.length > 0) report(goals);
    };
    const stops = [plays.subscribe(read), ...ids.map((id) => plays.follow(id, null))];
    read();
    return () => {
      for (const stop of stops) stop();
    };
  }, [plays, watch, eventIds]);
}
