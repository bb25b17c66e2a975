import { sportAccountName } from "@grandstand/rules/account-name";
import { AccountPanel, type AccountSection } from "@grandstand/ui/account-panel";
import { LoyaltyPanel } from "@grandstand/ui/loyalty-panel";
import { useState } from "react";
import { useStore } from "zustand";
import type { Overlay } from "../../core/messages/messages.ts";
import { returnFocusAfter } from "../../core/messages/return-focus.ts";
import { useSite } from "../../core/site/site-context.ts";
import { openCashier } from "../cashier/index.ts";
import { ConnectDocumentStatus } from "../documents/index.lazy.ts";
import { toLoyaltyView } from "../loyalty/index.ts";
import { useRewards } from "../promotions/index.ts";
import { copySportAccount } from "./copy-sport-account.ts";
import { useAccountHead } from "./use-account-head.ts";

/** The panel of the person who is logged in, with the way out. */
export function ConnectAccount() {
  const site = useSite();
  const { session, messages, configuration } = site;
  const user = useStore(session, (state) => state.user);
  const rewards = useRewards();
  const [first] = rewards;
  const [isLoggingOut, setLoggingOut] = useState(false);
  // What had the focus before the panel takes it.
  const [opener] = useState(() => document.activeElement);
  // What is opened from here replaces the panel, and gives the focus back to what opened the panel.
  const makeWay = () => {
    messages.close();
    returnFocusAfter(messages, opener);
  };
  const head = useAccountHead(rewards, makeWay);
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
      {...head}
      sportAccount={{
        name: sportAccountName(user.username),
        onCopy: () => void copySportAccount(site, sportAccountName(user.username)),
      }}
      onSection={(section) => {
        makeWay();
        openCashier(site, targetOf(section));
      }}
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

/** Where the cashier opens: the account and the history are sections of their own, the others the account's tabs (A2). */
function targetOf(section: AccountSection): Parameters<typeof openCashier>[1] {
  return section === "home" || section === "history"
    ? { section }
    : { section: "home", tab: section };
}
