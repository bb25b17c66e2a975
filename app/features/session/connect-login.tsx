import { LoginOverlay } from "@grandstand/ui/login-overlay";
import { useEffect, useState } from "react";
import { useSite, useStorePart } from "../../site/site-context.ts";
import { maskedEmail } from "../../views/masked-email.ts";
import { ConnectCaptcha } from "./connect-captcha.tsx";

/** The login over the page (A2, A4); it closes once somebody is logged in. */
export function ConnectLogin() {
  const { session, messages } = useSite();
  const state = useStorePart(session, (each) => each);
  const [captcha, setCaptcha] = useState<string | null>(null);
  useEffect(() => void session.checkCaptcha(), [session]);
  useEffect(() => {
    if (state.status === "authenticated") messages.close();
  }, [state.status, messages]);
  return (
    <LoginOverlay
      error={state.error}
      isSubmitting={state.status === "authenticating"}
      showsIdentityApp
      isCaptchaRequired={state.isCaptchaRequired}
      isCaptchaSolved={captcha !== null}
      captcha={<ConnectCaptcha key={state.failedAttempts} onSolve={setCaptcha} />}
      smartRegistrationFor={state.smartRegistration && maskedEmail(state.smartRegistration.email)}
      onSubmit={({ username, password }) => void session.login({ username, password, captcha })}
      onIdentityApp={messages.showLater}
      onRegister={messages.showLater}
      onClose={messages.close}
    />
  );
}
