import { localePath, splitLocale } from "@grandstand/rules/locale";
import { ChatDialog, ChatOffer } from "@grandstand/ui/support-chat";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createChat } from "./store.ts";

/** Nothing changes it. */
const never = () => () => undefined;

/** Help offers the chat among the channels of support. */
const helpPath = "/support/";

/**
 * The way to the operator's support chat, and the chat once it is open (A2). The server draws nothing: a press
 * on what is shown before its code has come would be lost.
 */
export function ConnectChat({ layout = "page" }: { readonly layout?: "page" | "bar" }) {
  const chat = useFeatureStore(createChat);
  const { language } = useSite();
  const { pathname } = useLocation();
  // The server's router drops the last slash of an address that the browser keeps.
  const isOnHelp = splitLocale(localePath(pathname, language)).path === helpPath;
  const { isOpen, status } = useStore(chat);
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isInBrowser) return null;
  return (
    <>
      {!(isOnHelp && layout === "page") && <ChatOffer layout={layout} onOpen={chat.open} />}
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
