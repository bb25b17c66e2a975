import type { DocumentStatus } from "@grandstand/rules/documents";
import {
  chooseNationality,
  type FieldFailure,
  fieldFailure,
  type IdentityProof,
  type RegistrationForm,
  type RegistrationStep,
  type RuledField,
  registrationSteps,
  ruledFields,
  sayNationalNumber,
  typeNationalNumber,
  type ValidationContext,
  type Wizard,
} from "@grandstand/rules/registration";
import { checkOfForm, isChecked, type ServerCheck, type ServerChecks } from "./server-checks.ts";

/** A registration on its way: the form, and what is known of it. */
export interface Registration {
  readonly wizard: Wizard;
  readonly form: RegistrationForm;
  readonly proof: IdentityProof;
  readonly identityApp: IdentityApp;
  readonly identityCheck: IdentityCheck;
  /** The fields that the person has left, whose failures are shown. */
  readonly left: readonly RuledField[];
  /** What the server says of fields that were left. */
  readonly checks: ServerChecks;
  /** What the server said of fields of a registration that it refused, until they change. */
  readonly refused: Readonly<Partial<Record<keyof RegistrationForm, string>>>;
  /** `unknown`: the registration's answer was lost, and what became of it is being looked up. */
  readonly status: "open" | "submitting" | "unknown";
  /** Why no account was opened: the server's words, or ours by name. */
  readonly error: RegistrationError | null;
  /** No account came about, and the same registration can be sent again (A2). */
  readonly isRetryOffered: boolean;
  /** Counts the captchas: each is good for one registration. */
  readonly captcha: number;
  readonly isInternalTest: boolean;
}

/** How far an identification with the identity app is (A2). */
export interface IdentityApp {
  /** `reading`: what it proved is on its way; `unreachable`: it did not come; `confirmed`: it is filled in. */
  readonly status: "none" | "reading" | "unreachable" | "confirmed";
  /** Why it proved nothing, in the words of the server or of the address. */
  readonly error: string | null;
  /** Whether the app is offered at the choice of a method. */
  readonly isOffered: boolean;
}

/** How far the check of an identity document is (A4). */
export interface IdentityCheck {
  /** `opening`: its session is requested; `failed`: it did not come; `canceled`: the person ended it in its page. */
  readonly status: "opening" | "open" | "canceled" | "failed";
  readonly session: { readonly url: string; readonly vendorData: string } | null;
  /** What the service last said of the document; null before it said anything. */
  readonly document: DocumentStatus | null;
  /** The server's words about a session that did not come, or a status that could not be read. */
  readonly problem: string | null;
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
  const natRegNumber = typeNationalNumber(form.natRegNumber, String(value), form.dob, now);
  return { ...form, natRegNumber };
}

/** What the server says of a field as it is now; null where it has not judged that. */
export function checkOf({ checks, form }: Registration, field: RuledField): ServerCheck | null {
  return isChecked(field) ? checkOfForm(checks, field, form) : null;
}

/** Why a field is refused by its rule. */
export function failureOf(
  { form }: Registration,
  field: RuledField,
  context: ValidationContext,
): FieldFailure | null {
  return fieldFailure(field, form, context);
}

/** Whether a field is ready: its rule holds, and no server has refused it or is still judging it. */
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

/** What decides on the welcome cashier: `cutOffDate` is yyyy-MM-dd or an instant, `now` epoch milliseconds. */
export interface Newcomer {
  readonly cutOffDate: string | null;
  readonly now: number;
  readonly isNativeApp: boolean;
}

/**
 * Whether the welcome cashier opens after a registration: before the person's cut-off date, and outside of the native
 * app (A4).
 */
export function opensWelcomeCashier({ cutOffDate, now, isNativeApp }: Newcomer): boolean {
  const end = cutOffDate === null ? Number.NaN : Date.parse(cutOffDate);
  return !isNativeApp && now < end;
}
