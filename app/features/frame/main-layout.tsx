import { Announcer } from "@grandstand/ui/announcer";
import { lazyPart, loadCode } from "@grandstand/ui/load-code";
import { OfflineBanner } from "@grandstand/ui/offline-banner";
import { PageFrame } from "@grandstand/ui/page-frame";
import { ScrollTop } from "@grandstand/ui/scroll-top";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useScrollPosition } from "../../core/navigation/scroll-position.ts";
import { useAwaitedPage } from "../../core/navigation/use-go-to.ts";
import { untilWide } from "../../core/site/narrow-page.ts";
import { useSite, useStorePart } from "../../core/site/site-context.ts";
import { Later } from "../../core/wording/later-wording.tsx";
import { ConnectSlipAnnouncements } from "../bet-slip/connect-bet-slip.tsx";
import { ConnectBottomBar } from "../bet-slip/connect-floating-slip.tsx";
import { useInPlayEventId } from "../live/in-play-event.ts";
import { ConnectSportMenu } from "../menu/connect-sport-menu.tsx";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import { ConnectFooter } from "./connect-footer.tsx";
import { ConnectHeader } from "./connect-header.tsx";
import { ConnectOverlays } from "./connect-overlays.tsx";
import { ConnectFloating, ConnectSlipColumn, useSlipTypeReset } from "./connect-slip-column.tsx";
import { ConnectUpdateBanner } from "./connect-update-banner.tsx";
import { KeptPages } from "./kept-pages.tsx";
import { useToldPage, useToldWait } from "./tell-page.ts";
import { useWidening } from "./use-widening.ts";

/** A narrow page does not show its column: its code comes once the page is wide. */
const ConnectLiveWidget = lazy(async () => {
  await untilWide();
  return {
    default: (await loadCode(() => import("../live/connect-live-widget.tsx"))).ConnectLiveWidget,
  };
});

const ConnectDrawerAccount = lazyPart(
  async () => (await import("../session/connect-drawer-account.tsx")).ConnectDrawerAccount,
);

/** The main layout (A2, B2): what stands around every page. */
export function MainLayout() {
  const { announcer, connection, session, slip } = useSite();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const isOnline = useStorePart(connection, (state) => state.isOnline);
  const isLoggedIn = useStorePart(session, (state) => state.user !== null);
  const { pathname } = useLocation();
  const inPlayEventId = useInPlayEventId();
  useScrollPosition();
  const awaitedPage = useAwaitedPage();
  const isLeaving = useToldWait();
  useShortcuts();
  useSlipTypeReset(pathname);
  const uncover = useCallback(() => {
    setMenuOpen(false);
    slip.open(false);
  }, [slip]);
  // A page that was chosen from the menu or from the slip's sheet closes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it waits for
  useEffect(uncover, [pathname, uncover]);
  useWidening(uncover);
  useToldPage(pathname, isMenuOpen);
  return (
    <PageFrame
      header={
        <ConnectHeader
          isMenuOpen={isMenuOpen}
          menuButton={menuButton}
          onMenu={() => setMenuOpen(true)}
        />
      }
      menu={
        <Suspense>
          <ConnectSportMenu />
        </Suspense>
      }
      {...(isLoggedIn && {
        drawerTop: (
          <Later>
            <ConnectDrawerAccount onLeave={() => setMenuOpen(false)} />
          </Later>
        ),
      })}
      {...(inPlayEventId !== null && {
        column: (
          <Suspense>
            <ConnectLiveWidget eventId={inPlayEventId} />
          </Suspense>
        ),
      })}
      aside={<ConnectSlipColumn />}
      footer={
        <Suspense>
          <ConnectFooter />
        </Suspense>
      }
      bottomBar={<ConnectBottomBar />}
      floating={<ConnectFloating />}
      isLeaving={isLeaving || awaitedPage !== null}
      isMenuOpen={isMenuOpen}
      onMenuClose={() => setMenuOpen(false)}
      overlays={
        <>
          <Announcer announcer={announcer} />
          <ConnectSlipAnnouncements />
          <ConnectOverlays />
          <ScrollTop />
        </>
      }
    >
      <OfflineBanner isOffline={!isOnline} isPageAwaited={awaitedPage !== null} />
      <ConnectUpdateBanner />
      <KeptPages />
    </PageFrame>
  );
}
