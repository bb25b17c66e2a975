import { lazyPart } from "@grandstand/ui/load-code";
import { Suspense, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import { Deferred } from "../../core/wording/deferred-wording.tsx";
import type { ConnectOwnBetsProps } from "./connect-own-bets.tsx";

const ConnectOwnBets = lazyPart(
  async () => (await import("./connect-own-bets.tsx")).ConnectOwnBets,
);

/** A person's own bets on an event, whose code comes with a login; nothing for a visitor. */
export function OwnBetsPart(props: ConnectOwnBetsProps) {
  const { session } = useSite();
  const isPerson = useStore(session, ({ status }) => status === "authenticated");
  if (!isPerson) return null;
  return (
    <Suspense>
      <Deferred>
        <ConnectOwnBets {...props} />
      </Deferred>
    </Suspense>
  );
}

const nothing = () => () => undefined;

/** Whether this browser's person had bets on the event when its page was seen last. */
export function useHadBets(eventId: string): boolean {
  const { session, storage } = useSite();
  const hadBets = useSyncExternalStore(
    nothing,
    () => storage.read(storageKeys.ownBetEvents)?.includes(`"${eventId}"`) ?? false,
    () => false,
  );
  // Where there were none, nothing is drawn again as it becomes known who is there.
  return useStore(session, ({ status }) => hadBets && status !== "unauthenticated");
}
