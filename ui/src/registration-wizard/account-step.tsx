import { useId } from "react";
import { PasswordRules } from "../field/index.ts";
import { useWording } from "../provider/index.ts";
import { type StepProps, WizardPasswordField, WizardTextField } from "./wizard-text-field.tsx";

/** Step 1: how one logs in (A2). */
export function AccountStep({ wizard }: StepProps) {
  const t = useWording();
  const rulesId = useId();
  return (
    <>
      <WizardTextField
        wizard={wizard}
        field="email"
        autoComplete="email"
        inputMode="email"
        isVerbatim
      />
      <WizardTextField
        wizard={wizard}
        field="username"
        autoComplete="username"
        isVerbatim
        hint={t("registration.hint.username")}
      />
      <div className="gs:grid gs:gap-2">
        <WizardPasswordField wizard={wizard} field="password" describedBy={rulesId} />
        <PasswordRules id={rulesId} parts={wizard.passwordParts} password={wizard.form.password} />
      </div>
      <WizardPasswordField wizard={wizard} field="password_confirmation" />
    </>
  );
}
