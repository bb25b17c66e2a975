import { intervals } from "@grandstand/rules/intervals";
import { decodeSharedSlip } from "@grandstand/rules/share-slip";
import type { Toast } from "../../core/messages/messages.ts";
import type { Site } from "../../core/site/site.ts";
import { fetchOfferedLines, type OfferingSite } from "./offered-lines.ts";
import type { SharedSlipOffer } from "./shared-slip-offer.ts";
import type { BetSlipStore } from "./store.ts";

/** What of a site a shared slip needs. */
type FilledSite = OfferingSite & Pick<Site, "messages">;
interface Filled {
  readonly slip: Pick<BetSlipStore, "getState" | "clear" | "toggle">;
  readonly offer: SharedSlipOffer;
}

/**
 * Fills the slip with what somebody shared, at the prices of now and without a stake. A slip that holds
 * something is overwritten only with consent. A toast says what is no longer offered, and that a link is
 * none.
 */
export async function fillSharedSlip(
  site: FilledSite,
  filled: Filled,
  text: string,
): Promise<void> {
  const shared = decodeSharedSlip(text);
  if (shared === null) return report(site, { severity: "error", key: "unreadable" });
  const lines = await fetchOfferedLines(site, shared);
  const notNow: Outcome = {
    severity: "error",
    key: "failed",
    onRetry: () => void fillSharedSlip(site, filled, text),
  };
  if (lines === null) return report(site, notNow);
  const gone = shared.length - lines.length;
  if (lines.length === 0) return report(site, { severity: "warn", key: "all-gone", count: gone });
  const { slip, offer } = filled;
  const fill = () => {
    if (slip.getState().slip.processingStatus === "processing") return report(site, notNow);
    slip.clear("asked");
    for (const { selection, live } of lines) slip.toggle(selection, live);
    if (gone > 0) report(site, { severity: "warn", key: "gone", count: gone });
    else report(site, { severity: "info", key: "filled", count: lines.length });
  };
  const { selections, processingStatus } = slip.getState().slip;
  // Bets that are under way, or whose results no one has seen, are not dropped without consent either.
  if (selections.length === 0 && processingStatus === "") fill();
  else offer.open(lines.length, fill);
}

interface Outcome {
  readonly severity: Toast["severity"];
  readonly key: "unreadable" | "failed" | "all-gone" | "gone" | "filled";
  readonly count?: number;
  readonly onRetry?: () => void;
}

function report({ messages }: FilledSite, { severity, key, count = 0, onRetry }: Outcome): void {
  messages.showToast({
    severity,
    title: { key: "shared-slip.title" },
    text: { key: `shared-slip.${key}`, variables: { count } },
    duration: intervals.toastInternalError,
    ...(onRetry && { action: { label: { key: "shared-slip.retry" }, onPress: onRetry } }),
  });
}
