import type { HeaderInboxView } from "@grandstand/ui/header";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createInboxButton } from "./inbox-button.ts";
import { createUnread } from "./unread.ts";

/** The inbox as the header shows it: its button, how much is not read, and its opening and closing (A2). */
export function useInbox(): {
  readonly inbox: HeaderInboxView;
  readonly unreadCount: number;
  readonly onInbox: () => void;
} {
  const { messages } = useSite();
  const button = useFeatureStore(createInboxButton);
  const isOpen = useStore(messages, ({ overlay }) => overlay?.kind === "inbox");
  const unreadCount = useStore(useFeatureStore(createUnread));
  const onInbox = () => {
    if (isOpen) messages.close();
    else messages.open({ kind: "inbox" });
  };
  return { inbox: { isOpen, button }, unreadCount, onInbox };
}
