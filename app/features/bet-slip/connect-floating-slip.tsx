import { localePath, splitLocale } from "@grandstand/rules/locale";
import { BottomBar } from "@grandstand/ui/bottom-bar";
import { FloatingSlip } from "@grandstand/ui/floating-slip";
import { useLocation } from "react-router";
import { useSite, useStorePart } from "../../site/site-context.ts";
import { chosenCount } from "../../stores/bet-slip.ts";
import { barItemOf } from "../frame/bar-item.ts";
import { ConnectBetSlip, useSlipView } from "./connect-bet-slip.tsx";

/** The yellow bar of a phone, and the slip that it opens. */
export function ConnectFloatingSlip() {
  const { slip } = useSite();
  const view = useSlipView();
  const isOpen = useStorePart(slip, (state) => state.isOpen);
  const count = useStorePart(slip, chosenCount);
  const [only] = view?.lines ?? [];
  return (
    <FloatingSlip
      selectionCount={view === null ? 0 : count}
      odds={view?.totals.totalOdds ?? (view?.lines.length === 1 ? (only?.odds ?? null) : null)}
      potentialReturn={view?.totals.potentialReturn ?? null}
      isOpen={isOpen}
      onOpenChange={slip.open}
    >
      <ConnectBetSlip place="sheet" />
    </FloatingSlip>
  );
}

/** The five ways of a phone. */
export function ConnectBottomBar() {
  const { slip, session, language } = useSite();
  const selectionCount = useStorePart(slip, chosenCount);
  const isOpen = useStorePart(slip, (state) => state.isOpen);
  const isLoggedIn = useStorePart(session, (state) => state.user !== null);
  const { path } = splitLocale(localePath(useLocation().pathname, language));
  return (
    <BottomBar
      current={isOpen ? "ticket" : barItemOf(path, isLoggedIn)}
      selectionCount={selectionCount}
      isLoggedIn={isLoggedIn}
      onOpenSlip={() => slip.open(true)}
    />
  );
}
