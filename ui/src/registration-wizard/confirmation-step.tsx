import { useId } from "react";
import { CheckBox } from "../field/check-box.tsx";
import { FieldError } from "../field/field-error.tsx";
import { TextField } from "../field/index.ts";
import { TermsBox } from "../field/terms-box.tsx";
import { useFieldError } from "../field/use-field-error.ts";
import { useWording } from "../provider/index.ts";
import type { StepProps } from "./wizard-text-field.tsx";

/** Step 4: what one agrees to (A2). Nothing is ticked beforehand. */
export function ConfirmationStep({ wizard }: StepProps) {
  const t = useWording();
  const errorOf = useFieldError();
  const { form, isInternalTest, onChange } = wizard;
  return (
    <>
      <TextField
        name="promo_code"
        label={t("registration.label.promo-code")}
        value={form.promo_code}
        autoComplete="off"
        isOptional
        isVerbatim
        onChange={(value) => onChange("promo_code", value)}
      />
      <CheckBox
        name="accept_sms"
        label={t("registration.accept-sms")}
        isChecked={form.accept_sms}
        onChange={(isChecked) => onChange("accept_sms", isChecked)}
      />
      <TermsBox
        isChecked={form.tos}
        error={errorOf(wizard.fieldStates.tos)}
        onChange={(isChecked) => onChange("tos", isChecked)}
        onLeave={() => wizard.onLeave("tos")}
      />
      {!isInternalTest && <Captcha wizard={wizard} />}
    </>
  );
}

function Captcha({ wizard }: StepProps) {
  const t = useWording();
  const id = useId();
  const errorOf = useFieldError();
  const error = errorOf(wizard.fieldStates.g_recaptcha_response);
  return (
    <fieldset
      tabIndex={-1}
      data-wrong={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : id}
      className="gs:focus-ring gs:grid gs:gap-2 gs:rounded-sm"
    >
      <legend className="gs:type-label gs:pb-1">
        {t("registration.label.g_recaptcha_response")}
      </legend>
      {wizard.captcha}
      {error !== undefined && <FieldError id={id} error={error} />}
    </fieldset>
  );
}
