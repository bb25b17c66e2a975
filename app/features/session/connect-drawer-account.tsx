import { type BalanceRefresh, DrawerAccount } from "@grandstand/ui/drawer-account";
import { LoyaltyPanel } from "@grandstand/ui/loyalty-panel";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";
import { useDepositMethods } from "../deposit-methods/index.lazy.ts";
import { ConnectDocumentStatus } from "../documents/index.lazy.ts";
import { toLoyaltyView } from "../loyalty/index.ts";

/** What the left sidebar has of the person: name, balance, deposit and the loyalty panel (A2, B2). */
export function ConnectDrawerAccount({ onLeave }: { onLeave: () => void }) {
  const { session, messages, configuration } = useSite();
  const user = useStore(session, (state) => state.user);
  const [refresh, setRefresh] = useState<BalanceRefresh>("idle");
  const hasLoyalty = configuration.promotions;
  // Level, points and coins are fetched when the drawer opens.
  useEffect(() => {
    if (hasLoyalty) void session.refreshLoyalty();
  }, [session, hasLoyalty]);
  // The drawer lies over everything: it makes way first.
  const deposit = useDepositMethods(onLeave);
  if (user === null) return null;
  const loyalty = toLoyaltyView(user, hasLoyalty);
  return (
    <>
      <DrawerAccount
        name={user.name}
        balance={user.balance}
        refresh={refresh}
        canRefresh={user.document_status === "validated"}
        onRefresh={() => {
          setRefresh("running");
          void session
            .refreshBalance()
            .then(({ kind }) => setRefresh(kind === "failed" ? "failed" : "done"));
        }}
        deposit={deposit}
      />
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
