import type { CashierFrameMessage } from "@grandstand/contract/cashier-frame";
import { intervals } from "@grandstand/rules/intervals";
import { isNarrowPage } from "../../core/site/narrow-page.ts";
import type { Site } from "../../core/site/site.ts";

export type ApplyingSite = Pick<Site, "messages" | "session" | "slipOutline">;

/**
 * Does what a message of the cashier's frame needs (A4, A8). None is proof: what is shown of the account is fetched
 * again (docs/decisions/58). A self-exclusion alone counts at once, since every session has ended with it.
 */
export function applyMessage(site: ApplyingSite, message: CashierFrameMessage): void {
  const { messages, session } = site;
  switch (message.type) {
    case "cashier:deposit-done":
    case "cashier:withdrawal-requested":
      return void session.refreshBalance();
    case "cashier:limit-changed":
    case "cashier:documents-uploaded":
      return void session.refreshUser();
    case "cashier:cool-off":
      showCoolOff(site);
      return void session.refreshUser();
    case "cashier:self-exclusion": {
      const { until } = message.payload;
      showSelfExclusion(site);
      // What watches for it logs the person out, in words that stay.
      return session.setState(({ user }) => ({
        user: user && { ...user, self_excluded: true, isSelfExcludedUntil: until },
      }));
    }
    case "cashier:close":
      return messages.close();
    case "cashier:back-to-bet":
      return backToBet(site);
    case "cashier:error":
      return showError(site, message.payload.text);
    case "cashier:status":
    case "cashier:needs-tab":
    case "cashier:leave":
    case "cashier:ready":
    case "cashier:size":
      return;
  }
}

/** Shows the slip again, which fetches its prices as always; nothing is placed. On a wide page it is there already. */
function backToBet({ messages, slipOutline }: ApplyingSite): void {
  messages.close();
  if (isNarrowPage()) slipOutline.open(true);
}

/** What stays says until when: the slip, and the message of a restriction. */
function showCoolOff({ messages }: ApplyingSite): void {
  messages.showToast({
    severity: "info",
    title: { key: "cashier.cool-off.title" },
    text: { key: "cashier.cool-off.text" },
    duration: intervals.toastFrameRestriction,
  });
}

function showSelfExclusion({ messages }: ApplyingSite): void {
  messages.showToast({
    severity: "info",
    title: { key: "cashier.self-exclusion.title" },
    text: { key: "cashier.self-exclusion.text" },
    duration: intervals.toastFrameRestriction,
  });
}

/** The frame's own words are for a log. */
function showError({ messages }: ApplyingSite, text: string): void {
  console.warn(`The cashier reports an error: ${text}`);
  messages.showToast({
    severity: "error",
    title: { key: "cashier.frame-error.title" },
    text: { key: "cashier.frame-error.text" },
    duration: intervals.toastFrame,
  });
}
