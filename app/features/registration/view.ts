import {
  identityField,
  passwordState,
  type RuledField,
  registrationSteps,
  ruledFields,
  type ValidationContext,
  wizardButtons,
} from "@grandstand/rules/registration";
import type { FieldState, RegistrationWizardProps } from "@grandstand/ui/registration-wizard";
import { checkOf, failureOf, type Registration, stepOf } from "./registration.ts";

/** What the wizard shows of a registration. */
export type RegistrationView = Pick<
  RegistrationWizardProps,
  | "screen"
  | "buttons"
  | "form"
  | "fieldStates"
  | "passwordParts"
  | "identityField"
  | "status"
  | "isInternalTest"
>;

/** The registration as it is shown: a failure once its field was left, the server's word beside what it judged. */
export function toRegistrationView(
  registration: Registration,
  context: ValidationContext,
): RegistrationView {
  const { wizard, form, status, isInternalTest } = registration;
  return {
    screen: wizard.screen,
    buttons: wizardButtons(wizard),
    form,
    fieldStates: toFieldStates(registration, context),
    passwordParts: passwordState(form.password),
    identityField: identityField(form),
    status,
    isInternalTest,
  };
}

function toFieldStates(
  registration: Registration,
  context: ValidationContext,
): RegistrationView["fieldStates"] {
  const step = stepOf(registration.wizard);
  const fields = registrationSteps.filter((each) => each === step);
  const shown = fields.flatMap((each) => ruledFields(each, registration.form));
  return Object.fromEntries(
    shown.map((field) => [field, toFieldState(registration, field, context)]),
  );
}

function toFieldState(
  registration: Registration,
  field: RuledField,
  context: ValidationContext,
): FieldState {
  const check = checkOf(registration, field);
  const refused = registration.refused[field] ?? null;
  return {
    failure: registration.left.includes(field) ? failureOf(registration, field, context) : null,
    serverMessage: refused ?? check?.message ?? null,
    isPending: check?.status === "pending",
    isAccepted: check?.status === "accepted" && refused === null,
  };
}
