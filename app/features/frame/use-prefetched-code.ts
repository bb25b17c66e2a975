import { prefetchClient } from "../../core/client/create-api.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { useFirstInteraction } from "../../core/wording/first-interaction.ts";
import { createLazySlip } from "../bet-slip/index.lazy.ts";

/** Prefetches with the first interaction the code of what a press may need: the slip, and the calls. */
export function usePrefetchedCode(site: Site): void {
  useFirstInteraction(featureStore(site, createLazySlip).load);
  useFirstInteraction(prefetchClient);
}
