import { findShownPrice } from "@grandstand/ui/odds-button";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { Deferred } from "../../core/wording/deferred-wording.tsx";
import { ConnectPriceHistory } from "./index.lazy.ts";
import { createWantedPrice } from "./wanted-price.ts";

/**
 * The history of whichever price of the page a person wants to see. Its code, which listens to the page and not to each
 * price, comes as a pointer is first on a price, or a key or a button requests one.
 */
export function PriceHistoryPart() {
  const isWanted = useStore(useFeatureStore(createWantedPrice), ({ wanted }) => wanted !== null);
  const [first, setFirst] = useState<PointerEvent | null>(null);
  useEffect(() => {
    const note = (event: PointerEvent) => {
      if (!findShownPrice(event.target)) return;
      setFirst((known) =>
        known?.type === "pointerover" && event.type === "pointerdown" ? event : (known ?? event),
      );
    };
    const types = ["pointerover", "pointerdown"] as const;
    for (const type of types) document.addEventListener(type, note);
    return () => {
      for (const type of types) document.removeEventListener(type, note);
    };
  }, []);
  if (!isWanted && first === null) return null;
  return (
    <Deferred>
      <ConnectPriceHistory first={first} />
    </Deferred>
  );
}
