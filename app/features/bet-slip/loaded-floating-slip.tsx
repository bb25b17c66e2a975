import type { BetSlipView } from "@grandstand/ui/bet-slip";
import { FloatingSlip, type SlipBarNews } from "@grandstand/ui/floating-slip";
import { type ReactNode, useMemo } from "react";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";
import { barNewsOf } from "./bar-news.ts";
import type { SlipActions } from "./slip-actions.ts";

interface LoadedFloatingSlipProps {
  readonly view: BetSlipView | null;
  readonly selectionCount: number;
  readonly actions: SlipActions | undefined;
  readonly children: ReactNode;
}

/** The yellow bar, once there is something to say in it. */
export function LoadedFloatingSlip({
  view,
  selectionCount,
  actions,
  children,
}: LoadedFloatingSlipProps) {
  const { slipOutline } = useSite();
  const isOpen = useStore(slipOutline, (outline) => outline.isOpen);
  const news = useMemo(() => barNewsOf(view), [view]);
  const [only] = view?.lines ?? [];
  const ownOdds = view?.lines.length === 1 ? (only?.movedTo ?? only?.odds ?? null) : null;
  function act(current: SlipBarNews) {
    if (current.kind === "over") actions?.onRemoveOver();
    if (current.kind === "moved") actions?.onAcceptChanges(current.changes);
    if (current.kind === "funds") actions?.onDeposit();
  }
  return (
    <FloatingSlip
      selectionCount={selectionCount}
      odds={view?.totals.totalOdds ?? ownOdds}
      potentialReturn={view?.totals.potentialReturn ?? null}
      news={news}
      onActOnNews={act}
      isOpen={isOpen}
      onOpenChange={slipOutline.open}
    >
      {children}
    </FloatingSlip>
  );
}
