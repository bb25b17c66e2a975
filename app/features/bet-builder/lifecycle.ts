import { loadCode } from "@grandstand/ui/load-code";
import { featureStore } from "../../core/site/feature-store.ts";
import { isByChoice } from "../../core/site/session-changes.ts";
import type { FeatureLifecycle, Site } from "../../core/site/site.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import { createSlipType } from "./slip-type.ts";

const loadBuilder = () => import("./bet-builder.ts");

/** A login looks up a ticket whose answer never came; a logout goes back to the slip. */
export const betBuilderLifecycle: FeatureLifecycle = {
  onLogin: (site, user) => void resume(site, user.id),
  onLogout(site, reason) {
    if (isByChoice(reason)) featureStore(site, createSlipType).setState("betslip", true);
  },
};

/** The builder's code comes only where there is a ticket to look up. */
async function resume(site: Site, userId: string): Promise<void> {
  if (site.storage.read(storageKeys.builderPending) === null) return;
  const { createBetBuilder } = await loadCode(loadBuilder);
  featureStore(site, createBetBuilder).resume(userId);
}
