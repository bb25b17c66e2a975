import type { ChannelMessage } from "@grandstand/contract/realtime";
import type { Site } from "./site.ts";

/** What each internal event of the bookmaker's channel sets going (B7): the account's here, each feature's there. */
export function applyChannelEvent(site: Site, type: ChannelMessage["type"]): void {
  if (type === "update_balance") void site.session.refreshBalance();
  if (type === "logged_in") void site.session.refreshUser();
  for (const feature of site.features) feature.onChannelEvent?.(site, type);
}
