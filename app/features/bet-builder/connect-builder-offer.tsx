import { BuilderOffer } from "@grandstand/ui/builder-offer";
import { lazyPart, loadCodeNow } from "@grandstand/ui/load-code";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { createBuilderOdds, loadBuilderOdds } from "./builder-odds.ts";
import { createSlipType } from "./slip-type.ts";
import type { BuilderEvent } from "./view.ts";

const loadReadyBuilders = async () =>
  (await import("./connect-ready-builders.tsx")).ConnectReadyBuilders;
const loadBetBuilder = () => import("./connect-bet-builder.tsx");

/** Loaded when the builder is switched on. */
const ConnectReadyBuilders = lazyPart(loadReadyBuilders);

/** The builder on the match page: its switch, and what is ready to bet on. */
export function ConnectBuilderOffer(props: BuilderEvent) {
  const slipType = useFeatureStore(createSlipType);
  const odds = useFeatureStore(createBuilderOdds);
  const isOn = useStore(slipType, (type) => type === "betbuilder");
  return (
    <BuilderOffer
      eventName={props.event.name}
      isOn={isOn}
      onSwitch={async (on) => {
        const { pathname } = location;
        if (on) await loadBuilder(odds.load);
        // Another page that was gone to meanwhile has its slip (B2).
        if (location.pathname === pathname) {
          slipType.setState(on ? "betbuilder" : "betslip", true);
        }
      }}
    >
      <ConnectReadyBuilders {...props} />
    </BuilderOffer>
  );
}

/**
 * The code of what the switch turns on, so that no click in between goes to the slip. Where it can't be
 * had now, it is asked for again as it is drawn.
 */
async function loadBuilder(loadOdds: () => Promise<unknown>): Promise<void> {
  await Promise.allSettled([
    loadCodeNow(loadReadyBuilders),
    loadCodeNow(loadBuilderOdds).then(loadOdds),
    loadCodeNow(loadBetBuilder),
  ]);
}
