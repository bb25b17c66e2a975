import type { ChannelMessage } from "@grandstand/contract/realtime";
import { refreshSlip } from "../../features/bet-slip/refresh-slip.ts";
import type { Site } from "./create-site.ts";
import { narrowPage } from "./narrow-page.ts";
import { isPageInUse } from "./page-in-use.ts";

/** What each internal event of the bookmaker's channel sets going (B7). */
export function takeChannelEvent(site: Site, type: ChannelMessage["type"]): void {
  const { session, slip, liveEvents } = site;
  switch (type) {
    case "update_balance":
      return void session.refreshBalance();
    case "logged_in":
      return void session.refreshUser();
    case "refresh_selections":
      return void refreshSlip(site);
    case "show_betslip":
      return showSlip(slip);
    case "live_list_changed":
      return liveEvents.hearOfChange();
    case "refresh_freebets":
    case "update_freebets":
      return slip.tellFreeBets();
    // News of what this page did itself, or shows already.
    case "selection_added":
    case "done_refresh_selections":
      return;
  }
}

/** A wide page shows its slip already, and nothing comes over what a person is busy with. */
function showSlip(slip: Site["slip"]): void {
  if (narrowPage().matches && !isPageInUse()) slip.open(true);
}
