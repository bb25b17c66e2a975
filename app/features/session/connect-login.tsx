import { type LoginCredentials, LoginOverlay } from "@grandstand/ui/login-overlay";
import { useFormat, useWording } from "@grandstand/ui/provider";
import { useEffect, useEffectEvent, useState } from "react";
import { useStore } from "zustand";
import { consumeIdentityReturn, identityAppAddress } from "../../core/entry/identity-return.ts";
import type { LoginReason } from "../../core/messages/messages.ts";
import { passFocusOnLogin } from "../../core/messages/return-focus.ts";
import { useSite } from "../../core/site/site-context.ts";
import { ConnectCaptcha } from "./connect-captcha.tsx";
import { useAccess } from "./use-access.ts";

/** The login over the page (A2, A4); it closes once somebody is logged in. */
export function ConnectLogin({ reason }: { readonly reason: LoginReason }) {
  const { session, messages, announcer, configuration, language } = useSite();
  const t = useWording();
  const format = useFormat();
  // What had the focus before the dialog takes it.
  const [opener] = useState(() => document.activeElement);
  const state = useStore(session, (each) => each);
  const [captcha, setCaptcha] = useState<string | null>(null);
  const [{ error: returnedError, hidesIdentityApp }] = useState(readAddress);
  useEffect(() => void session.checkCaptcha(), [session]);
  useEffect(forgetError, []);
  useAccess(messages.close);
  const welcome = useEffectEvent((balance: number) => {
    passFocusOnLogin(messages, opener);
    messages.close();
    announcer.announce(t("login.done", { balance: format.money(balance) }));
  });
  const { status, user } = state;
  useEffect(() => {
    if (status === "authenticated" && user) welcome(user.balance);
  }, [status, user]);
  async function logIn(login: LoginCredentials) {
    await session.login({ ...login, captcha });
    const account = session.getState().smartRegistration;
    // Whoever has closed the login meanwhile is not led on.
    const isOpen = messages.getState().overlay?.kind === "login";
    if (account === null || !isOpen) return;
    messages.open({ kind: "smart-registration", account, login, opener });
  }

  return (
    <LoginOverlay
      ended={reason === "session-ended" || reason === "timed-out" ? reason : null}
      error={state.error === "" ? t("login.failed") : (state.error ?? returnedError)}
      isSubmitting={state.status === "authenticating"}
      showsIdentityApp={!hidesIdentityApp}
      isCaptchaRequired={state.isCaptchaRequired}
      isCaptchaSolved={captcha !== null}
      captcha={<ConnectCaptcha key={state.failedAttempts} onSolve={setCaptcha} />}
      onSubmit={(credentials) => void logIn(credentials)}
      onIdentityApp={() =>
        location.assign(identityAppAddress(configuration.hosts.account, "login", language))
      }
      onRegister={() => messages.open({ kind: "registration" })}
      onClose={messages.close}
    />
  );
}

/** What the address says of the login (A2): an error of the identity app, and whether that app is hidden. */
function readAddress() {
  const address = new URL(location.href);
  return {
    error: consumeIdentityReturn(address).answer.error,
    hidesIdentityApp: address.searchParams.get("hideItsme") === "true",
  };
}

/** An error that was shown stays in no address. */
function forgetError(): void {
  const { url } = consumeIdentityReturn(new URL(location.href));
  if (url.href !== location.href) history.replaceState(history.state, "", url);
}
