import { loadCode } from "@grandstand/ui/load-code";
import type { FeatureLifecycle, Site } from "../../core/site/site.ts";
import { onFirstInteraction } from "../../core/wording/first-interaction.ts";

/**
 * Notifications, and whether the site may be used from here, are followed from the first interaction of a visitor, and
 * from the login of a person (A4). A visitor who only reads never downloads their code.
 */
export const notificationsLifecycle: FeatureLifecycle = {
  start: (site) => onFirstInteraction(() => follow(site)),
  onLogin: (site) => void follow(site),
};

async function follow(site: Site): Promise<void> {
  (await loadCode(() => import("./follow.ts"))).followNotifications(site);
}
