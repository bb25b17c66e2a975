import { localePath } from "@grandstand/rules/locale";
import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import { useFirstWrong } from "../field/use-first-wrong.ts";
import { Link } from "../link/index.ts";
import { Notice } from "../notice/index.ts";
import { reporting, useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { CreateButton } from "./create-button.tsx";
import { SmartFields, type SmartFieldsProps } from "./smart-fields.tsx";
import { smartCard, smartForm } from "./smart-registration.variants.ts";
import type { SmartRegistrationProps } from "./smart-registration-props.ts";

/**
 * Completes an account that the operator knows already, after a login that was answered with this form (A2, A3). It
 * covers the screen as the login does. Load it when it is opened.
 *
 * Data attributes: `data-status` open | submitting | unknown.
 */
export function SmartRegistration(props: SmartRegistrationProps) {
  const t = useWording();
  const { email, status, onClose } = props;
  const username = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useAnswerFocus(props, answer);
  return (
    <Dialog
      title={t("smart-registration.title")}
      layout="card"
      initialFocus={username}
      description={
        <p className="gs:text-ink-muted">
          <Sentence names={[email]}>{t("smart-registration.intro", { email })}</Sentence>
        </p>
      }
      onClose={onClose}
    >
      <div data-status={status} className={smartCard()}>
        <Answer {...props} ref={answer} />
        <CompletingForm smart={props} usernameRef={username} />
        <ContactLink />
      </div>
    </Dialog>
  );
}

/** What became of the last press: the server's words (A8), or that it is not known. */
function Answer({
  status,
  error,
  ref,
}: Pick<SmartRegistrationProps, "status" | "error"> & {
  readonly ref: RefObject<HTMLDivElement | null>;
}) {
  const t = useWording();
  if (status !== "unknown" && error === null) return null;
  return (
    <div ref={ref} tabIndex={-1} className="gs:focus-ring gs:rounded-sm">
      {status === "unknown" ? (
        <Notice kind="warning" title={t("smart-registration.unknown.title")}>
          {t("smart-registration.unknown.text")}
        </Notice>
      ) : (
        <Notice kind="error">{error}</Notice>
      )}
    </div>
  );
}

function CompletingForm({ smart, usernameRef }: SmartFieldsProps) {
  const t = useWording();
  const form = useRef<HTMLFormElement>(null);
  const create = useRef<HTMLButtonElement>(null);
  const { status, hold, fieldStates, onCreate, onClose } = smart;
  const firstWrong = useFirstWrong(form, fieldStates);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (status === "submitting") return;
    firstWrong.seek();
    onCreate();
    // The field that has the focus is about to be switched off with the others. It is left only once the press counts:
    // a check that begins with the leaving would hold Create.
    if (hold === null) create.current?.focus();
  }

  return (
    <form
      ref={form}
      noValidate
      className={smartForm()}
      onSubmit={submit}
      onFocus={firstWrong.forget}
      onInput={firstWrong.forget}
    >
      <fieldset role="presentation" disabled={status !== "open"} className={smartForm()}>
        <SmartFields smart={smart} usernameRef={usernameRef} />
      </fieldset>
      <CreateButton ref={create} status={status} hold={hold} />
      <Button
        size="large"
        width="full"
        variant="outline"
        keepsFocus
        onPressEvent={reporting("button", onClose)}
      >
        {t("smart-registration.cancel.button")}
      </Button>
    </form>
  );
}

function ContactLink() {
  const t = useWording();
  const { locale } = useFormat();
  return (
    <p className="gs:type-small gs:text-ink-muted">
      <span>{t("registration.contact.question")}</span>{" "}
      <Link href={localePath("/support/contact-us", locale)} opensNewTab>
        {t("registration.contact")}
      </Link>
    </p>
  );
}

/** An answer that is no success has the focus as it comes. */
function useAnswerFocus(
  { status, error }: Pick<SmartRegistrationProps, "status" | "error">,
  answer: RefObject<HTMLElement | null>,
): void {
  const before = useRef(status);
  useEffect(() => {
    const isAnswered = before.current === "submitting" && status !== "submitting";
    before.current = status;
    if (isAnswered && (status === "unknown" || error !== null)) answer.current?.focus();
  }, [status, error, answer]);
}
