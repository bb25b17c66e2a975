import type { Odds } from "@grandstand/rules/odds";
import type { Selection } from "@grandstand/rules/slip";
import {
  CastComposer,
  type CastMarketView,
  type CastOrder,
  type CastPrice,
  type CastRunnerView,
  emptyOrder,
  wholeOrder,
} from "@grandstand/ui/cast-composer";
import type { EventView } from "@grandstand/ui/event-view";
import { useCallback, useState, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import type { Fetched } from "../../core/fetched/fetched.ts";
import { useFetched } from "../../core/fetched/use-fetched.ts";
import type { Site } from "../../core/site/site.ts";
import { useSite } from "../../core/site/site-context.ts";
import { isChosen } from "../../core/slip-outline/slip-outline.ts";
import { createCastOutcome } from "./cast-outcome.ts";
import { type CastOutcome, toCastSelection } from "./cast-selection.ts";

interface ConnectCastComposerProps {
  readonly event: EventView;
  readonly markets: readonly CastMarketView[];
  readonly runners: readonly CastRunnerView[];
}

/** Composes a forecast or a tricast; its price is fetched once the order is whole, and then followed. */
export function ConnectCastComposer({ event, markets, runners }: ConnectCastComposerProps) {
  const site = useSite();
  const [marketId, setMarketId] = useState(markets[0]?.id ?? "");
  const places = markets.find(({ id }) => id === marketId)?.places ?? 2;
  const [order, setOrder] = useState<CastOrder>(() => emptyOrder(places));
  const fetched = useCastOutcome(marketId, order);
  const outcome = fetched.status === "loaded" ? fetched.value : null;
  const odds = useFollowedOdds(site, outcome);
  const isOnSlip = useStore(site.slipOutline, (outline) =>
    outcome === null ? false : isChosen(outline, outcome.id),
  );
  const price = castPrice(fetched.status, { odds, isOnSlip });
  function chooseMarket(id: string) {
    const next = markets.find((market) => market.id === id);
    setMarketId(id);
    setOrder((before) => fitted(before, next?.places ?? 2));
  }
  return (
    <CastComposer
      eventName={event.name}
      markets={markets}
      marketId={marketId}
      runners={runners}
      order={order}
      price={price}
      onMarketChange={chooseMarket}
      onOrderChange={setOrder}
      onToggle={() => outcome && toggle(site, outcome, event, odds)}
    />
  );
}

function castPrice(
  status: Fetched<CastOutcome>["status"],
  ready: { odds: Odds | null; isOnSlip: boolean },
): CastPrice {
  if (status === "loaded") return { status: "ready", ...ready };
  return { status: status === "failed" ? "error" : status };
}

/** What was chosen stays, as far as the other market has places. */
function fitted(order: CastOrder, places: number): CastOrder {
  return emptyOrder(places).map((_, position) => order[position] ?? null);
}

/** What the order pays, once it is whole. */
function useCastOutcome(marketId: string, order: CastOrder): Fetched<CastOutcome> {
  const runners = wholeOrder(order)?.join(",");
  return useFetched(
    createCastOutcome,
    runners === undefined ? null : JSON.stringify([marketId, runners]),
  );
}

/** The price of the moment: the event's topic has it from the first request on. */
function useFollowedOdds({ odds }: Site, outcome: CastOutcome | null): Odds | null {
  const id = outcome?.id ?? "";
  const watch = useCallback((wake: () => void) => odds.watch(id, wake), [odds, id]);
  const price = useSyncExternalStore(
    watch,
    () => odds.price(id),
    () => undefined,
  );
  if (outcome === null || price?.isSuspended) return null;
  return price ? price.odds : outcome.odds;
}

function toggle(
  { slipOutline, clock, odds: prices }: Site,
  outcome: CastOutcome,
  event: EventView,
  odds: Odds | null,
): void {
  const selection: Selection = toCastSelection(outcome, event, odds);
  slipOutline.toggle(selection, {
    odds,
    isSuspended: outcome.isSuspended,
    comboBoostAvailable: false,
    pricedAt: prices.price(outcome.id)?.pricedAt ?? clock.now(),
  });
}
