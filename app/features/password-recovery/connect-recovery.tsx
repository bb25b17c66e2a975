import { PasswordRecovery, type PasswordRecoveryProps } from "@grandstand/ui/password-recovery";
import { useWording } from "@grandstand/ui/provider";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { Site } from "../../core/site/site.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createRecoveryStore, type Recovery, type RecoveryStore } from "./store.ts";

/** The page on which one requests a mail (A2, /forgotten-password). */
export function ForgottenPassword() {
  return <ConnectRecovery first="request" />;
}

/** The page behind the mail's link, whose token is the address' fragment: no server is ever sent it. */
export function ResetPassword() {
  return <ConnectRecovery first="new-password" />;
}

function ConnectRecovery({ first }: { readonly first: "request" | "new-password" }) {
  const site = useSite();
  const t = useWording();
  const [store] = useState(() => createRecoveryStore({ api: site.api, onSet: forgetLink }, first));
  useEffect(() => {
    if (first === "request") store.openRequest();
    else store.openLink(location.hash.slice(1));
  }, [store, first]);
  const state = useStore(store);
  const wordsFor = (error: Extract<Recovery, { error: unknown }>["error"]) =>
    error && ("words" in error ? error.words : t(error.key));
  return <PasswordRecovery {...propsOf(state, store, site, wordsFor)} />;
}

/** A used link stays neither in the address nor in the history. */
function forgetLink(): void {
  history.replaceState(history.state, "", location.pathname + location.search);
}

function propsOf(
  state: Recovery,
  store: RecoveryStore,
  { messages }: Site,
  wordsFor: (error: Extract<Recovery, { error: unknown }>["error"]) => string | null,
): PasswordRecoveryProps {
  switch (state.screen) {
    case "request":
      return {
        screen: state.screen,
        status: state.status,
        error: wordsFor(state.error),
        onSubmit: (username) => void store.request(username),
      };
    case "loading":
    case "refused":
      return state;
    case "sent":
      return { ...state, onAgain: store.openRequest };
    case "new-password":
      return {
        screen: state.screen,
        status: state.status,
        error: wordsFor(state.error),
        fieldErrors: state.fields,
        onSubmit: (password, confirmation) => void store.setPassword(password, confirmation),
      };
    case "done":
      return { ...state, onLogin: () => messages.open({ kind: "login", reason: "asked" }) };
  }
}
