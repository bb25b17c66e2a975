import { AccountPanel } from "@grandstand/ui/account-panel";
import { LoyaltyPanel } from "@grandstand/ui/loyalty-panel";
import { useState } from "react";
import { useStore } from "zustand";
import type { Overlay } from "../../core/messages/messages.ts";
import { returnFocusAfter } from "../../core/messages/return-focus.ts";
import { useSite } from "../../core/site/site-context.ts";
import { ConnectDocumentStatus } from "../documents/index.lazy.ts";
import { toLoyaltyView } from "../loyalty/index.ts";
import { useRewards } from "../promotions/index.ts";

/** The panel of whoever is logged in, with the way out. */
export function ConnectAccount() {
  const { session, messages, configuration } = useSite();
  const user = useStore(session, (state) => state.user);
  const rewards = useRewards();
  const [first] = rewards;
  const [isLoggingOut, setLoggingOut] = useState(false);
  // What had the focus before the panel takes it.
  const [opener] = useState(() => document.activeElement);
  if (!user) return null;
  const logout = () => {
    setLoggingOut(true);
    returnFocusAfter(messages, opener);
    void session.logout("asked");
  };
  const goOn = (overlay: Overlay) => {
    messages.open(overlay);
    returnFocusAfter(messages, opener);
  };
  const loyalty = toLoyaltyView(user, configuration.promotions);
  return (
    <AccountPanel
      name={user.name}
      balance={user.balance}
      rewards={first ? { count: rewards.length, firstEndsAt: first.endsAt } : null}
      isLoggingOut={isLoggingOut}
      onSettings={() => goOn({ kind: "settings" })}
      onSessions={() => goOn({ kind: "sessions" })}
      documents={
        <ConnectDocumentStatus
          onPress={() => goOn({ kind: "identity-documents", action: "status" })}
        />
      }
      loyalty={
        loyalty && (
          <LoyaltyPanel loyalty={loyalty} onConvert={() => goOn({ kind: "coins-converter" })} />
        )
      }
      onLogout={logout}
      onClose={messages.close}
    />
  );
}
