import type { RegistrationStep } from "@grandstand/rules/registration";
import { type FormEvent, type ReactNode, type RefObject, useRef } from "react";
import { Button } from "../button/index.ts";
import { useFirstWrong } from "../field/use-first-wrong.ts";
import { Notice } from "../notice/index.ts";
import { useWording } from "../provider/index.ts";
import { AccountStep } from "./account-step.tsx";
import { AddressStep } from "./address-step.tsx";
import { ConfirmationStep } from "./confirmation-step.tsx";
import { useFieldNames } from "./field-words.ts";
import { PersonalStep } from "./personal-step.tsx";
import { wizardButtons, wizardForm } from "./registration-wizard.variants.ts";
import type { StepProps } from "./wizard-text-field.tsx";

const steps: Readonly<Record<RegistrationStep, (props: StepProps) => ReactNode>> = {
  account: AccountStep,
  personal: PersonalStep,
  address: AddressStep,
  confirmation: ConfirmationStep,
};

interface WizardFormProps extends StepProps {
  readonly step: RegistrationStep;
}

/** A step: its fields and its buttons, of which Enter presses the main one. */
export function WizardForm({ wizard, step }: WizardFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const firstWrong = useFirstWrong(form, wizard.fieldStates);
  const isOpen = wizard.status === "open";
  const Fields = steps[step];

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isOpen) return;
    // The field that has the focus is about to be switched off with the others.
    if (wizard.buttons.hasCreate) main.current?.focus();
    firstWrong.seek();
    if (wizard.buttons.hasCreate) wizard.onCreate();
    else wizard.onNext();
  }

  return (
    <form
      ref={form}
      noValidate
      className={wizardForm()}
      onSubmit={submit}
      onFocus={firstWrong.forget}
      onInput={firstWrong.forget}
    >
      {wizard.isInternalTest && <TestFill wizard={wizard} />}
      <fieldset role="presentation" disabled={!isOpen} className={wizardForm()}>
        <Fields wizard={wizard} />
      </fieldset>
      {wizard.status === "unknown" && <UnknownNotice />}
      <StepButtons wizard={wizard} main={main} />
      <PendingNote wizard={wizard} step={step} />
    </form>
  );
}

function StepButtons({ wizard, main }: StepProps & { main: RefObject<HTMLButtonElement | null> }) {
  const t = useWording();
  const { buttons, status } = wizard;
  const isOpen = status === "open";
  return (
    <div className={wizardButtons()}>
      <Button ref={main} type="submit" variant="act" size="large" keepsFocus isBusy={!isOpen}>
        {t(buttons.hasCreate ? "registration.create.button" : "registration.next.button")}
      </Button>
      {buttons.hasPrevious && (
        <Button
          size="large"
          variant="outline"
          keepsFocus
          isDisabled={!isOpen}
          onPress={wizard.onPrevious}
        >
          {t("registration.previous.button")}
        </Button>
      )}
    </div>
  );
}

/**
 * Why the step does not end yet. Its region is there from the start, or nothing would be announced, and
 * it is under the buttons, which therefore stay where they are about to be pressed.
 */
function PendingNote({ wizard, step }: WizardFormProps) {
  const t = useWording();
  const { pending } = useFieldNames(wizard, step);
  return (
    <p role="status" className="gs:type-small gs:text-ink-muted gs:empty:hidden">
      {pending.length > 0 && t("registration.pending", { fields: pending.join(", ") })}
    </p>
  );
}

/** The form was sent and no answer came: what is done about it, and what is not (docs/decisions/03). */
function UnknownNotice() {
  const t = useWording();
  const title = t("registration.unknown.title");
  const text = t("registration.unknown.text");
  return (
    <Notice kind="warning" title={title} announced={`${title}. ${text}`}>
      {text}
    </Notice>
  );
}

/** Fills the form in, for the operator's own tests (A6). */
function TestFill({ wizard }: StepProps) {
  const t = useWording();
  return (
    <fieldset className="gs:rounded-sm gs:border gs:border-dashed gs:border-line gs:px-3 gs:pt-1 gs:pb-3">
      <legend className="gs:type-small gs:px-1">{t("registration.test.label")}</legend>
      <div className="gs:flex gs:flex-wrap gs:gap-2">
        <Button size="small" onPress={() => wizard.onAutofill(true)}>
          {t("registration.test.belgian.button")}
        </Button>
        <Button size="small" onPress={() => wizard.onAutofill(false)}>
          {t("registration.test.other.button")}
        </Button>
      </div>
    </fieldset>
  );
}
