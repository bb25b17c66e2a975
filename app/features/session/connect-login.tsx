import { LoginOverlay } from "@grandstand/ui/login-overlay";
import { useFormat, useWording } from "@grandstand/ui/provider";
import { useEffect, useEffectEvent, useState } from "react";
import { useStore } from "zustand";
import type { LoginReason } from "../../core/messages/messages.ts";
import { passFocusOnLogin } from "../../core/messages/return-focus.ts";
import { useSite } from "../../core/site/site-context.ts";
import { ConnectCaptcha } from "./connect-captcha.tsx";
import { maskedEmail } from "./masked-email.ts";

/** The login over the page (A2, A4); it closes once somebody is logged in. */
export function ConnectLogin({ reason }: { readonly reason: LoginReason }) {
  const { session, messages, announcer } = useSite();
  const t = useWording();
  const format = useFormat();
  // What had the focus before the dialog takes it.
  const [opener] = useState(() => document.activeElement);
  const state = useStore(session, (each) => each);
  const [captcha, setCaptcha] = useState<string | null>(null);
  useEffect(() => void session.checkCaptcha(), [session]);
  const welcome = useEffectEvent((balance: number) => {
    passFocusOnLogin(messages, opener);
    messages.close();
    announcer.announce(t("login.done", { balance: format.money(balance) }));
  });
  const { status, user } = state;
  useEffect(() => {
    if (status === "authenticated" && user) welcome(user.balance);
  }, [status, user]);
  return (
    <LoginOverlay
      ended={reason === "session-ended" || reason === "timed-out" ? reason : null}
      error={state.error === "" ? t("login.failed") : state.error}
      isSubmitting={state.status === "authenticating"}
      showsIdentityApp
      isCaptchaRequired={state.isCaptchaRequired}
      isCaptchaSolved={captcha !== null}
      captcha={<ConnectCaptcha key={state.failedAttempts} onSolve={setCaptcha} />}
      smartRegistrationFor={state.smartRegistration && maskedEmail(state.smartRegistration.email)}
      onSubmit={({ username, password }) => void session.login({ username, password, captcha })}
      onIdentityApp={messages.showNotOpen}
      onRegister={() => messages.open({ kind: "registration" })}
      onClose={messages.close}
    />
  );
}
