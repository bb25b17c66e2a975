import { Suspense } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { Deferred } from "../../core/wording/deferred-wording.tsx";
import { createBetEvents } from "./bet-events.ts";
import { ConnectOwnBets } from "./index.lazy.ts";

interface OwnBetsPartProps {
  readonly eventId: string;
}

/** A person's own bets on an event; nothing for a visitor. */
export function OwnBetsPart({ eventId }: OwnBetsPartProps) {
  const { session } = useSite();
  const isPerson = useStore(session, ({ status }) => status === "authenticated");
  if (!isPerson) return null;
  return (
    <Suspense>
      <Deferred>
        <ConnectOwnBets eventId={eventId} />
      </Deferred>
    </Suspense>
  );
}

/** Whether room is kept for bets that this browser's person had on the event when its page was seen last. */
export function useHasBetsRoom(eventId: string): boolean {
  const { session } = useSite();
  const isVisitor = useStore(session, ({ status }) => status === "unauthenticated");
  const hasBets = useStore(useFeatureStore(createBetEvents), (events) => events.includes(eventId));
  return hasBets && !isVisitor;
}
