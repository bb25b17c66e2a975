import { NotificationInbox } from "@grandstand/ui/notification-inbox";
import { useMemo } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createNotifications } from "./follow.ts";
import { createInboxButton } from "./inbox-button.ts";
import { pressButton } from "./press-button.ts";
import { toItemView } from "./view.ts";

/** The messages of the person who is logged in (A2), hanging from their button. */
export function ConnectInbox() {
  const site = useSite();
  const anchor = useFeatureStore(createInboxButton);
  const notifications = useFeatureStore(createNotifications);
  const { queue, status, calls } = useStore(notifications);
  const { inbox: messages } = queue;
  const items = useMemo(
    () => messages.map((each) => toItemView(each, site, calls[each.id] ?? null)),
    [messages, calls, site],
  );
  return (
    <NotificationInbox
      inbox={status === "loaded" ? { status, items } : { status }}
      anchor={anchor}
      onRead={(id) => void notifications.read(id)}
      onRemove={notifications.remove}
      onAction={(id, action) => {
        // What leads away from the page leaves nothing over it.
        const isPost = action.method === "POST";
        void pressButton(site, notifications, { id }, action, () => {
          void notifications.read(id);
          if (!isPost) site.messages.close();
        });
      }}
      onRetry={() => void notifications.refresh()}
      onClose={site.messages.close}
    />
  );
}
