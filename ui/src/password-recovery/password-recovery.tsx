import { localePath } from "@grandstand/rules/locale";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { Button } from "../button/index.ts";
import { Link } from "../link/index.ts";
import { Notice } from "../notice/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { recoveryPage } from "./password-recovery.variants.ts";
import type {
  PasswordRecoveryProps,
  RecoveryDone,
  RecoveryRefused,
  RecoverySent,
} from "./password-recovery-props.ts";
import { RequestForm } from "./request-form.tsx";

const titles = {
  request: "recovery.title",
  sent: "recovery.sent.title",
  "new-password": "recovery.new.title",
  refused: "recovery.refused.title",
  done: "recovery.done.title",
} as const;

/**
 * A forgotten password (A2, /forgotten-password): the request for a mail, and the new password behind its link. Each
 * screen is a page of its own with its heading, which has the focus once the screen changes.
 *
 * Data attributes: `data-screen` loading | request | sent | new-password | refused | done.
 */
export function PasswordRecovery(props: PasswordRecoveryProps) {
  const t = useWording();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = props.screen === "loading" ? props.of : props.screen;
  useFocusOnChange(shown, heading);
  return (
    <div data-screen={props.screen} className={recoveryPage()}>
      <h1 ref={heading} tabIndex={-1} className="gs:type-title gs:focus-ring gs:rounded-sm">
        {t(titles[shown])}
      </h1>
      <Screen {...props} />
    </div>
  );
}

function Screen(props: PasswordRecoveryProps) {
  switch (props.screen) {
    case "loading":
      return <FormOnItsWay />;
    case "request":
      return <RequestForm {...props} />;
    case "sent":
      return <Sent {...props} />;
    case "new-password":
      return <NewPasswordForm {...props} />;
    case "refused":
      return <Refused {...props} />;
    case "done":
      return <Done {...props} />;
  }
}

/** As high as the form that follows. */
function FormOnItsWay() {
  return (
    <Loading>
      <div className="gs:grid gs:grid-cols-1 gs:gap-4">
        <Skeleton />
        <Skeleton shape="card" />
        <Skeleton shape="price" />
      </div>
    </Loading>
  );
}

function Sent({ username, onAgain }: RecoverySent) {
  const t = useWording();
  return (
    <>
      <Notice>
        <Sentence names={[username]}>{t("recovery.sent.text", { username })}</Sentence>
      </Notice>
      <p className="gs:type-body gs:text-ink-muted">{t("recovery.sent.hint")}</p>
      <Button width="full" variant="outline" onPress={onAgain}>
        {t("recovery.again")}
      </Button>
    </>
  );
}

function Refused({ reason }: RecoveryRefused) {
  const t = useWording();
  const { locale } = useFormat();
  return (
    <>
      <Notice kind="error">{reason ?? t("recovery.refused.text")}</Notice>
      <p className="gs:type-body">
        <Link href={localePath("/forgotten-password", locale)}>{t("recovery.again")}</Link>
      </p>
    </>
  );
}

function Done({ onLogin }: RecoveryDone) {
  const t = useWording();
  return (
    <>
      <Notice>{t("recovery.done.text")}</Notice>
      <Button width="full" variant="act" size="large" onPress={onLogin}>
        {t("login.submit")}
      </Button>
    </>
  );
}

/** A screen that follows another one is read from its heading; the first one leaves the focus where it is. */
function useFocusOnChange(screen: string, heading: RefObject<HTMLElement | null>): void {
  const shown = useRef(screen);
  const follow = useEffectEvent(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    heading.current?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs as the screen changes.
  useEffect(() => follow(), [screen]);
}
