import type { PrecannedOnWire } from "@grandstand/contract/bet-builder";
import { thresholds } from "@grandstand/rules/intervals";
import { BuilderOffer, type PrecannedView } from "@grandstand/ui/builder-offer";
import type { EventView } from "@grandstand/ui/event-view";
import { useEffect, useMemo, useState } from "react";
import { askPrecanned } from "../../api/bet-builder.ts";
import { featureStore } from "../../site/feature-store.ts";
import { useSite, useStorePart } from "../../site/site-context.ts";
import { createSlipType } from "../../stores/slip-type.ts";
import { type BuilderFacts, toBuilderOutcome } from "../../views/builder-view.ts";
import { useBetBuilder } from "./use-bet-builder.ts";

interface ConnectBuilderOfferProps {
  readonly event: EventView;
  readonly facts: BuilderFacts;
}

/** The builder's place on the match page: its switch, and what is ready to bet on. */
export function ConnectBuilderOffer({ event, facts }: ConnectBuilderOfferProps) {
  const site = useSite();
  const { slip } = site;
  const slipType = featureStore(site, createSlipType);
  const isOn = useStorePart(slipType, (type) => type === "betbuilder");
  const store = useBetBuilder();
  const chosenId = useStorePart(store, (state) => state.builder.precannedId);
  const offered = usePrecanned(event.id, isOn);
  const precanned = useMemo(() => offered?.map(toPrecannedView) ?? null, [offered]);
  function choose(id: string) {
    const made = offered?.find((each) => each.precanned_id === id);
    const wanted = new Set(made?.selections.map((each) => each.outcome_id));
    const picks = event.markets.flatMap((market) =>
      market.outcomes
        .filter((outcome) => wanted.has(outcome.id))
        .map((outcome) => toBuilderOutcome(event, market, outcome, facts)),
    );
    const order = made?.selections.map((each) => each.outcome_id) ?? [];
    if (picks.length < order.length) return;
    store.choosePrecanned(
      id,
      picks.toSorted((a, b) => order.indexOf(a.outcomeId) - order.indexOf(b.outcomeId)),
    );
    // A narrow screen has no pill for what is pre-made: it opens at once (B2).
    if (window.innerWidth <= thresholds.mobileMaximumWidth) slip.open(true);
  }
  return (
    <BuilderOffer
      eventName={event.name}
      isOn={isOn}
      precanned={precanned}
      chosenId={chosenId}
      onSwitch={async (on) => {
        if (on) await loadBuilder();
        slipType.setState(on ? "betbuilder" : "betslip", true);
      }}
      onChoose={choose}
    />
  );
}

/**
 * The code of what the switch turns on, so that no click in between goes to the slip. Where it can't be
 * had now, it is asked for again as it is drawn.
 */
async function loadBuilder(): Promise<void> {
  await Promise.allSettled([
    import("./connect-builder-odds.tsx"),
    import("./connect-bet-builder.tsx"),
  ]);
}

/** Asked for when the switch is on; null until they are there. */
function usePrecanned(eventId: string, isOn: boolean): readonly PrecannedOnWire[] | null {
  const { api, language, configuration } = useSite();
  const [offered, setOffered] = useState<readonly PrecannedOnWire[] | null>(null);
  useEffect(() => {
    if (!isOn) return;
    let isShown = true;
    const { bookmaker, country } = configuration;
    void askPrecanned(api, eventId, { bookmaker, language, country }).then((found) => {
      if (isShown) setOffered(found);
    });
    return () => {
      isShown = false;
    };
  }, [api, language, configuration, eventId, isOn]);
  return offered;
}

function toPrecannedView({ precanned_id, name, odds, selections }: PrecannedOnWire): PrecannedView {
  return {
    id: precanned_id,
    name,
    odds,
    picks: selections.map((each) => ({
      outcomeId: each.outcome_id,
      text: `${each.market_name} · ${each.outcome_name}`,
    })),
  };
}
