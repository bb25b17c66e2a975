import { localePath } from "@grandstand/rules/locale";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { useGoTo } from "../../core/navigation/use-go-to.ts";
import type { SessionStatus } from "../../core/session/session.ts";
import { useSite } from "../../core/site/site-context.ts";

/**
 * Keeps a page to the person whom it belongs to: a visitor has to log in, and a person who logs out on it goes home.
 * After a session that ended on its own the login is over the page already. Returns whether they are logged in.
 */
export function useOwnPage(): SessionStatus {
  const { session, messages, language } = useSite();
  const goTo = useGoTo();
  const status = useStore(session, (state) => state.status);
  const wasLoggedIn = useRef(false);
  useEffect(() => {
    if (status === "authenticated") wasLoggedIn.current = true;
    if (status !== "unauthenticated") return;
    const isLoginOpen = messages.getState().overlay?.kind === "login";
    if (wasLoggedIn.current && !isLoginOpen) return goTo(localePath("/", language));
    messages.requestLogin();
  }, [status, messages, goTo, language]);
  return status;
}
