import { LoyaltyPanel } from "@grandstand/ui/loyalty-panel";
import { useEffect } from "react";
import { useSite, useStorePart } from "../../site/site-context.ts";
import { toLoyaltyView } from "../../views/loyalty-view.ts";

/** The loyalty panel of the left sidebar (A2, B2); level, points and coins are asked for when it opens. */
export function ConnectDrawerLoyalty({ onLeave }: { onLeave: () => void }) {
  const { session, messages, configuration } = useSite();
  const user = useStorePart(session, (state) => state.user);
  useEffect(() => void session.refreshLoyalty(), [session]);
  const loyalty = toLoyaltyView(user, configuration.promotions);
  if (loyalty === null) return null;
  return (
    <LoyaltyPanel
      place="folded"
      loyalty={loyalty}
      onConvert={() => {
        // The drawer lies over everything: it makes way first.
        onLeave();
        messages.open({ kind: "coins-converter" });
      }}
    />
  );
}
