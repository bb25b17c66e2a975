import { lazyPart } from "@grandstand/ui/load-code";

export const ConnectBetBuilder = lazyPart(
  async () => (await import("./connect-bet-builder.tsx")).ConnectBetBuilder,
);
export const ConnectFloatingBuilder = lazyPart(
  async () => (await import("./connect-floating-builder.tsx")).ConnectFloatingBuilder,
);
/** As late as the rest of what is on a match's page beside its prices. */
export const ConnectBuilderOffer = lazyPart(
  async () => (await import("./connect-builder-offer.tsx")).ConnectBuilderOffer,
);

/** What the builder needs of outcomes that a page fetched. */
export const loadBuilderFacts = async () => (await import("./view.ts")).toBuilderFacts;
