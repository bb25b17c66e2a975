import { localePath } from "@grandstand/rules/locale";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { PasswordField, TextField } from "../field/index.ts";
import { Link } from "../link/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import type { LoginOverlayProps } from "./login-overlay.tsx";

type LoginFormProps = Pick<
  LoginOverlayProps,
  "isSubmitting" | "isCaptchaRequired" | "isCaptchaSolved" | "captcha" | "onSubmit"
>;

/** Username and password (A5, login). What is missing is said by the button and under its field. */
export function LoginForm(props: LoginFormProps) {
  const { isSubmitting, isCaptchaRequired, isCaptchaSolved, captcha, onSubmit } = props;
  const t = useWording();
  const { locale } = useFormat();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [left, setLeft] = useState({ username: false, password: false });
  const usernameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const missing = [
    username === "" && t("login.username"),
    password === "" && t("login.password"),
    isCaptchaRequired && !isCaptchaSolved && t("login.captcha"),
  ].filter((name) => name !== false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSubmitting) return;
    setLeft({ username: true, password: true });
    if (username === "") return usernameInput.current?.focus();
    if (password === "") return passwordInput.current?.focus();
    if (missing.length === 0) onSubmit({ username, password });
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <TextField
        ref={usernameInput}
        name="username"
        label={t("login.username")}
        autoComplete="username"
        isRequired
        value={username}
        error={left.username && username === "" ? t("login.validation.required") : undefined}
        onChange={setUsername}
        onLeave={() => setLeft({ ...left, username: true })}
      />
      <PasswordField
        ref={passwordInput}
        name="password"
        label={t("login.password")}
        autoComplete="current-password"
        isRequired
        value={password}
        error={left.password && password === "" ? t("login.validation.required") : undefined}
        onChange={setPassword}
        onLeave={() => setLeft({ ...left, password: true })}
      />
      <p className="type-small">
        <Link href={localePath("/forgotten-password", locale)} opensNewTab>
          {t("login.forgotten-password")}
        </Link>
      </p>
      {isCaptchaRequired && (
        <fieldset className="grid gap-2">
          <legend className="type-label pb-1">{t("login.captcha")}</legend>
          {captcha}
        </fieldset>
      )}
      <div className="grid gap-2">
        <Button
          type="submit"
          look="act"
          size="large"
          width="full"
          isBusy={isSubmitting}
          disabledReason={
            missing.length > 0 ? t("login.missing", { fields: missing.join(", ") }) : undefined
          }
        >
          {t("login.submit")}
        </Button>
        {missing.length > 0 && (
          <p aria-hidden className="type-small text-ink-faint">
            {t("login.missing", { fields: missing.join(", ") })}
          </p>
        )}
      </div>
    </form>
  );
}
