import { thresholds } from "@grandstand/rules/intervals";
import { controlPath } from "@grandstand/rules/limits";
import { localePath } from "@grandstand/rules/locale";
import { registrationMinutes } from "@grandstand/rules/registration";
import { IdCard, Ticket } from "lucide";
import { type RefObject, useRef } from "react";
import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import { Icon } from "../icon/index.ts";
import { Link } from "../link/index.ts";
import { HomeLink } from "../logo/index.ts";
import { Notice } from "../notice/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { namesOfEvent, Sentence } from "../sentence/index.ts";
import { LoginForm } from "./login-form.tsx";
import { loginCard, loginFoot, loginOr, loginPage, waitingNote } from "./login-overlay.variants.ts";
import type { LoginOverlayProps, WaitingOutcome } from "./login-overlay-props.ts";

/**
 * The login as a card over the page, which fills a phone's screen, or at its own address (A2, Login screen; A5;
 * docs/decisions/135). Load it when it is first needed. Nothing has to be transcribed: password managers and paste
 * work, and the password can be shown.
 */
export function LoginOverlay(props: LoginOverlayProps) {
  const t = useWording();
  const username = useRef<HTMLInputElement>(null);
  const card = (
    <div className={loginCard()}>
      <LoginMethods {...props} usernameRef={username} />
      <HelpLinks />
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
      layout="card"
      initialFocus={username}
      // A press beside the card would lose what was typed.
      onClose={(reason, details) => reason !== "outside" && props.onClose(reason, details)}
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
      <Waiting outcomes={props.waiting ?? []} />
      <LoginForm {...props} />
      {props.showsIdentityApp && (
        <div className="gs:grid gs:gap-2">
          <p className={loginOr()}>{t("login.or")}</p>
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
          <p className="gs:type-small gs:text-center gs:text-ink-faint">
            {t("login.identity-app.hint")}
          </p>
        </div>
      )}
      <Registering {...props} />
    </>
  );
}

/** As many as are named: how many there are is said above them. */
const mostNamed = 3;

/** A slip is not lost by logging in: what is on it, without prices, which move on the slip itself. */
function Waiting({ outcomes }: { readonly outcomes: readonly WaitingOutcome[] }) {
  const t = useWording();
  if (outcomes.length === 0) return null;
  return (
    <div className={waitingNote()}>
      <Icon shape={Ticket} size={20} className="gs:shrink-0" />
      <div className="gs:min-w-0">
        <p className="gs:type-label">{t("login.waiting", { count: outcomes.length })}</p>
        <ul className="gs:type-small gs:wrap-anywhere gs:text-ink-muted">
          {outcomes.slice(0, mostNamed).map(({ id, outcome, event }) => (
            <li key={id}>
              <Sentence names={namesOfEvent(event)}>{`${outcome}, ${event}`}</Sentence>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Registering({ isSubmitting, onRegister }: LoginOverlayProps) {
  const t = useWording();
  return (
    <div className="gs:flex gs:flex-wrap gs:items-center gs:justify-between gs:gap-3 gs:border-t gs:border-line gs:pt-4">
      <div>
        <p className="gs:type-label">{t("login.register.question")}</p>
        <p className="gs:type-small gs:text-ink-muted">
          {t("login.register.hint", {
            minutes: registrationMinutes,
            age: thresholds.minimumAge,
          })}
        </p>
      </div>
      <Button isDisabled={isSubmitting} onPress={onRegister}>
        {t("login.register")}
      </Button>
    </div>
  );
}

function HelpLinks() {
  const t = useWording();
  const { locale } = useFormat();
  return (
    <p className={loginFoot()}>
      <Link href={localePath("/support/contact-us", locale)} opensNewTab>
        {t("login.contact.question")}
      </Link>
      <Link href={controlPath(locale)} opensNewTab>
        {t("login.care")}
      </Link>
    </p>
  );
}
