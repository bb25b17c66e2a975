import { loadCode } from "@grandstand/ui/load-code";
import { featureStore } from "../../core/site/feature-store.ts";
import type { FeatureLifecycle, Site } from "../../core/site/site.ts";
import { storageKeys } from "../../core/storage/storage.ts";

const loadStore = () => import("./store.ts");

/** A login looks up a deposit by wallet whose answer never came. */
export const walletDepositLifecycle: FeatureLifecycle = {
  onLogin: (site) => void resume(site),
};

/** The code comes only where there is a deposit to look up. */
async function resume(site: Site): Promise<void> {
  if (site.storage.read(storageKeys.walletDeposit) === null) return;
  const { createWalletDeposit } = await loadCode(loadStore);
  featureStore(site, createWalletDeposit).resume();
}
