import { NotificationInbox, type NotificationInboxView } from "@grandstand/ui/notification-inbox";
import { useMemo } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createBetNews } from "../bet-news/index.lazy.ts";
import { createNotifications } from "./follow.ts";
import { createInboxButton } from "./inbox-button.ts";
import { pressButton } from "./press-button.ts";
import { useSettledLines } from "./use-settled-lines.ts";
import { toItemView } from "./view.ts";

/** The messages and the settled bets of the person who is logged in (A2), hanging from their button. */
export function ConnectInbox() {
  const site = useSite();
  const { messages, settings } = site;
  const anchor = useFeatureStore(createInboxButton);
  const notifications = useFeatureStore(createNotifications);
  const news = useFeatureStore(createBetNews);
  const { queue, status, calls } = useStore(notifications);
  const saysSettled = useStore(settings, (state) => state.saysSettled);
  const { bets, today, retry } = useSettledLines();
  const items = useMemo(
    () => queue.inbox.map((each) => toItemView(each, site, calls[each.id] ?? null)),
    [queue.inbox, calls, site],
  );
  const inbox = (): NotificationInboxView => {
    if (status !== "loaded") return { status };
    return bets === "loading" ? { status: bets } : { status, items, bets };
  };
  return (
    <NotificationInbox
      inbox={inbox()}
      today={today}
      saysSettled={saysSettled}
      anchor={anchor}
      onRead={(id) => void notifications.read(id)}
      onReadAll={(lines) => {
        for (const id of lines.messages) void notifications.read(id);
        news.read(lines.bets);
      }}
      onBet={(id) => {
        news.read([id]);
        messages.close();
      }}
      onRemove={notifications.remove}
      onAction={(id, action) => {
        // What leads away from the page leaves nothing over it.
        const isPost = action.method === "POST";
        void pressButton(site, notifications, { id }, action, () => {
          void notifications.read(id);
          if (!isPost) messages.close();
        });
      }}
      onSettings={() => messages.open({ kind: "settings" })}
      onRetry={() => {
        void notifications.refresh();
        retry();
      }}
      onClose={messages.close}
    />
  );
}
