import { intervals } from "@grandstand/rules/intervals";
import { lazyPart, loadCode } from "@grandstand/ui/load-code";
import { PartBoundary } from "@grandstand/ui/part-error";
import { useEffect } from "react";
import { useStore } from "zustand";
import type { Overlay } from "../../core/messages/messages.ts";
import { Part } from "../../core/site/part.tsx";
import { useSite } from "../../core/site/site-context.ts";
import { Deferred } from "../../core/wording/deferred-wording.tsx";
import { useFirstInteraction } from "../../core/wording/first-interaction.ts";

const loadOverlay = async () => (await import("./connect-overlay.tsx")).ConnectOverlay;
const ConnectOverlay = lazyPart(loadOverlay);
const prefetchOverlay = () => loadCode(loadOverlay);
const ConnectToasts = lazyPart(async () => (await import("./connect-toasts.tsx")).ConnectToasts);

/** Whatever is over the page. Each comes with its code and texts when it is first opened. */
export function ConnectOverlays() {
  const { messages } = useSite();
  const overlay = useStore(messages, (state) => state.overlay);
  const hasToasts = useStore(messages, (state) => state.hasShownToast);
  useFirstInteraction(prefetchOverlay);
  return (
    <>
      {overlay && (
        <PartBoundary resetKey={overlay} renderError={() => <LostOverlay overlay={overlay} />}>
          <Deferred>
            <ConnectOverlay overlay={overlay} />
          </Deferred>
        </PartBoundary>
      )}
      {/* On their own: while the code of the first toast comes, what is open stays. */}
      {hasToasts && (
        <Part>
          <Deferred>
            <ConnectToasts />
          </Deferred>
        </Part>
      )}
    </>
  );
}

/** What can't be drawn over the page leaves it, and a toast says so, with the way to open it again. */
function LostOverlay({ overlay }: { readonly overlay: Overlay }) {
  const { messages } = useSite();
  useEffect(() => {
    messages.close();
    messages.showToast({
      severity: "error",
      title: { key: "part-error.part.text" },
      text: null,
      duration: intervals.toastDefault,
      action: {
        label: { key: "part-error.part.retry" },
        onPress: () => messages.open(openedAgain(overlay)),
      },
    });
  }, [messages, overlay]);
  return null;
}

/** What is opened instead of what was lost: a login that is not complete has gone with its form. */
function openedAgain(overlay: Overlay): Overlay {
  return overlay.kind === "smart-registration" ? { kind: "login", reason: "asked" } : overlay;
}
