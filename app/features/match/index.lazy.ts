import { lazyPart } from "@grandstand/ui/load-code";

export const ConnectStatistics = lazyPart(
  async () => (await import("./connect-statistics.tsx")).ConnectStatistics,
);
/** Comes once a person does something: a page that is not scrolled needs none. */
export const FoldedHead = lazyPart(
  async () => (await import("@grandstand/ui/folded-head")).FoldedHead,
);
