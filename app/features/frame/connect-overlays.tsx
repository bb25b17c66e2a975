import { lazyPart, loadCode } from "@grandstand/ui/load-code";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";
import { Deferred } from "../../core/wording/deferred-wording.tsx";
import { useFirstInteraction } from "../../core/wording/first-interaction.ts";

const loadOverlay = async () => (await import("./connect-overlay.tsx")).ConnectOverlay;
const ConnectOverlay = lazyPart(loadOverlay);
const prefetchOverlay = () => loadCode(loadOverlay);
const ConnectToasts = lazyPart(async () => (await import("./connect-toasts.tsx")).ConnectToasts);

/** Whatever stands over the page. Each comes with its code and texts when it is first opened. */
export function ConnectOverlays() {
  const { messages } = useSite();
  const overlay = useStore(messages, (state) => state.overlay);
  const hasToasts = useStore(messages, (state) => state.hasShownToast);
  useFirstInteraction(prefetchOverlay);
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
