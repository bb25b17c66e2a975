import type { RegistrationForm, RuledField } from "@grandstand/rules/registration";
import { CheckMark } from "../field/check-mark.tsx";
import {
  PasswordField,
  type PasswordFieldProps,
  TextField,
  type TextFieldProps,
} from "../field/index.ts";
import { useCompletedText } from "../field/use-completed-text.ts";
import { useFieldError } from "../field/use-field-error.ts";
import { useServerMessage } from "../field/use-server-message.ts";
import { useWording } from "../provider/index.ts";
import type { RegistrationWizardProps } from "./registration-wizard-props.ts";

/** What every step gets. */
export interface StepProps {
  readonly wizard: RegistrationWizardProps;
}

/** A field with a rule of its own, whose value is a line of text. */
type TextFieldName = Exclude<RuledField, "tos" | "g_recaptcha_response">;

type BoundProps = "name" | "label" | "value" | "error" | "isRequired" | "onChange" | "onLeave";

type WizardTextFieldProps = StepProps &
  Omit<TextFieldProps, BoundProps | "after" | "type"> & { readonly field: TextFieldName };

/** A text field of the form, with what the rules and the server say about it (A5). */
export function WizardTextField({ wizard, field, ...rest }: WizardTextFieldProps) {
  const bound = useBoundField(wizard, field);
  return <TextField {...rest} {...bound} after={<CheckMark state={wizard.fieldStates[field]} />} />;
}

/** The national number, whose last digits are added automatically (A5). */
export function NationalNumberField({ wizard }: StepProps) {
  const t = useWording();
  const bound = useBoundField(wizard, "natRegNumber");
  const completed = useCompletedText(bound.value, bound.onChange);
  return (
    <TextField
      {...bound}
      {...completed}
      autoComplete="off"
      inputMode="numeric"
      isVerbatim
      hint={t("registration.hint.natRegNumber")}
      after={<CheckMark state={wizard.fieldStates.natRegNumber} />}
    />
  );
}

type WizardPasswordFieldProps = StepProps &
  Pick<PasswordFieldProps, "describedBy"> & {
    readonly field: "password" | "password_confirmation";
  };

/** A new password, or the same once more. */
export function WizardPasswordField({ wizard, field, describedBy }: WizardPasswordFieldProps) {
  const bound = useBoundField(wizard, field);
  return <PasswordField {...bound} describedBy={describedBy} autoComplete="new-password" />;
}

function useBoundField(
  { form, fieldStates, onChange, onLeave }: RegistrationWizardProps,
  field: TextFieldName,
) {
  const t = useWording();
  const errorOf = useFieldError();
  const label = t(`registration.label.${field}`);
  useServerMessage(label, fieldStates[field]);
  return {
    name: field satisfies keyof RegistrationForm,
    label,
    value: form[field],
    error: errorOf(fieldStates[field]),
    isRequired: true,
    onChange: (value: string) => onChange(field, value),
    onLeave: () => onLeave(field),
  };
}
