import { loadCode } from "@grandstand/ui/load-code";
import { featureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { createLazySlip } from "./index.lazy.ts";
import { createSharedSlipOffer } from "./shared-slip-offer.ts";

const loadSharedSlip = () => import("./shared-slip.ts");

/** Fills the slip with what a link brought, with code that nothing else needs. */
export async function fillSlipFromLink(site: Site, text: string): Promise<void> {
  const { slip } = await featureStore(site, createLazySlip).load();
  const { fillSharedSlip } = await loadCode(loadSharedSlip);
  await fillSharedSlip(site, { slip, offer: featureStore(site, createSharedSlipOffer) }, text);
}
