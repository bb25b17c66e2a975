import { lazyPart } from "@grandstand/ui/load-code";

export { loyaltyLifecycle } from "./lifecycle.ts";
export { useLevelBadge } from "./use-level-badge.tsx";
export { toLoyaltyView } from "./view.ts";

export const ConnectCoinsConverter = lazyPart(
  async () => (await import("./connect-coins-converter.tsx")).ConnectCoinsConverter,
);
