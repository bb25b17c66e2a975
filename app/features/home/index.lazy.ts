import { lazyPart } from "@grandstand/ui/load-code";

/** What the server drew of them stays until their code is wanted. */
export const NextRaces = lazyPart(
  async () => (await import("@grandstand/ui/next-races")).NextRaces,
);
export const TopMatch = lazyPart(async () => (await import("@grandstand/ui/top-match")).TopMatch);
