import { DrawerAccount } from "@grandstand/ui/drawer-account";
import { LoyaltyPanel } from "@grandstand/ui/loyalty-panel";
import { useEffect } from "react";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";
import { ConnectDocumentStatus } from "../documents/index.lazy.ts";
import { toLoyaltyView } from "../loyalty/index.ts";
import { useRewards } from "../promotions/index.ts";
import { useAccountHead } from "./use-account-head.ts";

/** What the left sidebar has of the person: name, money, what it came to, and the loyalty panel (A2, B2). */
export function ConnectDrawerAccount({ onLeave }: { onLeave: () => void }) {
  const { session, messages, configuration } = useSite();
  const user = useStore(session, (state) => state.user);
  const hasLoyalty = configuration.promotions;
  // Level, points and coins are fetched when the drawer opens.
  useEffect(() => {
    if (hasLoyalty) void session.refreshLoyalty();
  }, [session, hasLoyalty]);
  // The drawer lies over everything: it makes way first.
  const head = useAccountHead(useRewards(), onLeave);
  if (user === null) return null;
  const loyalty = toLoyaltyView(user, hasLoyalty);
  return (
    <>
      <DrawerAccount name={user.name} {...head} />
      <ConnectDocumentStatus
        onPress={() => {
          onLeave();
          messages.open({ kind: "identity-documents", action: "status" });
        }}
      />
      {loyalty && (
        <LoyaltyPanel
          layout="folded"
          loyalty={loyalty}
          onConvert={() => {
            onLeave();
            messages.open({ kind: "coins-converter" });
          }}
        />
      )}
    </>
  );
}
