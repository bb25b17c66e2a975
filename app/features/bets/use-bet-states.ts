import type { Bet } from "@grandstand/contract/betslip";
import type { EventState } from "@grandstand/contract/realtime";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useSite } from "../../core/site/site-context.ts";
import { type FetchEvents, fetchEvents, usePolledEvents } from "../events/index.ts";
import type { EventStates } from "./card.ts";

/** The most events that are fetched one by one while the live line is not there; more would be too many calls. */
const mostFetched = 10;

/**
 * Keeps the events of open selections on the live line, and returns their states (B2). What shows them beside a page's
 * own bets fetches under a name of its own.
 */
export function useBetStates(bets: readonly Bet[], poll = "bets-events"): EventStates {
  const { feed, odds } = useSite();
  const ids = useMemo(() => [...openEvents(bets)].join(" "), [bets]);
  const [states, setStates] = useState<EventStates>(() => new Map());
  useEffect(() => {
    const events = ids.split(" ").filter(Boolean);
    const read = () => {
      const known = events.flatMap((id): [string, EventState][] => {
        const state = odds.event(id);
        return state ? [[id, state]] : [];
      });
      setStates(new Map(known));
    };
    const stops = events.flatMap((id) => [feed.follow(id), odds.watch(id, read)]);
    read();
    return () => {
      for (const stop of stops) stop();
    };
  }, [feed, odds, ids]);
  usePolledEvents(
    poll,
    useCallback<FetchEvents>(
      async (site) => {
        const polled = ids.split(" ").filter(Boolean).slice(0, mostFetched);
        const answers = await Promise.all(polled.map((id) => fetchEvents(site, { event_id: id })));
        const known = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
        const serverTime = Math.max(site.clock.now(), ...known.map((each) => each.serverTime));
        return { ok: true, value: { serverTime, events: known.flatMap(({ events }) => events) } };
      },
      [ids],
    ),
  );
  return states;
}

function openEvents(bets: readonly Bet[]): Set<string> {
  const legs = bets.flatMap((bet) => (bet.status === "open" ? bet.selections : []));
  return new Set(legs.filter(({ result }) => result === "pending").map(({ event_id }) => event_id));
}
