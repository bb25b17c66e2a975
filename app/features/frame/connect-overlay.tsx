import type { Selection } from "@grandstand/rules/slip";
import { useSyncExternalStore } from "react";
import type { LoginReason, Overlay } from "../../core/messages/messages.ts";
import { ConnectSharedSlip, useLoadedSlip } from "../bet-slip/index.lazy.ts";
import { ConnectCashOut } from "../cash-out/index.lazy.ts";
import { ConnectCashier } from "../cashier/index.lazy.ts";
import { ConnectDocuments } from "../documents/index.lazy.ts";
import { ConnectCoinsConverter } from "../loyalty/index.lazy.ts";
import { ConnectStatistics } from "../match/index.lazy.ts";
import {
  ConnectCountryRestriction,
  ConnectInbox,
  ConnectNotification,
} from "../notifications/index.lazy.ts";
import { ConnectRegistration } from "../registration/index.lazy.ts";
import {
  ConnectAccount,
  ConnectArrival,
  ConnectLogin,
  ConnectRestriction,
  ConnectSessions,
} from "../session/index.lazy.ts";
import { ConnectSettings } from "../settings/index.lazy.ts";
import { ConnectShortcuts } from "../shortcuts/index.lazy.ts";
import { ConnectSmartRegistration } from "../smart-registration/index.lazy.ts";
import { ConnectWalletDeposit } from "../wallet-deposit/index.lazy.ts";

/** What is over the page, each kind from code of its own. A kind without its own does not compile. */
export function ConnectOverlay({ overlay }: { readonly overlay: Overlay }) {
  switch (overlay.kind) {
    case "login":
      return <LoginBesideSlip reason={overlay.reason} />;
    case "arrival":
      return <ConnectArrival />;
    case "registration":
      return <ConnectRegistration />;
    case "smart-registration":
      return <ConnectSmartRegistration />;
    case "account":
      return <ConnectAccount />;
    case "sessions":
      return <ConnectSessions />;
    case "notification":
      return <ConnectNotification />;
    case "inbox":
      return <ConnectInbox />;
    case "country-restriction":
      return <ConnectCountryRestriction />;
    case "settings":
      return <ConnectSettings />;
    case "shortcuts":
      return <ConnectShortcuts />;
    case "restriction":
      return <ConnectRestriction {...overlay} />;
    case "identity-documents":
      return <ConnectDocuments action={overlay.action} />;
    case "coins-converter":
      return <ConnectCoinsConverter />;
    case "cash-out":
      return <ConnectCashOut />;
    case "cashier":
      return <ConnectCashier />;
    case "wallet-deposit":
      return <ConnectWalletDeposit />;
    case "shared-slip":
      return <ConnectSharedSlip count={overlay.count} />;
    case "statistics":
      return <ConnectStatistics {...overlay} />;
    default:
      return overlay satisfies never;
  }
}

const nothing = () => () => undefined;
const none: readonly Selection[] = [];

/** The login, with what waits on the slip; nothing does while results show (B4). */
function LoginBesideSlip({ reason }: { readonly reason: LoginReason }) {
  const slip = useLoadedSlip()?.slip;
  const selections = useSyncExternalStore(slip?.subscribe ?? nothing, () => {
    const kept = slip?.getState().slip;
    return kept === undefined || kept.processingStatus === "completed" ? none : kept.selections;
  });
  const waiting = selections.map(({ outcomeId, outcomeName, eventName }) => ({
    id: outcomeId,
    outcome: outcomeName,
    event: eventName,
  }));
  return <ConnectLogin reason={reason} waiting={waiting} />;
}
