import {
  validateEmail,
  validateNrn,
  validatePassport,
  validateUsername,
} from "@grandstand/contract/registration";
import { digitsOf, normalise, normaliseWords } from "@grandstand/rules/registration";
import { type ApiResult, type CallApi, wordsOf } from "../../core/client/client.ts";

/** The fields that the server judges once they have been left (A5). */
export const checkedFields = ["email", "username", "natRegNumber", "passportId"] as const;
export type CheckedField = (typeof checkedFields)[number];

/** What of a form the server's checks judge. */
export type CheckedForm = Readonly<Record<CheckedField | "nationality", string>>;

/** What the server says of one input of a field. */
export interface ServerCheck {
  /** What was judged; a check says nothing of any other input. */
  readonly input: string;
  /** `unknown` where no answer came: the registration itself is judged again. */
  readonly status: "pending" | "accepted" | "refused" | "unknown";
  /** The server's own words of a refusal. */
  readonly message: string | null;
}

/** What the server says of fields that were left. */
export type ServerChecks = Readonly<Partial<Record<CheckedField, ServerCheck>>>;

/** Whether a field is one that the server judges. */
export function isChecked(field: string): field is CheckedField {
  return (checkedFields as readonly string[]).includes(field);
}

/** What of a form a check judges: a passport is one of its country. */
export function checkedInput(field: CheckedField, form: CheckedForm): string {
  const text = form[field];
  if (field === "passportId") return `${form.nationality} ${normaliseWords(text)}`;
  return field === "natRegNumber" ? digitsOf(text) : normalise(text);
}

/** What the server says of a field as it is now; null where it has not judged that. */
export function checkOfForm(
  checks: ServerChecks,
  field: CheckedField,
  form: CheckedForm,
): ServerCheck | null {
  const check = checks[field];
  return check?.input === checkedInput(field, form) ? check : null;
}

/** Has the server judge a field. */
export async function checkField(
  api: CallApi,
  field: CheckedField,
  form: CheckedForm,
): Promise<ServerCheck> {
  const input = checkedInput(field, form);
  const answer = await requests[field](api, form, input);
  if (answer.ok) return { input, status: "accepted", message: null };
  const { failure } = answer;
  const isRefused = failure.kind === "refused" && failure.status === 422;
  return isRefused && wordsOf(failure) !== null
    ? { input, status: "refused", message: wordsOf(failure) }
    : { input, status: "unknown", message: null };
}

type Check = (api: CallApi, form: CheckedForm, input: string) => Promise<ApiResult<unknown>>;

const requests: Readonly<Record<CheckedField, Check>> = {
  email: (api, _, email) => api(validateEmail, { body: { email } }),
  username: (api, _, username) => api(validateUsername, { body: { username } }),
  natRegNumber: (api, _, natRegNumber) => api(validateNrn, { body: { natRegNumber } }),
  passportId: (api, { nationality, passportId }) =>
    api(validatePassport, {
      body: { nationality, passportId: normaliseWords(passportId) },
    }),
};
