import {
  type LoginCredentials,
  LoginOverlay,
  type LoginOverlayProps,
} from "@grandstand/ui/login-overlay";
import { useFormat, useWording } from "@grandstand/ui/provider";
import { useEffect, useEffectEvent, useState } from "react";
import { useStore } from "zustand";
import {
  consumeReturnError,
  identityAppAddress,
  setOut,
} from "../../core/entry/identity-return.ts";
import type { LoginReason } from "../../core/messages/messages.ts";
import { passFocusOnLogin } from "../../core/messages/return-focus.ts";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { tabStorage } from "../../core/storage/storage.ts";
import { ConnectCaptcha } from "./connect-captcha.tsx";
import { createIncompleteLogin } from "./incomplete-login.ts";
import { useAccess } from "./use-access.ts";

interface ConnectLoginProps {
  readonly reason: LoginReason;
  /** The outcomes on the slip. */
  readonly waiting?: LoginOverlayProps["waiting"];
  /** `page`: at its own address, with nothing under it. */
  readonly layout?: LoginOverlayProps["layout"];
  /** What happens at its end; without it the login over the page closes. */
  readonly onLeave?: () => void;
  /** False while the page is what the server drew, which knows no query. */
  readonly readsAddress?: boolean;
  /** What the server has read of the address: the identity app is hidden (A2). */
  readonly hidesIdentityApp?: boolean;
}

/** The login (A2, A4); it ends once somebody is logged in. */
export function ConnectLogin({
  reason,
  waiting = [],
  layout = "overlay",
  onLeave,
  readsAddress = true,
  hidesIdentityApp = false,
}: ConnectLoginProps) {
  const { session, messages, announcer, configuration, language } = useSite();
  const incompleteLogin = useFeatureStore(createIncompleteLogin);
  const close = onLeave ?? messages.close;
  const t = useWording();
  const format = useFormat();
  // What had the focus before the dialog takes it.
  const [opener] = useState(() => (layout === "overlay" ? document.activeElement : null));
  const state = useStore(session, (each) => each);
  const [captcha, setCaptcha] = useState<string | null>(null);
  // The session is also being established while a page is loading, which logs no one in.
  const [isSubmitting, setSubmitting] = useState(false);
  const [address, setAddress] = useState(() => (readsAddress ? readAddress() : null));
  if (readsAddress && address === null) setAddress(readAddress());
  useEffect(() => void session.checkCaptcha(), [session]);
  useEffect(() => {
    if (readsAddress) forgetError();
  }, [readsAddress]);
  useAccess(close);
  const welcome = useEffectEvent((balance: number) => {
    passFocusOnLogin(messages, opener);
    close();
    announcer.announce(t("login.done", { balance: format.money(balance) }));
  });
  const { status, user } = state;
  useEffect(() => {
    if (status === "authenticated" && user) welcome(user.balance);
  }, [status, user]);
  async function logIn(login: LoginCredentials) {
    setSubmitting(true);
    await session.login({ ...login, captcha });
    setSubmitting(false);
    const account = session.getState().smartRegistration;
    // A person who has closed the login meanwhile is not led on.
    const isOpen = layout === "page" || messages.getState().overlay?.kind === "login";
    if (account === null || !isOpen) return;
    incompleteLogin.open({ account, login, opener });
  }

  return (
    <LoginOverlay
      layout={layout}
      waiting={waiting}
      ended={reason === "session-ended" || reason === "timed-out" ? reason : null}
      error={state.error === "" ? t("login.failed") : (state.error ?? address?.error ?? null)}
      isSubmitting={isSubmitting && state.status === "authenticating"}
      showsIdentityApp={!(address?.hidesIdentityApp ?? hidesIdentityApp)}
      isCaptchaRequired={state.isCaptchaRequired}
      isCaptchaSolved={captcha !== null}
      captcha={<ConnectCaptcha key={state.failedAttempts} onSolve={setCaptcha} />}
      onSubmit={(credentials) => void logIn(credentials)}
      onIdentityApp={() => {
        const app = identityAppAddress(configuration.hosts.account, "login", language);
        location.assign(setOut(app, tabStorage(), crypto.randomUUID()));
      }}
      onRegister={() => messages.open({ kind: "registration" })}
      onClose={close}
    />
  );
}

/** What the address says of the login (A2): an error of the identity app, and whether that app is hidden. */
function readAddress() {
  const address = new URL(location.href);
  return {
    error: consumeReturnError(address).answer.error,
    hidesIdentityApp: address.searchParams.get("hideItsme") === "true",
  };
}

/** An error that was shown stays in no address. */
function forgetError(): void {
  const { url } = consumeReturnError(new URL(location.href));
  if (url.href !== location.href) history.replaceState(history.state, "", url);
}
