import type { AnchoredPanelProps } from "@grandstand/ui/hover-panel";
import { LoyaltyPopover } from "@grandstand/ui/loyalty-popover";
import { useEffect } from "react";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";
import { toLoyaltyView } from "./view.ts";

/** The panel of the level's badge; level, points and coins are fetched again when it opens (A7, B2). */
export function ConnectLoyaltyPopover(props: AnchoredPanelProps) {
  const { session, configuration } = useSite();
  const user = useStore(session, (state) => state.user);
  useEffect(() => void session.refreshLoyalty(), [session]);
  const loyalty = toLoyaltyView(user, configuration.promotions);
  if (loyalty === null) return null;
  return <LoyaltyPopover {...props} loyalty={loyalty} />;
}
