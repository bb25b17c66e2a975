import type { Overlay } from "../../core/messages/messages.ts";
import { ConnectSharedSlip } from "../bet-slip/index.lazy.ts";
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

/** What stands over the page, each kind from code of its own. */
export function ConnectOverlay({ overlay }: { readonly overlay: Overlay }) {
  return (
    <>
      {overlay.kind === "login" && <ConnectLogin reason={overlay.reason} />}
      {overlay.kind === "arrival" && <ConnectArrival />}
      {overlay.kind === "registration" && <ConnectRegistration />}
      {overlay.kind === "smart-registration" && <ConnectSmartRegistration {...overlay} />}
      {overlay.kind === "account" && <ConnectAccount />}
      {overlay.kind === "sessions" && <ConnectSessions />}
      {overlay.kind === "notification" && <ConnectNotification />}
      {overlay.kind === "inbox" && <ConnectInbox anchor={overlay.anchor} />}
      {overlay.kind === "country-restriction" && <ConnectCountryRestriction />}
      {overlay.kind === "settings" && <ConnectSettings />}
      {overlay.kind === "shortcuts" && <ConnectShortcuts />}
      {overlay.kind === "restriction" && <ConnectRestriction {...overlay} />}
      {overlay.kind === "identity-documents" && <ConnectDocuments action={overlay.action} />}
      {overlay.kind === "coins-converter" && <ConnectCoinsConverter />}
      {overlay.kind === "cash-out" && <ConnectCashOut />}
      {overlay.kind === "cashier" && <ConnectCashier />}
      {overlay.kind === "wallet-deposit" && <ConnectWalletDeposit />}
      {overlay.kind === "shared-slip" && <ConnectSharedSlip overlay={overlay} />}
      {overlay.kind === "statistics" && <ConnectStatistics {...overlay} />}
    </>
  );
}
