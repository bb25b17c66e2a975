import { Suggestions } from "@grandstand/ui/suggestions";
import { useEffect } from "react";
import { useStore } from "zustand";
import { featureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { pricesOf, useFollowedEvents, useLiveStates } from "../events/index.ts";
import { useRenderOutcome } from "../odds/index.ts";
import { createSuggestionsStore } from "./store.ts";

/** The person's suggestions, on the live line; a bet from them says where it came from (B3, B4). */
export function ConnectSuggestions() {
  const site = useSite();
  const { odds } = site;
  const store = featureStore(site, createSuggestionsStore);
  const { isOn, events, fetchedAt } = useStore(store, (state) => state);
  const shown = useLiveStates(events);
  const renderOutcome = useRenderOutcome(events, "betting_suggestion_widget");
  useEffect(() => void store.load(), [store]);
  useEffect(() => {
    odds.receive(events.flatMap(pricesOf), fetchedAt);
  }, [odds, events, fetchedAt]);
  useFollowedEvents(events);
  return (
    <Suggestions
      events={shown}
      isOn={isOn}
      onSwitch={store.switchTo}
      renderOutcome={renderOutcome}
    />
  );
}
