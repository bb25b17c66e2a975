import { findShownPrice } from "@grandstand/ui/odds-button";
import { PriceHistory } from "@grandstand/ui/price-history";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createPriceHistories } from "./histories.ts";
import { createPriceWatch, type PriceWatch } from "./price-watch.ts";
import { toHistoryView } from "./view.ts";
import { createWantedPrice, type WantedPrice } from "./wanted-price.ts";

interface ConnectPriceHistoryProps {
  /** With which a pointer came onto a price, or pressed it, before this code was there. */
  readonly first: PointerEvent | null;
}

/** Listens to the page's pointer, and shows the history of the price that a person wants to see. */
export function ConnectPriceHistory({ first }: ConnectPriceHistoryProps) {
  const store = useFeatureStore(createWantedPrice);
  const wanted = useStore(store, (state) => state.wanted);
  const watch = useWatchedPage();
  const { key } = useLocation();
  const close = useCallback(() => store.setState({ wanted: null }), [store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other prices
  useEffect(() => close, [key, close]);
  useEffect(() => {
    if (first) watch.resume(first);
  }, [first, watch]);
  if (wanted === null) return null;
  return <OpenHistory key={wanted.price.outcomeId} wanted={wanted} watch={watch} onClose={close} />;
}

/** The pointer of the page, read by one watch; a long press is not a price's click. */
function useWatchedPage(): PriceWatch {
  const { setTimer } = useSite();
  const store = useFeatureStore(createWantedPrice);
  const [watch] = useState(() =>
    createPriceWatch({
      find: findShownPrice,
      now: () => performance.now(),
      setTimer: (run, milliseconds) => setTimer(run, milliseconds),
      wanted: () => store.getState().wanted,
      show: (wanted) => store.setState({ wanted }),
    }),
  );
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const passive = { signal, passive: true, capture: true };
    for (const type of pointerEvents) document.addEventListener(type, watch.follow, passive);
    document.addEventListener("scroll", watch.onScroll, passive);
    const hold = (event: Event) => {
      if (!watch.isHeld() || !findShownPrice(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before React, which listens on the document.
    window.addEventListener("click", hold, { signal, capture: true });
    window.addEventListener("contextmenu", hold, { signal, capture: true });
    return () => {
      listening.abort();
      watch.stop();
    };
  }, [watch]);
  return watch;
}

const pointerEvents = [
  "pointerover",
  "pointerout",
  "pointerdown",
  "pointermove",
  "pointerup",
  "pointercancel",
] as const;

interface OpenHistoryProps {
  readonly wanted: WantedPrice;
  readonly watch: PriceWatch;
  readonly onClose: () => void;
}

function OpenHistory({ wanted, watch, onClose }: OpenHistoryProps) {
  const { odds } = useSite();
  const { price, button, by } = wanted;
  const { outcomeId, outcomeName, marketName, eventName } = price;
  const histories = useFeatureStore(createPriceHistories);
  const known = useStore(histories, (all) => all.get(outcomeId));
  const follow = useCallback((wake: () => void) => odds.watch(outcomeId, wake), [odds, outcomeId]);
  const live = useSyncExternalStore(follow, () => odds.price(outcomeId));
  const history = useMemo(() => toHistoryView(known, live), [known, live]);
  useEffect(() => void histories.load(outcomeId), [histories, outcomeId]);
  useClosedWith(button, onClose);
  if (by === "pointer" && history.status !== "ready") return null;
  return (
    <PriceHistory
      outcomeName={outcomeName}
      marketName={marketName}
      eventName={eventName}
      history={history}
      anchor={{ current: button }}
      movesFocus={by === "press"}
      onEnter={watch.onEnter}
      onLeave={watch.onLeave}
      onClose={onClose}
      onRetry={() => void histories.load(outcomeId)}
    />
  );
}

/** Closes with its button: when that leaves the page. */
function useClosedWith(button: HTMLElement, onClose: () => void): void {
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (!button.isConnected) onClose();
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, [button, onClose]);
}
