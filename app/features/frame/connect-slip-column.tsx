import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { featureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { Deferred } from "../../core/wording/deferred-wording.tsx";
import { ConnectBetBuilder, ConnectFloatingBuilder } from "../bet-builder/index.lazy.ts";
import { createSlipType } from "../bet-builder/index.ts";
import { ConnectBetSlip, ConnectFloatingSlip } from "../bet-slip/index.ts";

/** What is in the slip's column: the slip, or the bet builder while that is on (B2). A narrow page does not draw it. */
export function ConnectSlipColumn() {
  const type = useStore(featureStore(useSite(), createSlipType), (each) => each);
  if (type === "betslip") return <ConnectBetSlip layout="panel" />;
  return (
    <Deferred fallback={<ConnectBetSlip layout="panel" isLoading />}>
      <ConnectBetBuilder layout="panel" />
    </Deferred>
  );
}

/** The same of a phone: the slip's bar, or the builder's pill. */
export function ConnectFloating() {
  const type = useStore(featureStore(useSite(), createSlipType), (each) => each);
  if (type === "betslip") return <ConnectFloatingSlip />;
  return (
    <Deferred>
      <ConnectFloatingBuilder />
    </Deferred>
  );
}

/** Every change of route goes back to the slip, and with it the builder is reset (B2). */
export function useSlipTypeReset(pathname: string): void {
  const slipType = featureStore(useSite(), createSlipType);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    slipType.setState("betslip", true);
  }, [slipType, pathname]);
}
