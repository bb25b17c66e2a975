import { intervals } from "@grandstand/rules/intervals";
import { loadCode } from "@grandstand/ui/load-code";
import type { Site } from "../../core/site/create-site.ts";
import type { FeatureLifecycle } from "../../core/site/lifecycle.ts";
import { narrowPage } from "../../core/site/narrow-page.ts";
import { isPageInUse } from "../../core/site/page-in-use.ts";
import { isByChoice } from "../../core/site/session-changes.ts";
import { followSlip } from "./follow-slip.ts";
import { loadSlipPromotions } from "./load-slip-promotions.ts";
import { refreshAdded, refreshRestored, refreshSlip, renameFollowed } from "./refresh-slip.ts";
import { chosenCount } from "./store.ts";

const loadSlipPromotionsCode = () => import("./slip-promotions.ts");
const pollName = "slip selections";

/** Keeps the slip in step with the live line, the session, the bookmaker's channel and other tabs. */
export const betSlipLifecycle: FeatureLifecycle = {
  start(site) {
    const stopNotices = showNotices(site);
    // Whose it is the kept slip says itself; another person who logs in then finds it cleared.
    site.slip.restore(null);
    const stops = [
      stopNotices,
      followSlip(site),
      refreshRestored(site),
      refreshAdded(site),
      renameFollowed(site),
      loadSlipPromotions(
        site,
        async () => (await loadCode(loadSlipPromotionsCode)).keepSlipPromotions,
      ),
    ];
    const { scheduler } = site;
    scheduler.start(pollName, {
      every: intervals.selectionsRefresh,
      ask: () => refreshSlip(site),
    });
    return () => {
      scheduler.stop(pollName);
      for (const stop of stops) stop();
    };
  },
  onLogin({ slip, placeBets }, user) {
    slip.claim(user.id);
    placeBets.resume(user.id);
  },
  /** Whose session ended by itself finds the slip again after the next login (reliability, fault 20). */
  onLogout({ slip }, reason) {
    if (!isByChoice(reason)) return slip.putDown(null);
    // Another tab that leaves may have emptied it a moment ago.
    const { notice } = slip.getState();
    const isEmptied = chosenCount(slip.getState()) > 0 || notice === "emptied-elsewhere";
    slip.clear("logged-out");
    if (isEmptied) slip.notify("logged-out");
  },
  onChannelEvent(site, type) {
    if (type === "refresh_selections") void refreshSlip(site);
    if (type === "show_betslip") showSlip(site.slip);
    if (type === "refresh_freebets" || type === "update_freebets") site.slip.tellFreeBets();
  },
};

/** A wide page shows its slip already, and nothing comes over what a person is busy with. */
function showSlip(slip: Site["slip"]): void {
  if (narrowPage().matches && !isPageInUse()) slip.open(true);
}

const noticePrefix = "site.slip-notice.";

/**
 * Says what happened to the slip as a whole, such as that it was placed in another tab, where the slip
 * is not in sight. It stands in the slip too, until it is closed there.
 */
function showNotices({ slip, messages }: Site): () => void {
  const narrow = narrowPage();
  return slip.subscribe(({ notice, isOpen }, before) => {
    if (isOpen && !before.isOpen) dropNotices(messages);
    if (notice === null || notice === before.notice || isOpen || !narrow.matches) return;
    messages.showToast({
      severity: "info",
      title: { key: "bet-slip.title" },
      text: { key: `${noticePrefix}${notice}` },
      life: intervals.toastDefault,
    });
  });
}

/** What the opened slip says itself needs no toast over it. */
function dropNotices({ getState, dropToast }: Site["messages"]): void {
  for (const { id, text } of getState().toasts) {
    if (text && "key" in text && text.key.startsWith(noticePrefix)) dropToast(id);
  }
}
