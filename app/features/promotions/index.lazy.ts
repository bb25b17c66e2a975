import { loadCode } from "@grandstand/ui/load-code";
import type { Site } from "../../core/site/site.ts";

const loadAnnouncement = () => import("./announce-boosts.ts");

/** Says that bets are boosted (B8), with code that a market without promotions never loads. */
export async function announceBoosts(
  site: Pick<Site, "api" | "messages">,
  betIds: readonly string[],
): Promise<void> {
  const announcement = await loadCode(loadAnnouncement);
  await announcement.announceBoosts(site, betIds);
}
