import { importWhenOnline } from "@grandstand/ui/provider";
import { lazy } from "react";
import { useSite, useStorePart } from "../../site/site-context.ts";
import { Later } from "../frame/later-wording.tsx";

const ConnectLogin = lazy(async () => ({
  default: (await importWhenOnline(() => import("../session/connect-login.tsx"))).ConnectLogin,
}));
const ConnectAccount = lazy(async () => ({
  default: (await importWhenOnline(() => import("../session/connect-account.tsx"))).ConnectAccount,
}));
const ConnectRestriction = lazy(async () => ({
  default: (await importWhenOnline(() => import("./connect-restriction.tsx"))).ConnectRestriction,
}));
const ConnectDocuments = lazy(async () => ({
  default: (await importWhenOnline(() => import("./connect-restriction.tsx"))).ConnectDocuments,
}));
const ConnectCoinsConverter = lazy(async () => ({
  default: (await importWhenOnline(() => import("../loyalty/connect-coins-converter.tsx")))
    .ConnectCoinsConverter,
}));
const ConnectCashOut = lazy(async () => ({
  default: (await importWhenOnline(() => import("../history/connect-cash-out.tsx"))).ConnectCashOut,
}));
const ConnectSharedSlip = lazy(async () => ({
  default: (await importWhenOnline(() => import("../bet-slip/connect-shared-slip.tsx")))
    .ConnectSharedSlip,
}));
const ConnectStatistics = lazy(async () => ({
  default: (await importWhenOnline(() => import("./connect-statistics.tsx"))).ConnectStatistics,
}));
const ConnectToasts = lazy(async () => ({
  default: (await importWhenOnline(() => import("./connect-toasts.tsx"))).ConnectToasts,
}));

const ConnectShortcuts = lazy(async () => ({
  default: (await importWhenOnline(() => import("../shortcuts/connect-shortcuts.tsx")))
    .ConnectShortcuts,
}));
const ConnectSettings = lazy(async () => ({
  default: (await importWhenOnline(() => import("../settings/connect-settings.tsx")))
    .ConnectSettings,
}));

/** Whatever stands over the page. Each comes with its code and texts when it is first asked for. */
export function ConnectOverlays() {
  const { messages } = useSite();
  const overlay = useStorePart(messages, (state) => state.overlay);
  const hasToasts = useStorePart(messages, (state) => state.hasShownToast);
  if (overlay === null && !hasToasts) return null;
  return (
    <Later>
      {overlay?.kind === "login" && <ConnectLogin reason={overlay.reason} />}
      {overlay?.kind === "account" && <ConnectAccount />}
      {overlay?.kind === "settings" && <ConnectSettings />}
      {overlay?.kind === "shortcuts" && <ConnectShortcuts />}
      {overlay?.kind === "restriction" && <ConnectRestriction />}
      {overlay?.kind === "identity-documents" && <ConnectDocuments />}
      {overlay?.kind === "coins-converter" && <ConnectCoinsConverter />}
      {overlay?.kind === "cash-out" && <ConnectCashOut />}
      {overlay?.kind === "shared-slip" && <ConnectSharedSlip asked={overlay} />}
      {overlay?.kind === "statistics" && <ConnectStatistics {...overlay} />}
      {hasToasts && <ConnectToasts />}
    </Later>
  );
}
