import { passwordFailure, passwordState } from "@grandstand/rules/registration";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { PasswordField, PasswordRules } from "../field/index.ts";
import { Notice } from "../notice/index.ts";
import { useWording } from "../provider/index.ts";
import { recoveryForm } from "./password-recovery.variants.ts";
import type { RecoveryNewPassword } from "./password-recovery-props.ts";

/** A new password by the rules of registration (A5), and the same once more. */
export function NewPasswordForm({ status, error, fieldErrors, onSubmit }: RecoveryNewPassword) {
  const t = useWording();
  const rulesId = useId();
  const passwordInput = useRef<HTMLInputElement>(null);
  const confirmationInput = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const [left, setLeft] = useState({ password: false, confirmation: false });
  // What the server refused: its error is about this text and no other.
  const [sent, setSent] = useState({ password: "", confirmation: "" });
  const failure = passwordFailure(password);
  const difference = differenceOf(password, confirmation);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (status === "sending") return;
    setLeft({ password: true, confirmation: true });
    if (failure !== null) passwordInput.current?.focus();
    else if (difference !== null) confirmationInput.current?.focus();
    else {
      setSent({ password, confirmation });
      onSubmit(password, confirmation);
    }
  }

  const isAsSent = password === sent.password && confirmation === sent.confirmation;
  const refused = isAsSent ? fieldErrors : {};
  const ownError = failure === null ? undefined : t(`register.validation.${failure}`);
  const ownDifference = difference === null ? undefined : t(`register.validation.${difference}`);
  return (
    <form noValidate className={recoveryForm()} onSubmit={submit}>
      <p className="gs:type-body gs:text-ink-muted">{t("recovery.new.intro")}</p>
      {error !== null && (
        <Notice kind="error" announced={error}>
          {error}
        </Notice>
      )}
      <div className="gs:grid gs:gap-2">
        <PasswordField
          ref={passwordInput}
          name="password"
          label={t("registration.label.password")}
          autoComplete="new-password"
          isRequired
          describedBy={rulesId}
          value={password}
          error={(left.password ? ownError : undefined) ?? refused.password}
          onChange={setPassword}
          onLeave={() => setLeft({ ...left, password: left.password || password !== "" })}
        />
        <PasswordRules id={rulesId} parts={passwordState(password)} password={password} />
      </div>
      <PasswordField
        ref={confirmationInput}
        name="password_confirmation"
        label={t("registration.label.password_confirmation")}
        autoComplete="new-password"
        isRequired
        value={confirmation}
        error={(left.confirmation ? ownDifference : undefined) ?? refused.password_confirmation}
        onChange={setConfirmation}
        onLeave={() => setLeft({ ...left, confirmation: left.confirmation || confirmation !== "" })}
      />
      <Button type="submit" variant="act" size="large" width="full" isBusy={status === "sending"}>
        {t(status === "sending" ? "recovery.new.submitting" : "recovery.new.submit")}
      </Button>
    </form>
  );
}

/** Why the confirmation is refused; null where it is the password. */
function differenceOf(
  password: string,
  confirmation: string,
): "password-confirmation-required" | "password-confirmation" | null {
  if (confirmation === password) return null;
  return confirmation === "" ? "password-confirmation-required" : "password-confirmation";
}
