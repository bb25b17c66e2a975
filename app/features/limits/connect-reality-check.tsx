import { intervals } from "@grandstand/rules/intervals";
import { useNow } from "@grandstand/ui/provider";
import { RealityCheck } from "@grandstand/ui/reality-check";
import { useEffect } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { Deferred } from "../../core/wording/deferred-wording.tsx";
import { createLimits, dueAt } from "./store.ts";

const poll = "limits";

/** Keeps the limits as they are on the server, and opens the reality check over whatever is open when it is due. */
export function ConnectRealityCheck() {
  const { session, scheduler } = useSite();
  const limits = useFeatureStore(createLimits);
  const state = useStore(limits);
  const now = useNow(intervals.eachSecond);
  const due = dueAt(state);
  const isDue = due !== null && due <= now;
  useEffect(() => {
    void limits.load();
    scheduler.start(poll, { every: intervals.userPoll, run: limits.load });
    // A bet, a deposit and a win change what is left.
    const stop = session.subscribe(({ user }, before) => {
      if (user && before.user && user.balance !== before.user.balance) void limits.load();
    });
    return () => {
      stop();
      scheduler.stop(poll);
      limits.clear();
    };
  }, [limits, scheduler, session]);
  useEffect(() => {
    if (isDue) void limits.loadFigures();
  }, [isDue, limits]);
  if (!isDue) return null;
  return (
    <Deferred>
      <RealityCheck
        time={now - (state.startedAt ?? now)}
        figures={figuresOf(state.figures)}
        onGoOn={limits.goOn}
        onLogout={() => void session.logout("asked")}
      />
    </Deferred>
  );
}

function figuresOf(figures: ReturnType<ReturnType<typeof createLimits>["getState"]>["figures"]) {
  if (figures === null || figures === "failed") return figures;
  return figures.find(({ period }) => period === "session") ?? "failed";
}
