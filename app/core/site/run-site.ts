import { intervals } from "@grandstand/rules/intervals";
import { loadCode } from "@grandstand/ui/load-code";
import { followSlip } from "../../features/bet-slip/follow-slip.ts";
import { loadSlipPromotions } from "../../features/bet-slip/load-slip-promotions.ts";
import {
  refreshAdded,
  refreshRestored,
  refreshSlip,
  renameFollowed,
} from "../../features/bet-slip/refresh-slip.ts";
import { storageKeys } from "../storage/storage.ts";
import type { Site } from "./create-site.ts";
import { narrowPage } from "./narrow-page.ts";

const loadSlipPromotionsCode = () => import("../../features/bet-slip/slip-promotions.ts");

/** Sets a rendered site going: what the browser kept, the live line, the polls. Returns its end. */
export function runSite(site: Site): () => void {
  const { settings, slip, feed, scheduler, odds } = site;
  const stopNotices = tellNotices(site);
  settings.restore();
  // Whose it is the kept slip says itself; another person who logs in then finds it cleared.
  slip.restore(null);
  void restoreSession(site);
  const stops = [
    stopNotices,
    watchConnection(site),
    followSlip(site),
    refreshRestored(site),
    refreshAdded(site),
    renameFollowed(site),
    watchOtherTabs(site),
    loadSlipPromotions(
      site,
      async () => (await loadCode(loadSlipPromotionsCode)).keepSlipPromotions,
    ),
    startFeedWhenIdle(feed.start),
  ];
  scheduler.start("slip selections", {
    every: intervals.selectionsRefresh,
    ask: () => refreshSlip(site),
  });
  // A page that did not wait for its menu brings it now.
  if (site.menu.getState().sports.length === 0) void site.menu.refresh();
  scheduler.start("sports", { every: intervals.sportsPoll, ask: site.menu.refresh });
  scheduler.start("odds movement", {
    every: intervals.oddsMovementCheck,
    ask: async () => {
      odds.endMovements(site.clock.now());
      feed.checkSilence(site.clock.now());
      return { kind: "done" };
    },
  });
  return () => {
    for (const stop of stops) stop();
    scheduler.stopAll();
    feed.stop();
  };
}

/** Takes up the kept session; where the server can't be reached, again every 5 s until it can. */
async function restoreSession({ session, scheduler }: Site): Promise<void> {
  const first = await session.restore();
  if (first.kind === "done") return;
  const name = "session restore";
  scheduler.start(name, {
    every: intervals.authSync,
    ask: async () => {
      const end = await session.restore();
      if (end.kind === "done" || session.getState().tokens === null) scheduler.stop(name);
      return end;
    },
  });
}

/**
 * Says what happened to the slip as a whole, such as that it was placed in another tab, where the slip
 * is not in sight. It stands in the slip too, until it is closed there.
 */
function tellNotices({ slip, messages }: Site): () => void {
  const narrow = narrowPage();
  return slip.subscribe(({ notice, isOpen }, before) => {
    if (isOpen && !before.isOpen) dropNotices(messages);
    if (notice === null || notice === before.notice || isOpen || !narrow.matches) return;
    messages.showToast({
      severity: "info",
      title: { key: "bet-slip.title" },
      text: { key: `${noticePrefix}${notice}` },
      duration: intervals.toastDefault,
    });
  });
}

/** What the opened slip says itself needs no toast over it. */
function dropNotices({ getState, dropToast }: Site["messages"]): void {
  for (const { id, text } of getState().toasts) {
    if (text && "key" in text && text.key.startsWith(noticePrefix)) dropToast(id);
  }
}

const noticePrefix = "site.slip-notice.";

function watchConnection({ connection }: Site): () => void {
  const tell = () => connection.setState({ isOnline: navigator.onLine });
  tell();
  window.addEventListener("online", tell);
  window.addEventListener("offline", tell);
  return () => {
    window.removeEventListener("online", tell);
    window.removeEventListener("offline", tell);
  };
}

/** A logout in one tab ends the session in all of them; a login is taken up. */
function watchOtherTabs({ storage, session }: Site): () => void {
  return storage.onChange((key) => {
    if (key === storageKeys.auth) session.followOtherTab();
  });
}

function startFeedWhenIdle(start: () => void): () => void {
  const timer = setTimeout(start, 0);
  return () => clearTimeout(timer);
}
