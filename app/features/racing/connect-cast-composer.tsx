import { getCastOutcome } from "@grandstand/contract/racing";
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
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import type { Site } from "../../core/site/site.ts";
import { useSite } from "../../core/site/site-context.ts";
import { isChosen } from "../../core/slip-outline/slip-outline.ts";
import { type CastOutcome, toCastOutcome, toCastSelection } from "./cast-selection.ts";

interface ConnectCastComposerProps {
  readonly event: EventView;
  readonly markets: readonly CastMarketView[];
  readonly runners: readonly CastRunnerView[];
}

type Asked =
  | { readonly status: "none" | "loading" | "error" }
  | { readonly status: "ready"; readonly outcome: CastOutcome };

/** Composes a forecast or a tricast; its price is asked for once the order is whole, and then followed. */
export function ConnectCastComposer({ event, markets, runners }: ConnectCastComposerProps) {
  const site = useSite();
  const [marketId, setMarketId] = useState(markets[0]?.id ?? "");
  const places = markets.find(({ id }) => id === marketId)?.places ?? 2;
  const [order, setOrder] = useState<CastOrder>(() => emptyOrder(places));
  const asked = useCastOutcome(site, marketId, order);
  const outcome = asked.status === "ready" ? asked.outcome : null;
  const odds = useFollowedOdds(site, outcome);
  const isOnSlip = useStore(site.slipOutline, (outline) =>
    outcome === null ? false : isChosen(outline, outcome.id),
  );
  const price: CastPrice =
    asked.status === "ready" ? { status: "ready", odds, isOnSlip } : { status: asked.status };
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

/** What was chosen stays, as far as the other market has places. */
function fitted(order: CastOrder, places: number): CastOrder {
  return emptyOrder(places).map((_, place) => order[place] ?? null);
}

/** Asks what the order pays; an answer to an earlier order is passed over. */
function useCastOutcome(site: Site, marketId: string, order: CastOrder): Asked {
  const { api, configuration, language, odds } = site;
  const [asked, setAsked] = useState<Asked>({ status: "none" });
  const runners = wholeOrder(order)?.join(",") ?? null;
  useEffect(() => {
    if (runners === null) return setAsked({ status: "none" });
    const cancel = new AbortController();
    setAsked({ status: "loading" });
    const query = {
      bookmaker: configuration.bookmaker,
      lang: language,
      market_id: marketId,
      runners,
    };
    void api(getCastOutcome, { query, signal: cancel.signal }).then((answer) => {
      if (cancel.signal.aborted) return;
      if (!answer.ok) return setAsked({ status: "error" });
      const outcome = toCastOutcome(answer.value);
      odds.receive(
        [[outcome.id, outcome.odds, outcome.isSuspended ? 1 : 0]],
        answer.value.server_time,
      );
      setAsked({ status: "ready", outcome });
    });
    return () => cancel.abort();
  }, [api, configuration, language, odds, marketId, runners]);
  return asked;
}

/** The price of the moment: the event's topic tells it from the first question on. */
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
