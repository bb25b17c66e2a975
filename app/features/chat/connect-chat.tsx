import { ChatDialog, ChatOffer } from "@grandstand/ui/support-chat";
import { useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { createChat } from "./store.ts";

/** Nothing changes it. */
const never = () => () => undefined;

/**
 * The way to the operator's support chat, and the chat once it is open (A2). The server draws nothing: a press
 * on what is shown before its code has come would be lost.
 */
export function ConnectChat({ layout = "page" }: { readonly layout?: "page" | "bar" }) {
  const chat = useFeatureStore(createChat);
  const { isOpen, status } = useStore(chat);
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isInBrowser) return null;
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
