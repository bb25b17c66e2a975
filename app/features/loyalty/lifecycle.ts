import { loadCode } from "@grandstand/ui/load-code";
import { featureStore } from "../../core/site/feature-store.ts";
import type { FeatureLifecycle, Site } from "../../core/site/site.ts";
import { storageKeys } from "../../core/storage/storage.ts";

const loadConverter = () => import("./coins-converter.ts");

/** A login looks up a conversion of coins whose answer never came. */
export const loyaltyLifecycle: FeatureLifecycle = {
  onLogin: (site) => void resume(site),
};

/** The converter's code comes only where there is a conversion to look up. */
async function resume(site: Site): Promise<void> {
  if (site.storage.read(storageKeys.conversion) === null) return;
  const { createCoinsConverterStore } = await loadCode(loadConverter);
  featureStore(site, createCoinsConverterStore).resume();
}
