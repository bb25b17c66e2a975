import { SessionList } from "@grandstand/ui/session-list";
import { useEffect } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createAccountSessions } from "./account-sessions.ts";

/** Where the person is logged in. The list of an earlier opening is shown until the new one is there. */
export function ConnectSessions() {
  const { messages } = useSite();
  const store = useFeatureStore(createAccountSessions);
  const list = useStore(store);
  useEffect(() => void store.load(), [store]);
  return (
    <SessionList
      list={list}
      onEnd={(ids) => void store.end(ids)}
      onRetry={() => void store.load()}
      onClose={messages.close}
    />
  );
}
