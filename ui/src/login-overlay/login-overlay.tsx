import { localePath } from "@grandstand/rules/locale";
import * as Dialog from "@radix-ui/react-dialog";
import { IdCard, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "../button/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { Link } from "../link/index.ts";
import { Notice } from "../notice/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { LoginForm } from "./login-form.tsx";
import { loginCard, loginOverlay } from "./login-overlay.variants.ts";

export interface LoginCredentials {
  readonly username: string;
  readonly password: string;
}

export interface LoginOverlayProps {
  /** The server's words, or those of the address' `error`; null when all is well (A2, A8). */
  readonly error: string | null;
  readonly isSubmitting: boolean;
  /** The identity app's button; off with `hideItsme=true` (A2). */
  readonly showsIdentityApp: boolean;
  /** The server asks for a captcha; `captcha` draws it. */
  readonly isCaptchaRequired: boolean;
  readonly isCaptchaSolved: boolean;
  readonly captcha?: ReactNode;
  /** The masked email, where the server asks to complete the account first (A4); null otherwise. */
  readonly smartRegistrationFor: string | null;
  readonly onSubmit: (credentials: LoginCredentials) => void;
  readonly onIdentityApp: () => void;
  readonly onRegister: () => void;
  readonly onClose: () => void;
}

/**
 * The login over the whole screen (A2, Login screen; A5). Load it when it is first asked for. Nothing
 * has to be transcribed: password managers and paste work, and the password can be shown.
 */
export function LoginOverlay(props: LoginOverlayProps) {
  const t = useWording();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <Dialog.Portal>
        <Dialog.Content aria-describedby={undefined} className={loginOverlay()}>
          <div className={loginCard()}>
            <div className="flex items-center justify-between gap-3">
              <Dialog.Title
                ref={heading}
                tabIndex={-1}
                className="type-title focus-ring rounded-sm"
              >
                {t("login.title")}
              </Dialog.Title>
              <IconButton icon={X} label={t("login.close")} onPress={props.onClose} />
            </div>
            {props.smartRegistrationFor === null ? (
              <LoginWays {...props} />
            ) : (
              <SmartRegistration email={props.smartRegistrationFor} onClose={props.onClose} />
            )}
            <ContactLink />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function LoginWays(props: LoginOverlayProps) {
  const t = useWording();
  return (
    <>
      {props.error !== null && (
        <Notice kind="error" announced={props.error}>
          {props.error}
        </Notice>
      )}
      <LoginForm {...props} />
      {props.showsIdentityApp && (
        <div className="grid gap-2">
          <Button
            look="outline"
            size="large"
            width="full"
            icon={IdCard}
            isDisabled={props.isSubmitting}
            onPress={props.onIdentityApp}
          >
            {t("login.identity-app")}
          </Button>
          <p className="type-small text-ink-faint">{t("login.identity-app.hint")}</p>
        </div>
      )}
      <div className="grid gap-2 border-t border-line pt-5">
        <p className="type-body text-ink-muted">{t("login.register.question")}</p>
        <Button width="full" isDisabled={props.isSubmitting} onPress={props.onRegister}>
          {t("login.register")}
        </Button>
      </div>
    </>
  );
}

/** The server knows the person and wants the account completed; what comes next is said plainly. */
function SmartRegistration({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useWording();
  return (
    <Notice
      kind="warning"
      title={t("login.smart-registration.title")}
      announced={t("login.smart-registration.title")}
      action={<Button onPress={onClose}>{t("login.smart-registration.button")}</Button>}
    >
      {t("login.smart-registration.text", { email })}
    </Notice>
  );
}

function ContactLink() {
  const t = useWording();
  const { locale } = useFormat();
  return (
    <p className="type-small text-ink-muted">
      {t("login.contact.question")}{" "}
      <Link href={localePath("/support/contact-us", locale)} opensNewTab>
        {t("login.contact")}
      </Link>
    </p>
  );
}
