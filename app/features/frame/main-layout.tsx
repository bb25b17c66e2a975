import { Announcer } from "@grandstand/ui/announcer";
import { LanguageSwitcher } from "@grandstand/ui/language-switcher";
import { lazyPart } from "@grandstand/ui/load-code";
import { OfflineBanner } from "@grandstand/ui/offline-banner";
import { PageFrame } from "@grandstand/ui/page-frame";
import { ScrollTop } from "@grandstand/ui/scroll-top";
import { Suspense, useCallback, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useStore } from "zustand";
import { useLanguageLinks } from "../../core/navigation/page-translations.ts";
import { useScrollPosition } from "../../core/navigation/scroll-position.ts";
import { useAwaitedPage } from "../../core/navigation/use-go-to.ts";
import { loggedIn } from "../../core/session/session.ts";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { Part } from "../../core/site/part.tsx";
import { useSite } from "../../core/site/site-context.ts";
import { Deferred } from "../../core/wording/deferred-wording.tsx";
import { ConnectBottomBar, ConnectSlipAnnouncements } from "../bet-slip/index.ts";
import { ConnectChat } from "../chat/index.ts";
import { createFollowedId } from "../followed-match/index.ts";
import { ConnectLiveWidget } from "../live/index.lazy.ts";
import { useInPlayEventId } from "../live/index.ts";
import { ConnectLiveDock } from "../live-dock/index.lazy.ts";
import { ConnectSportMenu } from "../menu/index.ts";
import { PriceHistoryPart } from "../price-history/index.ts";
import { ConnectDrawerAccount } from "../session/index.ts";
import { useShortcuts } from "../shortcuts/index.ts";
import { useAnnouncedPage, useAnnouncedWait } from "./announce-page.ts";
import { ConnectFooter } from "./connect-footer.tsx";
import { ConnectHeader } from "./connect-header.tsx";
import { ConnectNativeApp } from "./connect-native-app.tsx";
import { ConnectOverlays } from "./connect-overlays.tsx";
import { ConnectFloating, ConnectSlipColumn, useSlipTypeReset } from "./connect-slip-column.tsx";
import { ConnectUpdateBanner } from "./connect-update-banner.tsx";
import { KeptPages } from "./kept-pages.tsx";
import { useClosedByPage } from "./use-closed-by-page.ts";
import { useWidening } from "./use-widening.ts";

const ConnectLoggedIn = lazyPart(
  async () => (await import("./connect-logged-in.tsx")).ConnectLoggedIn,
);

/** Paths on which the support chat is offered (A2). */
const aboutSupport = /support/;

/** The main layout (A2, B2): what is around every page. */
export function MainLayout() {
  const { connection, session, slipOutline } = useSite();
  const menuButton = useRef<HTMLButtonElement>(null);
  const isOnline = useStore(connection, (state) => state.isOnline);
  const isLoggedIn = useStore(session, loggedIn);
  const isFollowing = useStore(useFeatureStore(createFollowedId), Boolean);
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isSlipOpen = useStore(slipOutline, ({ isOpen }) => isOpen);
  const inPlayEventId = useInPlayEventId();
  useScrollPosition();
  const awaitedPage = useAwaitedPage();
  const isLeaving = useAnnouncedWait();
  useShortcuts();
  useSlipTypeReset(pathname);
  const isCovered = isMenuOpen || isSlipOpen;
  const uncover = useCallback(() => {
    setMenuOpen(false);
    slipOutline.open(false);
  }, [slipOutline]);
  useClosedByPage(isCovered, uncover);
  useWidening(uncover);
  useAnnouncedPage(pathname, isCovered);
  return (
    <PageFrame
      header={
        <Part>
          <ConnectHeader
            isMenuOpen={isMenuOpen}
            menuButton={menuButton}
            onMenu={() => setMenuOpen(true)}
          />
        </Part>
      }
      menu={
        <Part>
          <ConnectSportMenu />
        </Part>
      }
      {...(isLoggedIn && {
        drawerTop: (
          <Part>
            <Deferred>
              <ConnectDrawerAccount onLeave={() => setMenuOpen(false)} />
            </Deferred>
          </Part>
        ),
      })}
      {...(inPlayEventId !== null && {
        column: (
          // A boundary of its own: the menu's would keep the page before until the widget is there, which a narrow page never fetches.
          <Part key="in-play">
            <Suspense>
              <ConnectLiveWidget eventId={inPlayEventId} />
            </Suspense>
          </Part>
        ),
      })}
      drawerFoot={<LanguageSwitcher layout="list" languages={useLanguageLinks()} />}
      aside={
        <Part>
          <ConnectSlipColumn />
        </Part>
      }
      footer={
        <Part>
          <ConnectFooter />
        </Part>
      }
      bottomBar={
        <Part>
          <ConnectBottomBar />
        </Part>
      }
      floating={
        <Part>
          <ConnectFloating />
        </Part>
      }
      isLeaving={isLeaving || awaitedPage !== null}
      isMenuOpen={isMenuOpen}
      onMenuClose={() => setMenuOpen(false)}
      overlays={<OverPage />}
    >
      <OfflineBanner isOffline={!isOnline} isPageAwaited={awaitedPage !== null} />
      <ConnectUpdateBanner />
      <Suspense>
        {isLoggedIn && <ConnectLoggedIn />}
        {isFollowing && <ConnectLiveDock />}
      </Suspense>
      <Part>
        <KeptPages />
      </Part>
      {aboutSupport.test(pathname) && (
        <Part>
          <Deferred>
            <ConnectChat />
          </Deferred>
        </Part>
      )}
    </PageFrame>
  );
}

/** What is drawn over the page, or not seen by anyone. */
function OverPage() {
  const { announcer } = useSite();
  return (
    <>
      <Announcer announcer={announcer} />
      <ConnectSlipAnnouncements />
      <ConnectOverlays />
      <PriceHistoryPart />
      <ScrollTop />
      <ConnectNativeApp />
    </>
  );
}
