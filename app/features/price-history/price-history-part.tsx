import { memo, useEffect, useState } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { Part } from "../../core/site/part.tsx";
import { Deferred } from "../../core/wording/deferred-wording.tsx";
import { type EarlyPointer, noteEarlyPointer } from "./early-pointer.ts";
import { ConnectPriceHistory } from "./index.lazy.ts";
import { createWantedPrice } from "./wanted-price.ts";

/**
 * The history of whichever price of the page a person wants to see. Its code, which listens to the page and not to each
 * price, comes as a pointer is first on a price, or a key or a button requests one.
 */
export const PriceHistoryPart = memo(function PriceHistoryPart() {
  const store = useFeatureStore(createWantedPrice);
  const isWanted = useStore(store, ({ wanted }) => wanted !== null);
  const [early, setEarly] = useState<EarlyPointer | null>(null);
  useEffect(() => noteEarlyPointer(setEarly), []);
  if (!isWanted && early === null) return null;
  return (
    <Part>
      <Deferred>
        <ConnectPriceHistory early={early} />
      </Deferred>
    </Part>
  );
});
