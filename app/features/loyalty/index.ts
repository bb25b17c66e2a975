import { lazyPart } from "@grandstand/ui/load-code";

export { loyaltyLifecycle } from "./lifecycle.ts";
export { toLoyaltyView } from "./view.ts";

/** Loaded with its first opening. */
export const ConnectLoyaltyPopover = lazyPart(
  async () => (await import("./connect-loyalty-popover.tsx")).ConnectLoyaltyPopover,
);
