import { BuilderOffer } from "@grandstand/ui/builder-offer";
import { lazyPart } from "@grandstand/ui/load-code";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createSlipType } from "./slip-type.ts";
import type { BuilderEvent } from "./view.ts";

/** Loaded when the builder is switched on. */
const ConnectReadyBuilders = lazyPart(
  async () => (await import("./connect-ready-builders.tsx")).ConnectReadyBuilders,
);

/** The builder on the match page: its switch, and what is ready to bet on where the operator shows that. */
export function ConnectBuilderOffer(props: BuilderEvent) {
  const { readyBuilders } = useSite().configuration;
  const slipType = useFeatureStore(createSlipType);
  const isOn = useStore(slipType, (type) => type === "betbuilder");
  return (
    <BuilderOffer
      eventName={props.event.name}
      isOn={isOn}
      onSwitch={(on) => slipType.setState(on ? "betbuilder" : "betslip", true)}
    >
      {readyBuilders && <ConnectReadyBuilders {...props} />}
    </BuilderOffer>
  );
}
