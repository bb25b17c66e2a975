import { intervals } from "@grandstand/rules/intervals";
import { narrowPage } from "../../core/site/narrow-page.ts";
import type { Site } from "../../core/site/site.ts";
import type { BetSlipStore } from "./store.ts";

const noticePrefix = "site.slip-notice.";

/**
 * Says what happened to the slip as a whole, such as that it was placed in another tab, where the slip
 * is not in sight. The slip shows it too, until it is closed there. Returns its end.
 */
export function showNotices(
  { slipOutline: outline, messages }: Pick<Site, "slipOutline" | "messages">,
  slip: BetSlipStore,
): () => void {
  const narrow = narrowPage();
  const stopSlip = slip.subscribe(({ notice }, before) => {
    const isInSight = outline.getState().isOpen || !narrow.matches;
    if (notice === null || notice === before.notice || isInSight) return;
    messages.showToast({
      severity: "info",
      title: { key: "bet-slip.title" },
      text: { key: `${noticePrefix}${notice}` },
      duration: intervals.toastDefault,
    });
  });
  const stopOutline = outline.subscribe(({ isOpen }, before) => {
    if (isOpen && !before.isOpen) dropNotices(messages);
  });
  return () => {
    stopSlip();
    stopOutline();
  };
}

/** What the opened slip says itself needs no toast over it. */
function dropNotices({ getState, dropToast }: Site["messages"]): void {
  for (const { id, text } of getState().toasts) {
    if (text && "key" in text && text.key.startsWith(noticePrefix)) dropToast(id);
  }
}
