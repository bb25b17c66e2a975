import { lazyPart } from "@grandstand/ui/load-code";
import { useSite, useStorePart } from "../../site/site-context.ts";
import type { Overlay } from "../../stores/messages.ts";
import { Later } from "../frame/later-wording.tsx";

const ConnectLogin = lazyPart(
  async () => (await import("../session/connect-login.tsx")).ConnectLogin,
);
const ConnectAccount = lazyPart(
  async () => (await import("../session/connect-account.tsx")).ConnectAccount,
);
const ConnectRestriction = lazyPart(
  async () => (await import("./connect-restriction.tsx")).ConnectRestriction,
);
const ConnectDocuments = lazyPart(
  async () => (await import("./connect-restriction.tsx")).ConnectDocuments,
);
const ConnectCoinsConverter = lazyPart(
  async () => (await import("../loyalty/connect-coins-converter.tsx")).ConnectCoinsConverter,
);
const ConnectCashOut = lazyPart(
  async () => (await import("../history/connect-cash-out.tsx")).ConnectCashOut,
);
const ConnectSharedSlip = lazyPart(
  async () => (await import("../bet-slip/connect-shared-slip.tsx")).ConnectSharedSlip,
);
const ConnectStatistics = lazyPart(
  async () => (await import("./connect-statistics.tsx")).ConnectStatistics,
);
const ConnectToasts = lazyPart(async () => (await import("./connect-toasts.tsx")).ConnectToasts);

const ConnectShortcuts = lazyPart(
  async () => (await import("../shortcuts/connect-shortcuts.tsx")).ConnectShortcuts,
);
const ConnectSettings = lazyPart(
  async () => (await import("../settings/connect-settings.tsx")).ConnectSettings,
);

/** Whatever stands over the page. Each comes with its code and texts when it is first asked for. */
export function ConnectOverlays() {
  const { messages } = useSite();
  const overlay = useStorePart(messages, (state) => state.overlay);
  const hasToasts = useStorePart(messages, (state) => state.hasShownToast);
  return (
    <>
      {overlay && (
        <Later>
          <ConnectOverlay overlay={overlay} />
        </Later>
      )}
      {/* By themselves: while the code of the first toast comes, what is open stays. */}
      {hasToasts && (
        <Later>
          <ConnectToasts />
        </Later>
      )}
    </>
  );
}

function ConnectOverlay({ overlay }: { readonly overlay: Overlay }) {
  return (
    <>
      {overlay.kind === "login" && <ConnectLogin reason={overlay.reason} />}
      {overlay.kind === "account" && <ConnectAccount />}
      {overlay.kind === "settings" && <ConnectSettings />}
      {overlay.kind === "shortcuts" && <ConnectShortcuts />}
      {overlay.kind === "restriction" && <ConnectRestriction />}
      {overlay.kind === "identity-documents" && <ConnectDocuments />}
      {overlay.kind === "coins-converter" && <ConnectCoinsConverter />}
      {overlay.kind === "cash-out" && <ConnectCashOut />}
      {overlay.kind === "shared-slip" && <ConnectSharedSlip asked={overlay} />}
      {overlay.kind === "statistics" && <ConnectStatistics {...overlay} />}
    </>
  );
}
