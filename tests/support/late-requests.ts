import { describeDelays, latenessOfHunt } from "@grandstand/tools/src/hunt/lateness.ts";
import type { BrowserContext } from "playwright";

/** Delays by chance what a journey's pages request, while something is hunted. */
export interface LateRequests {
  readonly watch: (context: BrowserContext) => Promise<void>;
  /** What was late; empty where nothing is hunted. */
  readonly describe: () => string;
}

export function createLateRequests(): LateRequests {
  const lateness = latenessOfHunt();
  return {
    async watch(context) {
      if (!lateness) return;
      await context.route("**/*", async (route) => {
        const delay = lateness.delayOf(route.request().url());
        if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
        // The page may have gone meanwhile; a journey's own routes come first.
        await route.fallback().catch(() => undefined);
      });
    },
    describe: () => (lateness ? describeDelays(lateness.delays) : ""),
  };
}
