import { documentStanding, endsIdentityCheck } from "@grandstand/rules/documents";
import {
  identityField,
  passwordState,
  type RuledField,
  registrationSteps,
  ruledFields,
  screensBefore,
  type ValidationContext,
  wizardButtons,
} from "@grandstand/rules/registration";
import type { IdentityResultProps } from "@grandstand/ui/identity-check";
import type { FieldState, RegistrationWizardProps } from "@grandstand/ui/registration-wizard";
import {
  checkOf,
  failureOf,
  type IdentityCheck,
  type Registration,
  stepOf,
} from "./registration.ts";

/** What the wizard shows of a registration. */
export type RegistrationView = Pick<
  RegistrationWizardProps,
  | "screen"
  | "screensBefore"
  | "buttons"
  | "form"
  | "fieldStates"
  | "passwordParts"
  | "identityField"
  | "status"
  | "isInternalTest"
  | "isIdentityAppShown"
  | "identityAppError"
  | "identityAppStatus"
>;

/** The registration as it is shown: a failure once its field was left, the server's word beside what it judged. */
export function toRegistrationView(
  registration: Registration,
  context: ValidationContext,
): RegistrationView {
  const { wizard, form, status, isInternalTest, identityApp } = registration;
  return {
    screen: wizard.screen,
    screensBefore: screensBefore(wizard),
    buttons: wizardButtons(wizard),
    form,
    fieldStates: toFieldStates(registration, context),
    passwordParts: passwordState(form.password),
    identityField: identityField(form),
    status,
    isInternalTest,
    isIdentityAppShown: identityApp.isOffered,
    identityAppError: identityApp.error,
    identityAppStatus: identityApp.status,
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

/** What became of a document that was handed in; until the service says so, it is being examined. */
export function identityResultOf({ document, problem }: IdentityCheck): IdentityResultProps {
  if (document === null && problem !== null) return { standing: null, problem };
  const isKnown = document !== null && endsIdentityCheck(document);
  return { standing: isKnown ? documentStanding(document) : "in-review", problem: null };
}
