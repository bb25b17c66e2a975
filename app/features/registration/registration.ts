import {
  chooseNationality,
  completeNationalNumber,
  type FieldFailure,
  fieldFailure,
  type IdentityProof,
  isNumbered,
  type RegistrationForm,
  type RegistrationStep,
  type RuledField,
  registrationSteps,
  ruledFields,
  sayNationalNumber,
  type ValidationContext,
  type Wizard,
} from "@grandstand/rules/registration";
import { checkedInput, isChecked, type ServerCheck } from "./server-checks.ts";

/** A registration on its way: the form, and what is known of it. */
export interface Registration {
  readonly wizard: Wizard;
  readonly form: RegistrationForm;
  readonly proof: IdentityProof;
  /** The fields that the person has left, whose failures are shown. */
  readonly left: readonly RuledField[];
  /** What the server says of fields that were left. */
  readonly checks: Readonly<Partial<Record<RuledField, ServerCheck>>>;
  /** What the server said of fields of a registration that it refused, until they change. */
  readonly refused: Readonly<Partial<Record<keyof RegistrationForm, string>>>;
  /** `unknown`: the registration's answer was lost, and what became of it is being looked up. */
  readonly status: "open" | "submitting" | "unknown";
  /** Why no account was opened: the server's words, or ours by name. */
  readonly error: RegistrationError | null;
  /** Counts the captchas: each is good for one registration. */
  readonly captcha: number;
  readonly isInternalTest: boolean;
}

export type RegistrationError =
  | { readonly text: string }
  | { readonly reason: "failed" | "not-sent" | "rate-limited" | "never-arrived" };

/** Changes one field, with what hangs on it (A4, A5). */
export function changeField<Field extends keyof RegistrationForm>(
  registration: Registration,
  field: Field,
  value: RegistrationForm[Field],
  now: number,
): Registration {
  const form = changedForm(registration.form, field, value, now);
  const { [field]: _, ...refused } = registration.refused;
  return { ...registration, form, refused };
}

function changedForm<Field extends keyof RegistrationForm>(
  form: RegistrationForm,
  field: Field,
  value: RegistrationForm[Field],
  now: number,
): RegistrationForm {
  if (field === "nationality") return chooseNationality(form, String(value));
  if (field === "hasNationalNumber") return sayNationalNumber(form, value === true);
  // A number without a dial code could not be judged.
  if (field === "telephoneCountry" && value === "") return form;
  if (field !== "natRegNumber") return { ...form, [field]: value };
  const text = String(value);
  // Whoever deletes digits does not get them back.
  const isTyped = text.length > form.natRegNumber.length && isNumbered(text);
  return { ...form, natRegNumber: isTyped ? completeNationalNumber(text, form.dob, now) : text };
}

/** What the server says of a field as it stands; null where it has not been judged as it is now. */
export function checkOf({ checks, form }: Registration, field: RuledField): ServerCheck | null {
  const check = checks[field];
  return check && isChecked(field) && check.input === checkedInput(field, form) ? check : null;
}

/** Why a field is refused by its rule. */
export function failureOf(
  { form }: Registration,
  field: RuledField,
  context: ValidationContext,
): FieldFailure | null {
  return fieldFailure(field, form, context);
}

/** Whether a field may go on: its rule holds, and no server has refused it or is still judging it. */
export function isReady(
  registration: Registration,
  field: RuledField,
  context: ValidationContext,
): boolean {
  if (failureOf(registration, field, context) !== null) return false;
  if (registration.refused[field] !== undefined) return false;
  const status = checkOf(registration, field)?.status;
  return status !== "pending" && status !== "refused";
}

/** The step of a screen; null for the choice of a method. The identity check belongs to the address. */
export function stepOf({ screen }: Wizard): RegistrationStep | null {
  if (screen === "method") return null;
  return screen === "identity-check" ? "address" : screen;
}

/** Shows the failures of a step's fields, as if each had been left. */
export function leaveStep(registration: Registration, step: RegistrationStep): Registration {
  const fields = ruledFields(step, registration.form);
  return { ...registration, left: [...new Set([...registration.left, ...fields])] };
}

/** The first step with a field that is not ready; null where all are. */
export function firstUnreadyStep(
  registration: Registration,
  context: ValidationContext,
): RegistrationStep | null {
  const isStepUnready = (step: RegistrationStep) =>
    ruledFields(step, registration.form).some((field) => !isReady(registration, field, context));
  return registrationSteps.find(isStepUnready) ?? null;
}

/**
 * @public Whether the welcome cashier opens after a registration (A4): today is before the person's `cut_off_date`
 * (yyyy-MM-dd, or an instant), and the site does not run in the native app. `now` is epoch milliseconds.
 */
export function opensWelcomeCashier(
  cutOffDate: string | null,
  now: number,
  isNativeApp: boolean,
): boolean {
  const end = cutOffDate === null ? Number.NaN : Date.parse(cutOffDate);
  return !isNativeApp && now < end;
}
