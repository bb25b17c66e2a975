import { localePath } from "@grandstand/rules/locale";
import { IdCard } from "lucide";
import { type RefObject, useRef } from "react";
import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import { Link } from "../link/index.ts";
import { HomeLink } from "../logo/index.ts";
import { Notice } from "../notice/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { LoginForm } from "./login-form.tsx";
import { loginCard, loginPage } from "./login-overlay.variants.ts";
import type { LoginOverlayProps } from "./login-overlay-props.ts";

/**
 * The login over the whole screen, or at its own address (A2, Login screen; A5). Load it when it is
 * first needed. Nothing has to be transcribed: password managers and paste work, and the password can
 * be shown.
 */
export function LoginOverlay(props: LoginOverlayProps) {
  const t = useWording();
  const username = useRef<HTMLInputElement>(null);
  const card = (
    <div className={loginCard()}>
      <LoginMethods {...props} usernameRef={username} />
      <ContactLink />
    </div>
  );
  if (props.layout === "page") {
    return (
      <div className={loginPage()}>
        <div>
          <HomeLink />
        </div>
        <h1 className="gs:type-title">{t("login.title")}</h1>
        {card}
      </div>
    );
  }
  return (
    <Dialog
      title={t("login.title")}
      layout="full-screen"
      initialFocus={username}
      onClose={props.onClose}
    >
      {card}
    </Dialog>
  );
}

function LoginMethods(
  props: LoginOverlayProps & { readonly usernameRef: RefObject<HTMLInputElement | null> },
) {
  const t = useWording();
  return (
    <>
      {props.ended && props.error === null && (
        <Notice announced={t(`login.ended.${props.ended}`)}>
          {t(`login.ended.${props.ended}`)}
        </Notice>
      )}
      {props.error !== null && (
        <Notice kind="error" announced={props.error}>
          {props.error}
        </Notice>
      )}
      <LoginForm {...props} />
      {props.showsIdentityApp && (
        <div className="gs:grid gs:gap-2">
          <Button
            variant="outline"
            size="large"
            width="full"
            icon={IdCard}
            isDisabled={props.isSubmitting}
            onPress={props.onIdentityApp}
          >
            {t("login.identity-app")}
          </Button>
          <p className="gs:type-small gs:text-ink-faint">{t("login.identity-app.hint")}</p>
        </div>
      )}
      <div className="gs:grid gs:gap-2 gs:border-t gs:border-line gs:pt-5">
        <p className="gs:type-body gs:text-ink-muted">{t("login.register.question")}</p>
        <Button width="full" isDisabled={props.isSubmitting} onPress={props.onRegister}>
          {t("login.register")}
        </Button>
      </div>
    </>
  );
}

function ContactLink() {
  const t = useWording();
  const { locale } = useFormat();
  return (
    <p className="gs:type-small gs:text-ink-muted">
      <span>{t("login.contact.question")}</span>{" "}
      <Link href={localePath("/support/contact-us", locale)} opensNewTab>
        {t("login.contact")}
      </Link>
    </p>
  );
}
