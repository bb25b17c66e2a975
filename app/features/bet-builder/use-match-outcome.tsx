import type { EventView, MarketView, RenderOutcome } from "@grandstand/ui/event-view";
import { lazy, Suspense, useCallback, useMemo } from "react";
import { featureStore } from "../../site/feature-store.ts";
import { useSite, useStorePart } from "../../site/site-context.ts";
import { createSlipType } from "../../stores/slip-type.ts";
import type { BuilderFacts } from "../../views/builder-view.ts";
import { useRenderOutcome } from "../odds/connect-odds-button.tsx";

const ConnectBuilderOdds = lazy(async () => ({
  default: (await import("./connect-builder-odds.tsx")).ConnectBuilderOdds,
}));

/** How a match page draws its prices: for the slip, or for the builder while that is on. */
export function useMatchOutcome(event: EventView, facts: BuilderFacts | null): RenderOutcome {
  const site = useSite();
  const isBuilding = useStorePart(featureStore(site, createSlipType), isBuilder);
  const events = useMemo(() => [event], [event]);
  const renderForSlip = useRenderOutcome(events);
  const markets = useMemo(() => marketsByOutcome(event), [event]);
  const renderForBuilder = useCallback<RenderOutcome>(
    (outcome, context, layout) => {
      const market = markets.get(outcome.id);
      const place = renderForSlip(outcome, context, layout);
      if (!market || facts === null) return place;
      return (
        <Suspense fallback={place}>
          <ConnectBuilderOdds
            event={event}
            market={market}
            outcome={outcome}
            context={context}
            layout={layout}
            facts={facts}
          />
        </Suspense>
      );
    },
    [event, markets, facts, renderForSlip],
  );
  return isBuilding && facts !== null ? renderForBuilder : renderForSlip;
}

/** By id: a market draws its outcomes with other short names than the event has them. */
function marketsByOutcome(event: EventView): ReadonlyMap<string, MarketView> {
  return new Map(
    event.markets.flatMap((market) => market.outcomes.map(({ id }) => [id, market] as const)),
  );
}

const isBuilder = (type: string) => type === "betbuilder";
