import type { PrecannedOnWire } from "@grandstand/contract/bet-builder";
import { BuilderOffer } from "@grandstand/ui/builder-offer";
import type { EventView } from "@grandstand/ui/event-view";
import { loadCode, loadCodeNow } from "@grandstand/ui/load-code";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { featureStore } from "../../core/site/feature-store.ts";
import { isNarrowPage } from "../../core/site/narrow-page.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createSlipType } from "./slip-type.ts";
import type { BuilderFacts } from "./view.ts";

interface ConnectBuilderOfferProps {
  readonly event: EventView;
  readonly facts: BuilderFacts;
}

/** The builder on the match page: its switch, and what is ready to bet on. */
export function ConnectBuilderOffer({ event, facts }: ConnectBuilderOfferProps) {
  const site = useSite();
  const slipType = featureStore(site, createSlipType);
  const isOn = useStore(slipType, (type) => type === "betbuilder");
  const { code, offered } = useReadyBuilders(event.id, isOn);
  const chosenId = useChosenId(code);
  const precanned = useMemo(
    () => (code && offered?.map(code.toPrecannedView)) ?? null,
    [code, offered],
  );
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
      onChoose={(id) => {
        const made = offered?.find((each) => each.precanned_id === id);
        if (!code || !made || !code.chooseReadyBuilder(site, made, event, facts)) return;
        // A narrow screen has no pill for what is pre-made: it opens at once (B2).
        if (isNarrowPage()) site.slipOutline.open(true);
      }}
    />
  );
}

const loadPrecanned = () => import("./precanned.ts");
const loadBuilderOdds = () => import("./connect-builder-odds.tsx");
const loadBetBuilder = () => import("./connect-bet-builder.tsx");

type Code = typeof import("./precanned.ts");

/**
 * The code of what the switch turns on, so that no click in between goes to the slip. Where it can't be
 * had now, it is asked for again as it is drawn.
 */
async function loadBuilder(): Promise<void> {
  await Promise.allSettled([
    loadCodeNow(loadPrecanned),
    loadCodeNow(loadBuilderOdds),
    loadCodeNow(loadBetBuilder),
  ]);
}

/** What is ready, with its code: both are asked for when the switch is on, and null until then. */
function useReadyBuilders(eventId: string, isOn: boolean) {
  const site = useSite();
  const [code, setCode] = useState<Code | null>(null);
  const [offered, setOffered] = useState<readonly PrecannedOnWire[] | null>(null);
  useEffect(() => {
    if (!isOn) return;
    let isShown = true;
    const load = async () => {
      const loaded = await loadCode(loadPrecanned);
      const found = await loaded.fetchReadyBuilders(site, eventId);
      if (!isShown) return;
      setCode(loaded);
      setOffered(found);
    };
    // Without its code nothing is ready; the next switch asks for it again.
    load().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [site, eventId, isOn]);
  return { code, offered };
}

/** Which of them is chosen. */
function useChosenId(code: Code | null): string | null {
  const site = useSite();
  const store = code?.builderOf(site);
  const subscribe = useCallback((wake: () => void) => store?.subscribe(wake) ?? nothing, [store]);
  const read = () => store?.getState().builder.precannedId ?? null;
  return useSyncExternalStore(subscribe, read, () => null);
}

const nothing = () => undefined;
