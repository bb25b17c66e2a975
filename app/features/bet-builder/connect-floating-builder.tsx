import { showsBuilderPill } from "@grandstand/rules/builder";
import { BuilderPill } from "@grandstand/ui/builder-pill";
import { FloatingSlip } from "@grandstand/ui/floating-slip";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";
import { ConnectBetBuilder } from "./connect-bet-builder.tsx";
import { useBetBuilder, useBuilderView } from "./use-bet-builder.ts";

/** The builder's pill of a phone, and the sheet that it opens (B2). */
export function ConnectFloatingBuilder() {
  const { slipOutline } = useSite();
  const store = useBetBuilder();
  const builder = useStore(store, (state) => state.builder);
  const view = useBuilderView();
  const isOpen = useStore(slipOutline, (outline) => outline.isOpen);
  return (
    <>
      {showsBuilderPill(builder) && (
        <BuilderPill
          pickCount={view.picks.length}
          odds={view.movedTo ?? view.odds}
          isOpen={isOpen}
          onOpen={() => slipOutline.open(true)}
        />
      )}
      <FloatingSlip
        selectionCount={0}
        odds={null}
        potentialReturn={null}
        isOpen={isOpen}
        onOpenChange={slipOutline.open}
      >
        <ConnectBetBuilder layout="sheet" />
      </FloatingSlip>
    </>
  );
}
