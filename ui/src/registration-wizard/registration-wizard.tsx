import { localePath } from "@grandstand/rules/locale";
import { type RefObject, useRef } from "react";
import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import { Link } from "../link/index.ts";
import { Notice } from "../notice/index.ts";
import { useCloseOnBack, useFormat, useWording } from "../provider/index.ts";
import { useFieldNames } from "./field-words.ts";
import { MethodChoice } from "./method-choice.tsx";
import { wizard as frame, wizardButtons } from "./registration-wizard.variants.ts";
import type { RegistrationWizardProps } from "./registration-wizard-props.ts";
import { settleDate } from "./settle-date.ts";
import { useWizardFocus } from "./use-wizard-focus.ts";
import { WizardForm } from "./wizard-form.tsx";
import { useScreenName, WizardProgress } from "./wizard-progress.tsx";
import { CardReasons, FoldedReasons } from "./wizard-reasons.tsx";
import type { StepProps } from "./wizard-text-field.tsx";

/**
 * Registration (A2): the choice of a method, then four steps, with the identity check between them
 * where it is shown. At its own address it is the page; over another page it is a card, which fills a
 * phone's screen.
 * Load it when it is opened.
 *
 * Data attributes: `data-screen`, `data-status` open | submitting | unknown.
 */
export function RegistrationWizard(props: RegistrationWizardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { layout, screensBefore, onBack, onClose } = props;
  const t = useWording();
  const screens = (
    <>
      {Array.from({ length: screensBefore }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a screen's entry is its place among them
        <BackEntry key={index} onBack={onBack} />
      ))}
      <WizardScreens wizard={settlingDates(props)} heading={heading} />
    </>
  );
  if (layout === "page") {
    return (
      <div className={frame({ layout })}>
        <h1 className="gs:type-title">{t("registration.title")}</h1>
        {screens}
        <FoldedReasons screen={props.screen} />
      </div>
    );
  }
  return (
    <Dialog
      layout="card"
      title={t("registration.title")}
      initialFocus={heading}
      aside={<CardReasons screen={props.screen} />}
      onClose={(reason, details) => (reason === "back" ? onBack() : onClose(reason, details))}
    >
      <div className={frame({ layout })}>{screens}</div>
    </Dialog>
  );
}

/**
 * One for each screen that Back goes through. A single one that is made again after each Back would be skipped:
 * a browser passes over an entry that came without a press.
 */
function BackEntry({ onBack }: Pick<RegistrationWizardProps, "onBack">) {
  useCloseOnBack(true, onBack);
  return null;
}

interface WizardScreensProps extends StepProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function WizardScreens({ wizard, heading }: WizardScreensProps) {
  const { screen, status, error, layout } = wizard;
  const root = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const name = useScreenName(screen);
  const Heading = layout === "page" ? "h2" : "h3";
  useWizardFocus({ screen, status, error }, { root, heading, notice });
  return (
    <div
      ref={root}
      data-screen={screen}
      data-status={status}
      className="gs:grid gs:grid-cols-1 gs:gap-5"
    >
      <div className="gs:grid gs:gap-3">
        {screen !== "method" && <WizardProgress screen={screen} />}
        <Heading
          ref={heading}
          tabIndex={-1}
          className="gs:type-heading gs:focus-ring gs:rounded-sm"
        >
          {name}
        </Heading>
      </div>
      {error !== null && <ServerError wizard={wizard} error={error} notice={notice} />}
      {isFilledInByApp(wizard) && <IdentityConfirmed />}
      {screen === "confirmation" && wizard.identityResult}
      <Screen wizard={wizard} />
      <ContactLink />
    </div>
  );
}

/** The steps that begin with what the identity app filled in, or come before it. */
function isFilledInByApp({ screen, identityAppStatus }: StepProps["wizard"]): boolean {
  return identityAppStatus === "confirmed" && (screen === "account" || screen === "personal");
}

function IdentityConfirmed() {
  const t = useWording();
  const title = t("registration.identity-app.confirmed.title");
  const text = t("registration.identity-app.confirmed.text");
  return (
    <Notice title={title} announced={`${title}. ${text}`}>
      {text}
    </Notice>
  );
}

function Screen({ wizard }: StepProps) {
  const { screen } = wizard;
  if (screen === "method") return <MethodChoice wizard={wizard} />;
  if (screen === "identity-check") return <IdentityCheck wizard={wizard} />;
  return <WizardForm key={screen} wizard={wizard} step={screen} />;
}

interface ServerErrorProps extends StepProps {
  readonly error: string;
  readonly notice: RefObject<HTMLDivElement | null>;
}

/** What the server refused, as text, with the fields of this step that it named (A8). */
function ServerError({ wizard, error, notice }: ServerErrorProps) {
  const { screen } = wizard;
  const isStep = screen !== "method" && screen !== "identity-check";
  return (
    <div ref={notice} tabIndex={-1} className="gs:focus-ring gs:rounded-sm">
      <Notice kind="error">
        <p>{error}</p>
        {isStep && <WrongFields wizard={wizard} step={screen} />}
      </Notice>
    </div>
  );
}

function WrongFields({ wizard, step }: StepProps & { step: Parameters<typeof useFieldNames>[1] }) {
  const t = useWording();
  const { wrong } = useFieldNames(wizard, step);
  return wrong.length === 0 ? null : (
    <p className="gs:mt-1">{t("registration.wrong", { fields: wrong.join(", ") })}</p>
  );
}

/** A person who continues without it skips it: it can be done after registering as well. */
function IdentityCheck({ wizard }: StepProps) {
  const t = useWording();
  return (
    <>
      {wizard.identityCheck}
      <div className={wizardButtons()}>
        <Button size="large" onPress={wizard.onNext}>
          {t("registration.skip.button")}
        </Button>
        {wizard.buttons.hasPrevious && (
          <Button size="large" variant="outline" onPress={wizard.onPrevious}>
            {t("registration.previous.button")}
          </Button>
        )}
      </div>
    </>
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

/** A date of birth settles as its field is left, and before the step ends, where Enter leaves no field. */
function settlingDates(props: RegistrationWizardProps): RegistrationWizardProps {
  function settle() {
    const dob = settleDate(props.form.dob);
    if (dob !== props.form.dob) props.onChange("dob", dob);
  }
  return {
    ...props,
    onLeave: (field) => {
      if (field === "dob") settle();
      props.onLeave(field);
    },
    onNext: () => {
      settle();
      props.onNext();
    },
  };
}
