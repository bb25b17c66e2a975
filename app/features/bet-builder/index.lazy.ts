import { lazyPart } from "@grandstand/ui/load-code";

export const ConnectBetBuilder = lazyPart(
  async () => (await import("./connect-bet-builder.tsx")).ConnectBetBuilder,
);
export const ConnectFloatingBuilder = lazyPart(
  async () => (await import("./connect-floating-builder.tsx")).ConnectFloatingBuilder,
);

/** What the builder needs of outcomes that a page fetched. */
export const loadBuilderFacts = async () => (await import("./view.ts")).toBuilderFacts;
