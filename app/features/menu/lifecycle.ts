import { intervals } from "@grandstand/rules/intervals";
import { featureStore } from "../../core/site/feature-store.ts";
import type { FeatureLifecycle } from "../../core/site/site.ts";
import { createMenu } from "./store.ts";

/** Keeps the sports and how many events each has (B9); a page that did not wait for its menu fetches it now. */
export const menuLifecycle: FeatureLifecycle = {
  start(site) {
    const menu = featureStore(site, createMenu);
    const { sports, leagues } = menu.getState();
    if (sports.length === 0 || leagues.length === 0) void menu.refresh();
    return site.scheduler.start("sports", { every: intervals.sportsPoll, run: menu.refresh });
  },
};
