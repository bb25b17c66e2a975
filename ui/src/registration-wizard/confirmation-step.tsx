import { localePath } from "@grandstand/rules/locale";
import { useId } from "react";
import { CheckBox } from "../field/check-box.tsx";
import { FieldError } from "../field/field-error.tsx";
import { TextField } from "../field/index.ts";
import { Link } from "../link/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { useFieldError } from "./field-words.ts";
import type { StepProps } from "./wizard-text-field.tsx";

/** Step 4: what one agrees to (A2). Nothing is ticked beforehand. */
export function ConfirmationStep({ wizard }: StepProps) {
  const t = useWording();
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
      <Terms wizard={wizard} />
      {!isInternalTest && <Captcha wizard={wizard} />}
    </>
  );
}

/** The links stand beside the box, so that a press on its words ticks it. */
function Terms({ wizard }: StepProps) {
  const t = useWording();
  const { locale } = useFormat();
  const errorOf = useFieldError();
  return (
    <div className="grid gap-1.5">
      <CheckBox
        name="tos"
        label={t("registration.tos")}
        isChecked={wizard.form.tos}
        isRequired
        error={errorOf(wizard.fieldStates.tos)}
        onChange={(isChecked) => wizard.onChange("tos", isChecked)}
        onLeave={() => wizard.onLeave("tos")}
      />
      <ul className="type-small flex flex-wrap gap-x-5 gap-y-2 ps-8">
        <li>
          <Link href={localePath("/support/terms-conditions", locale)} opensNewTab>
            {t("registration.tos.terms")}
          </Link>
        </li>
        <li>
          <Link href={localePath("/support/confidentiality", locale)} opensNewTab>
            {t("registration.tos.confidentiality")}
          </Link>
        </li>
      </ul>
    </div>
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
      className="focus-ring grid gap-2 rounded-sm"
    >
      <legend className="type-label pb-1">{t("registration.label.g_recaptcha_response")}</legend>
      {wizard.captcha}
      {error !== undefined && <FieldError id={id} error={error} />}
    </fieldset>
  );
}
