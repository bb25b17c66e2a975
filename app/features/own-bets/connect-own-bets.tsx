import { OwnBets } from "@grandstand/ui/own-bets";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { fetchedFor } from "../../core/fetched/use-fetched.ts";
import { betsPoll } from "../../core/intervals.ts";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { useBetStates } from "../bets/index.ts";
import { useCashOuts } from "../cash-out/index.ts";
import { noteBets } from "./bet-events.ts";
import { createEventBets, type EventBets } from "./store.ts";
import { netOfBets, toOwnBets } from "./view.ts";

export interface ConnectOwnBetsProps {
  readonly eventId: string;
  /** It is known whether there are any: no room is kept for them any more. */
  readonly onKnown: () => void;
}

/**
 * The bets of the person on an event (B2, B4): fetched again whenever the balance changes, which placing, a cash-out
 * and a result do, and from time to time while one is open.
 */
export function ConnectOwnBets({ eventId, onKnown }: ConnectOwnBetsProps) {
  const { session, scheduler, storage } = useSite();
  const { load, clear, ...store } = useFeatureStore(createEventBets);
  const balance = useStore(session, ({ user }) => user?.balance ?? null);
  const fetched = fetchedFor(useStore(store), eventId);
  const known = fetched.status === "loaded" ? fetched.value : null;
  const hasOpen = known?.bets.some(({ status }) => status === "open") ?? false;
  useEffect(() => {
    if (balance !== null) void load(eventId);
  }, [load, eventId, balance]);
  useEffect(() => {
    if (!hasOpen) return;
    return scheduler.start("own bets", { every: betsPoll, run: () => load(eventId) });
  }, [hasOpen, scheduler, load, eventId]);
  useEffect(() => clear, [clear]);
  useEffect(() => {
    if (known === null) return;
    noteBets(storage, eventId, known.bets.length > 0);
    onKnown();
  }, [known, storage, eventId, onKnown]);
  if (known === null || known.bets.length === 0) return null;
  return <EventBetsView eventId={eventId} known={known} />;
}

interface EventBetsViewProps {
  readonly eventId: string;
  readonly known: EventBets;
}

function EventBetsView({ eventId, known }: EventBetsViewProps) {
  const { language, slugs } = useSite();
  const [isExpanded, setExpanded] = useState(false);
  const { offers, cashOut } = useCashOuts();
  const states = useBetStates(known.bets);
  const bets = useMemo(
    () => toOwnBets(known.bets, eventId, { language, slugs }, states),
    [known, eventId, language, slugs, states],
  );
  return (
    <OwnBets
      bets={bets}
      cashOuts={offers}
      onCashOut={cashOut}
      net={netOfBets(known)}
      isExpanded={isExpanded}
      onExpandedChange={setExpanded}
    />
  );
}
