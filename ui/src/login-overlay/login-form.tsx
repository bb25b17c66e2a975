import { localePath } from "@grandstand/rules/locale";
import { LoaderCircle } from "lucide";
import { type FormEvent, type RefObject, useId, useRef, useState } from "react";
import { button } from "../button/button.variants.ts";
import { PasswordField, TextField } from "../field/index.ts";
import { Icon } from "../icon/index.ts";
import { Link } from "../link/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { passwordRow } from "./login-overlay.variants.ts";
import type { LoginOverlayProps } from "./login-overlay-props.ts";

type LoginFormProps = Pick<
  LoginOverlayProps,
  "isSubmitting" | "isCaptchaRequired" | "isCaptchaSolved" | "captcha" | "onSubmit"
> & {
  /** Takes the focus first. */
  readonly usernameRef: RefObject<HTMLInputElement | null>;
};

/** Username and password (A5, login). What is missing is said by the button and under its field. */
export function LoginForm(props: LoginFormProps) {
  const { isSubmitting, isCaptchaRequired, isCaptchaSolved, captcha, usernameRef, onSubmit } =
    props;
  const t = useWording();
  const { locale } = useFormat();
  const id = useId();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  // A field that was only passed through gets no error: the message would move what the pointer is
  // about to press.
  const [typed, setTyped] = useState({ username: false, password: false });
  const [left, setLeft] = useState({ username: false, password: false });
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
    if (username === "") return usernameRef.current?.focus();
    if (password === "") return passwordInput.current?.focus();
    if (missing.length === 0) onSubmit({ username, password });
  }

  return (
    // A browser that sends the form without the script puts no password into the address.
    <form noValidate method="post" className="gs:grid gs:gap-4" onSubmit={submit}>
      <TextField
        ref={usernameRef}
        name="username"
        label={t("login.username")}
        autoComplete="username"
        isRequired
        value={username}
        error={left.username && username === "" ? t("login.validation.required") : undefined}
        onChange={(value) => {
          setUsername(value);
          setTyped({ ...typed, username: true });
        }}
        onLeave={() => setLeft({ ...left, username: left.username || typed.username })}
      />
      <div className={passwordRow()}>
        <PasswordField
          className="gs:contents! gs:*:col-span-full gs:[&>label]:col-span-1"
          ref={passwordInput}
          name="password"
          label={t("login.password")}
          autoComplete="current-password"
          isRequired
          value={password}
          error={left.password && password === "" ? t("login.validation.required") : undefined}
          onChange={(value) => {
            setPassword(value);
            setTyped({ ...typed, password: true });
          }}
          onLeave={() => setLeft({ ...left, password: left.password || typed.password })}
        />
        {/* After the field, so that Tab leads from the name to the password; beside its label to the eye. On a phone what
            a finger meets reaches up into the gap above. */}
        <p className="gs:type-small gs:col-start-2 gs:row-start-1 gs:self-end gs:*:tap gs:*:inline-flex gs:*:items-end gs:max-wide:-mt-5">
          <Link href={localePath("/forgotten-password", locale)} opensNewTab>
            {t("login.forgotten-password")}
          </Link>
        </p>
      </div>
      {isCaptchaRequired && (
        <fieldset className="gs:grid gs:gap-2">
          <legend className="gs:type-label gs:pb-1">{t("login.captcha")}</legend>
          {captcha}
        </fieldset>
      )}
      <div className="gs:grid gs:gap-2">
        <button
          type="submit"
          aria-disabled={missing.length > 0 || undefined}
          aria-busy={isSubmitting || undefined}
          aria-describedby={missing.length > 0 ? `${id}-missing` : undefined}
          className={button({ variant: "act", size: "large", width: "full", isBusy: isSubmitting })}
        >
          {isSubmitting && <Icon shape={LoaderCircle} className="gs:animate-turn" size={20} />}
          <span>{t(isSubmitting ? "login.submitting" : "login.submit")}</span>
        </button>
        {missing.length > 0 && (
          <p id={`${id}-missing`} className="gs:type-small gs:text-ink-faint">
            {t("login.missing", { fields: missing.join(", ") })}
          </p>
        )}
      </div>
    </form>
  );
}
