import type { LoginData } from "@grandstand/contract/account";
import {
  type CreateHold,
  createHold,
  type SmartCheck,
  type SmartField,
  type SmartForm,
  smartFields,
} from "@grandstand/rules/smart-form";
import {
  type CheckedField,
  type CheckedForm,
  checkOfForm,
  type ServerChecks,
} from "../registration/index.lazy.ts";
import type { SmartError } from "./api.ts";

/** An account on its way to be complete: the form, and what is known of it. The login is no part of it. */
export interface SmartRegistration {
  readonly form: SmartForm;
  /** The fields that the person has left, whose failures are shown. */
  readonly left: readonly SmartField[];
  readonly checks: ServerChecks;
  /** What the server said of fields that it refused with the whole, until they change. */
  readonly refused: Readonly<Partial<Record<string, string>>>;
  /** `unknown`: the answer was lost, and the same can be sent again. */
  readonly status: "open" | "submitting" | "unknown";
  readonly error: SmartError | null;
}

/** The fields that the server judges once they have been left (A5), under the names of its checks. */
const checkedAs = {
  sport_username: "username",
  natRegNumber: "natRegNumber",
  passportId: "passportId",
} as const satisfies Partial<Record<SmartField, CheckedField>>;
type CheckedSmartField = keyof typeof checkedAs;

/** The name under which the server checks a field; null for one that it does not. */
export function checkedName(field: SmartField): CheckedField | null {
  return field in checkedAs ? checkedAs[field as CheckedSmartField] : null;
}

/** The field that the server checks under a name. */
export function fieldOfCheck(name: CheckedField): SmartField | null {
  const entries = Object.entries(checkedAs) as [CheckedSmartField, CheckedField][];
  return entries.find(([, each]) => each === name)?.[0] ?? null;
}

/** The form as the server's checks judge it: a passport is one of the person's nationality. */
export function toCheckedForm(form: SmartForm, { email, nationality }: LoginData): CheckedForm {
  const { sport_username: username, natRegNumber, passportId } = form;
  return { email, username, natRegNumber, passportId, nationality };
}

/** What the server says of a field as it is now; null where it has not judged that. */
export function checkOf(
  { checks, form }: SmartRegistration,
  field: SmartField,
  account: LoginData,
) {
  const name = checkedName(field);
  return name === null ? null : checkOfForm(checks, name, toCheckedForm(form, account));
}

/** What keeps the account from being completed now (A5). */
export function holdOf(smart: SmartRegistration, account: LoginData): CreateHold | null {
  const { document_type: documentType } = account;
  const checks = smartFields(documentType).flatMap((field): [SmartField, SmartCheck][] => {
    const status = checkOf(smart, field, account)?.status;
    if (smart.refused[field] !== undefined || status === "refused") return [[field, "refused"]];
    return status === "pending" ? [[field, "pending"]] : [];
  });
  return createHold(smart.form, documentType, Object.fromEntries(checks));
}
