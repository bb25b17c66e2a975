import { lazyPart } from "@grandstand/ui/load-code";
import { useStore } from "zustand";
import type { Overlay } from "../../core/messages/messages.ts";
import { useSite } from "../../core/site/site-context.ts";
import { Deferred } from "../../core/wording/deferred-wording.tsx";
import { ConnectSharedSlip } from "../bet-slip/index.lazy.ts";
import { ConnectCashOut } from "../cash-out/index.lazy.ts";
import { ConnectCoinsConverter } from "../loyalty/index.lazy.ts";
import { ConnectStatistics } from "../match/index.lazy.ts";
import {
  ConnectAccount,
  ConnectDocuments,
  ConnectLogin,
  ConnectRestriction,
} from "../session/index.lazy.ts";
import { ConnectSettings } from "../settings/index.lazy.ts";
import { ConnectShortcuts } from "../shortcuts/index.lazy.ts";

const ConnectToasts = lazyPart(async () => (await import("./connect-toasts.tsx")).ConnectToasts);

/** Whatever stands over the page. Each comes with its code and texts when it is first asked for. */
export function ConnectOverlays() {
  const { messages } = useSite();
  const overlay = useStore(messages, (state) => state.overlay);
  const hasToasts = useStore(messages, (state) => state.hasShownToast);
  return (
    <>
      {overlay && (
        <Deferred>
          <ConnectOverlay overlay={overlay} />
        </Deferred>
      )}
      {/* By themselves: while the code of the first toast comes, what is open stays. */}
      {hasToasts && (
        <Deferred>
          <ConnectToasts />
        </Deferred>
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
