import { lazyPart } from "@grandstand/ui/load-code";

/** What the server drew of it stays until its code is wanted. */
export const TopMatch = lazyPart(async () => (await import("@grandstand/ui/top-match")).TopMatch);
