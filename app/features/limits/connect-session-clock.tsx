import { SessionClock } from "@grandstand/ui/session-clock";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { Deferred } from "../../core/wording/deferred-wording.tsx";
import { createLimits } from "./store.ts";

/** How long this session has lasted, in the header. */
export function ConnectSessionClock() {
  const limits = useFeatureStore(createLimits);
  const { startedAt, isClockShown } = useStore(limits);
  if (startedAt === null) return null;
  return (
    <Deferred>
      <SessionClock startedAt={startedAt} isShown={isClockShown} onToggle={limits.showClock} />
    </Deferred>
  );
}
