import { ChatDialog, ChatOffer } from "@grandstand/ui/support-chat";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { createChat } from "./store.ts";

/** The way to the operator's support chat, and the chat once it is open (A2). */
export function ConnectChat({ layout = "page" }: { readonly layout?: "page" | "bar" }) {
  const chat = useFeatureStore(createChat);
  const { isOpen, status } = useStore(chat);
  return (
    <>
      <ChatOffer layout={layout} onOpen={chat.open} />
      {isOpen && (
        <ChatDialog
          status={status}
          onTarget={chat.draw}
          onRetry={chat.retry}
          onClose={chat.close}
        />
      )}
    </>
  );
}
