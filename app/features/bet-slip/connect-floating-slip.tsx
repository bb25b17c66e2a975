import { localePath, splitLocale } from "@grandstand/rules/locale";
import { BottomBar } from "@grandstand/ui/bottom-bar";
import { FloatingSlip } from "@grandstand/ui/floating-slip";
import { useLocation, useNavigation } from "react-router";
import { createAwaitedPage } from "../../core/navigation/awaited-page.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import { useSite, useStorePart } from "../../core/site/site-context.ts";
import { barItemOf } from "./bar-item.ts";
import { ConnectBetSlip, useSlipView } from "./connect-bet-slip.tsx";
import { chosenCount } from "./store.ts";

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
      odds={
        view?.totals.totalOdds ??
        (view?.lines.length === 1 ? (only?.movedTo ?? only?.odds ?? null) : null)
      }
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
  const site = useSite();
  const { slip, session, language } = site;
  const selectionCount = useStorePart(slip, chosenCount);
  const isOpen = useStorePart(slip, (state) => state.isOpen);
  const isLoggedIn = useStorePart(session, (state) => state.user !== null);
  const { pathname } = useLocation();
  const itemOf = (address: string) =>
    barItemOf(splitLocale(localePath(address, language)).path, isLoggedIn);
  const awaited = useStorePart(featureStore(site, createAwaitedPage), ({ href }) => href);
  const coming = useNavigation().location?.pathname;
  const pressed = awaited ?? coming;
  return (
    <BottomBar
      current={isOpen ? "ticket" : itemOf(pathname)}
      pending={pressed === undefined ? null : itemOf(pressed)}
      isOffline={awaited !== null}
      selectionCount={selectionCount}
      isLoggedIn={isLoggedIn}
      onOpenSlip={() => slip.open(true)}
    />
  );
}
