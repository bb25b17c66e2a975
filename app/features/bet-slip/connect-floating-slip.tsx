import { localePath, splitLocale } from "@grandstand/rules/locale";
import { BottomBar } from "@grandstand/ui/bottom-bar";
import { Suspense } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { useStore } from "zustand";
import { createAwaitedPage } from "../../core/navigation/awaited-page.ts";
import { loggedIn } from "../../core/session/session.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { chosenCount } from "../../core/slip-outline/slip-outline.ts";
import { SettledCount } from "../bet-news/index.ts";
import { barItemOf } from "./bar-item.ts";
import { ConnectBetSlip, useSlipView } from "./connect-bet-slip.tsx";
import { FloatingSlip, useLoadedSlip } from "./index.lazy.ts";

/** The yellow bar of a phone, and the slip that it opens. */
export function ConnectFloatingSlip() {
  const { slipOutline } = useSite();
  const view = useSlipView();
  const actions = useLoadedSlip()?.actions;
  const isOpen = useStore(slipOutline, (outline) => outline.isOpen);
  const count = useStore(slipOutline, chosenCount);
  const selectionCount = view === null ? 0 : count;
  if (!isOpen && selectionCount === 0) return null;
  return (
    <Suspense>
      <FloatingSlip view={view} selectionCount={selectionCount} actions={actions}>
        <ConnectBetSlip layout="sheet" />
      </FloatingSlip>
    </Suspense>
  );
}

/** The five ways of a phone. */
export function ConnectBottomBar() {
  const site = useSite();
  const { slipOutline, session, language } = site;
  const selectionCount = useStore(slipOutline, chosenCount);
  const isOpen = useStore(slipOutline, (outline) => outline.isOpen);
  const isLoggedIn = useStore(session, loggedIn);
  const { pathname } = useLocation();
  const itemOf = (address: string) =>
    barItemOf(splitLocale(localePath(address, language)).path, isLoggedIn);
  const awaited = useStore(featureStore(site, createAwaitedPage), ({ href }) => href);
  const coming = useNavigation().location?.pathname;
  const pressed = awaited ?? coming;
  return (
    <BottomBar
      current={isOpen ? "ticket" : itemOf(pathname)}
      pending={pressed === undefined ? null : itemOf(pressed)}
      isOffline={awaited !== null}
      selectionCount={selectionCount}
      isLoggedIn={isLoggedIn}
      news={<SettledCount />}
      onOpenSlip={() => slipOutline.open(true)}
    />
  );
}
