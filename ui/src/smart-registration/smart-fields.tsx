import type { SmartField } from "@grandstand/rules/smart-form";
import { type RefObject, useId } from "react";
import { CheckMark } from "../field/check-mark.tsx";
import { PasswordField, PasswordRules, TextField } from "../field/index.ts";
import { TermsBox } from "../field/terms-box.tsx";
import { useCompletedText } from "../field/use-completed-text.ts";
import { useFieldError } from "../field/use-field-error.ts";
import { useServerMessage } from "../field/use-server-message.ts";
import { useWording } from "../provider/index.ts";
import { useFieldLabel } from "./field-labels.ts";
import type { SmartRegistrationProps } from "./smart-registration-props.ts";

interface FieldsProps {
  readonly smart: SmartRegistrationProps;
}

export interface SmartFieldsProps extends FieldsProps {
  /** Takes the focus first. */
  readonly usernameRef: RefObject<HTMLInputElement | null>;
}

/** The fields of the form, in their order (A3): one of the two numbers, by the document. */
export function SmartFields({ smart, usernameRef }: SmartFieldsProps) {
  const errorOf = useFieldError();
  return (
    <>
      <Username smart={smart} usernameRef={usernameRef} />
      <Password smart={smart} />
      {smart.documentType === "nrn" ? <NationalNumber smart={smart} /> : <Passport smart={smart} />}
      <TermsBox
        isChecked={smart.form.tos}
        error={errorOf(smart.fieldStates.tos)}
        onChange={(isChecked) => smart.onChange("tos", isChecked)}
        onLeave={() => smart.onLeave("tos")}
      />
    </>
  );
}

function Username({ smart, usernameRef }: SmartFieldsProps) {
  const t = useWording();
  const bound = useBoundField(smart, "sport_username");
  return (
    <TextField
      {...bound}
      ref={usernameRef}
      autoComplete="username"
      isVerbatim
      hint={t("registration.hint.username")}
      after={<CheckMark state={smart.fieldStates.sport_username} />}
    />
  );
}

function Password({ smart }: FieldsProps) {
  const rulesId = useId();
  const bound = useBoundField(smart, "sport_password");
  return (
    <div className="gs:grid gs:gap-2">
      <PasswordField {...bound} autoComplete="new-password" describedBy={rulesId} />
      <PasswordRules
        id={rulesId}
        parts={smart.passwordParts}
        password={smart.form.sport_password}
      />
    </div>
  );
}

/** Its last digits are added automatically (A5). */
function NationalNumber({ smart }: FieldsProps) {
  const t = useWording();
  const bound = useBoundField(smart, "natRegNumber");
  const completed = useCompletedText(bound.value, bound.onChange);
  return (
    <TextField
      {...bound}
      {...completed}
      autoComplete="off"
      inputMode="numeric"
      isVerbatim
      hint={t("registration.hint.natRegNumber")}
      after={<CheckMark state={smart.fieldStates.natRegNumber} />}
    />
  );
}

function Passport({ smart }: FieldsProps) {
  const bound = useBoundField(smart, "passportId");
  return (
    <TextField
      {...bound}
      autoComplete="off"
      isVerbatim
      after={<CheckMark state={smart.fieldStates.passportId} />}
    />
  );
}

function useBoundField(
  { form, fieldStates, onChange, onLeave }: SmartRegistrationProps,
  field: Exclude<SmartField, "tos">,
) {
  const labelOf = useFieldLabel();
  const errorOf = useFieldError();
  const label = labelOf(field);
  useServerMessage(label, fieldStates[field]);
  return {
    name: field,
    label,
    value: form[field],
    error: errorOf(fieldStates[field]),
    isRequired: true,
    onChange: (value: string) => onChange(field, value),
    onLeave: () => onLeave(field),
  };
}
