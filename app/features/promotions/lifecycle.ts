import type { User } from "@grandstand/contract/user";
import { loadCode } from "@grandstand/ui/load-code";
import type { FeatureLifecycle, Site } from "../../core/site/site.ts";

const loadPromotions = () => import("./promotions.ts");

/** Boosts come with code of their own, which is not needed before a login. Without it there are none. */
export const promotionsLifecycle: FeatureLifecycle = {
  onLogin(site, user) {
    if (site.configuration.promotions) void followPromotions(site, user);
  },
  onLogout: ({ scheduler }) => scheduler.stop("promotions"),
};

async function followPromotions(site: Site, user: User): Promise<void> {
  const { startPromotions } = await loadCode(loadPromotions);
  if (site.session.getState().user?.id === user.id) startPromotions(site);
}
