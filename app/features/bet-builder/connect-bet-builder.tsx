import { BetBuilder } from "@grandstand/ui/bet-builder";
import { useAnnounce, useFormat, useWording } from "@grandstand/ui/provider";
import { useEffect, useEffectEvent, useMemo } from "react";
import { featureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { openCashier } from "../cashier/index.ts";
import { explainBetRefusal } from "../refusals/index.ts";
import { createSlipType } from "./slip-type.ts";
import { useBetBuilder, useBuilderView } from "./use-bet-builder.ts";

/** The bet builder in the slip's column, or as the sheet of a small screen. */
export function ConnectBetBuilder({ layout }: { layout: "panel" | "sheet" }) {
  const site = useSite();
  const store = useBetBuilder();
  const builder = useBuilderView();
  useSaidPrice(builder.picks.length, builder.movedTo ?? builder.odds);
  const actions = useMemo(() => {
    const explain = () => explainBetRefusal(site);
    const close = () => site.slipOutline.open(false);
    return {
      onRemove(outcomeId: string) {
        const { picks } = store.getState().builder;
        const pick = picks.find((each) => each.outcomeId === outcomeId);
        if (pick) store.toggle(pick);
      },
      onRemoveOver: store.removeOver,
      onClear: store.reset,
      onTypeStake: store.typeStake,
      onPlace: () => void store.place(),
      onAccept: store.accept,
      onLogIn: explain,
      onRestricted: explain,
      onDeposit() {
        const { cents } = store.getState().builder.stake;
        openCashier(site, { section: "deposit", ...(cents !== null && { stake: cents }) });
      },
      onRetain: store.retain,
      onLeave() {
        featureStore(site, createSlipType).setState("betslip", true);
        close();
      },
      onClose: close,
    };
  }, [site, store]);
  const { onClose, ...others } = actions;
  return (
    <BetBuilder
      builder={builder}
      layout={layout}
      {...others}
      {...(layout === "sheet" && { onClose })}
    />
  );
}

/** Says how many picks there are and what they cost, once their price is there. */
function useSaidPrice(count: number, odds: number | null): void {
  const announce = useAnnounce();
  const t = useWording();
  const format = useFormat();
  const say = useEffectEvent(() => {
    if (odds === null || count < 2) return;
    announce(t("bet-builder.said.priced", { count, odds: format.odds(odds) }), "polite");
  });
  const isPriced = odds !== null;
  // A tick of the price says nothing: only new picks that have got their price do.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => say(), [count, isPriced]);
}
