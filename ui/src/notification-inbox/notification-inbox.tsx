import { useSyncExternalStore } from "react";
import { Dialog } from "../dialog/index.ts";
import { useWording } from "../provider/index.ts";
import { InboxContent } from "./inbox-content.tsx";
import { InboxPanel } from "./inbox-panel.tsx";
import type { NotificationInboxProps } from "./notification-inbox-props.ts";

/**
 * The person's notifications (A2, notification inbox): a panel that hangs from its button on a page of at least
 * 1024 px, a sheet from the bottom of a smaller one. It is open as long as it is drawn.
 *
 * Data attributes: `data-status` loading | failed | loaded, of an item `data-read` true | false, and of the panel
 * `data-inbox-panel`.
 */
export function NotificationInbox(props: NotificationInboxProps) {
  const t = useWording();
  const isWide = useSyncExternalStore(subscribe, isWidePage, () => false);
  const content = <InboxContent {...props} />;
  if (isWide) {
    return (
      <InboxPanel anchor={props.anchor} onClose={props.onClose}>
        {content}
      </InboxPanel>
    );
  }
  return (
    <Dialog
      title={t("notification.inbox.title")}
      layout="sheet"
      returnFocus={props.anchor}
      onClose={props.onClose}
    >
      {content}
    </Dialog>
  );
}

/** The panel has its arrow from this width on (A2). */
const wide = "(min-width: 1024px)";

function isWidePage(): boolean {
  return matchMedia(wide).matches;
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
