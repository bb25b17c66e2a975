import { intervals } from "@grandstand/rules/intervals";
import { SessionEnding } from "@grandstand/ui/session-ending";
import { useEffect } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { Deferred } from "../../core/wording/deferred-wording.tsx";
import { createSessionEnd } from "./session-end.ts";

const poll = "session expiry";

/** Follows the end of the session, and announces it over whatever is open: nothing that was typed closes. */
export function ConnectSessionEnd() {
  const { session, scheduler } = useSite();
  const sessionEnd = useFeatureStore(createSessionEnd);
  const ending = useStore(sessionEnd);
  useEffect(
    () => scheduler.start(poll, { every: intervals.sessionExpiryCheck, run: sessionEnd.check }),
    [scheduler, sessionEnd],
  );
  if (ending === null) return null;
  return (
    <Deferred>
      <SessionEnding
        {...ending}
        onStay={() => void sessionEnd.stay()}
        onLogout={() => void session.logout("asked")}
        onClose={sessionEnd.dismiss}
      />
    </Deferred>
  );
}
