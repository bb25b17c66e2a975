import { BuilderOffer } from "@grandstand/ui/builder-offer";
import type { EventView } from "@grandstand/ui/event-view";
import { loadCode, loadCodeNow } from "@grandstand/ui/load-code";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { createFetched } from "../../core/fetched/fetched.ts";
import { useFetched } from "../../core/fetched/use-fetched.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import { isNarrowPage } from "../../core/site/narrow-page.ts";
import type { Site } from "../../core/site/site.ts";
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
  const ready = useFetched(createReadyBuilders, isOn ? event.id : null);
  const { code, offered } = ready.status === "loaded" ? ready.value : nothingReady;
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

/** What is ready for an event, with the code that draws it. */
const createReadyBuilders = (site: Site) =>
  createFetched(async (eventId) => {
    const code = await loadCode(loadPrecanned);
    return { ok: true, value: { code, offered: await code.fetchReadyBuilders(site, eventId) } };
  });

/** Which of them is chosen. */
function useChosenId(code: Code | null): string | null {
  const site = useSite();
  const store = code?.builderOf(site);
  const subscribe = useCallback((wake: () => void) => store?.subscribe(wake) ?? nothing, [store]);
  const read = () => store?.getState().builder.precannedId ?? null;
  return useSyncExternalStore(subscribe, read, () => null);
}

const nothing = () => undefined;
const nothingReady = { code: null, offered: null };
