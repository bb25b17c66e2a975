import { type FormEvent, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { TextField } from "../field/index.ts";
import { Notice } from "../notice/index.ts";
import { useWording } from "../provider/index.ts";
import { recoveryForm } from "./password-recovery.variants.ts";
import type { RecoveryRequest } from "./password-recovery-props.ts";

/** The username whose person gets a mail. */
export function RequestForm({ status, error, onSubmit }: RecoveryRequest) {
  const t = useWording();
  const input = useRef<HTMLInputElement>(null);
  const [username, setUsername] = useState("");
  const [isTried, setTried] = useState(false);
  const isMissing = username.trim() === "";

  function submit(event: FormEvent) {
    event.preventDefault();
    if (status === "sending") return;
    setTried(true);
    if (isMissing) input.current?.focus();
    else onSubmit(username.trim());
  }

  return (
    <form noValidate className={recoveryForm()} onSubmit={submit}>
      <p className="gs:type-body gs:text-ink-muted">{t("recovery.intro")}</p>
      {error !== null && (
        <Notice kind="error" announced={error}>
          {error}
        </Notice>
      )}
      <TextField
        ref={input}
        name="username"
        label={t("login.username")}
        autoComplete="username"
        isVerbatim
        isRequired
        value={username}
        error={isTried && isMissing ? t("login.validation.required") : undefined}
        onChange={setUsername}
      />
      <Button type="submit" variant="act" size="large" width="full" isBusy={status === "sending"}>
        {t(status === "sending" ? "recovery.submitting" : "recovery.submit")}
      </Button>
    </form>
  );
}
