import { login } from "@grandstand/contract/account";
import { register, validateUsername } from "@grandstand/contract/registration";
import { type Found, readFailure, type SubmitOutcome } from "@grandstand/rules/operation";
import type { RegistrationPayload } from "@grandstand/rules/registration";
import {
  type ApiFailure,
  type CallApi,
  isUnauthorised,
  wordsOf,
} from "../../core/client/client.ts";

/** An account that is open; the token of its first session, null where only its name is known. */
export interface OpenedAccount {
  readonly token: string | null;
}

/** Why the server opened no account. */
export interface RegistrationRefusal {
  /** The server's own words, or null. */
  readonly message: string | null;
  /** The first message of each field that it refused, by the field's name. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The code of a 422 that says: the form has fields that are refused (A7). */
const invalidFields = "INVALID_FIELDS";

/** Sends one registration. Returns how the request ended, and tries nothing again. */
export async function sendRegistration(
  api: CallApi,
  body: RegistrationPayload,
): Promise<SubmitOutcome<OpenedAccount, RegistrationRefusal>> {
  const answer = await api(register, { body });
  if (answer.ok) return { kind: "done", result: answer.value };
  const { failure } = answer;
  if (failure.kind === "refused" && failure.code === invalidFields) {
    return { kind: "refused", reason: refusalOf(failure) };
  }
  const reading = readFailure(failure);
  return reading.kind === "refused" ? { kind: "refused", reason: refusalOf(failure) } : reading;
}

/**
 * What became of a registration whose answer was lost (docs/decisions/46). Its username is free: there is no
 * account. It is not: the password that the form still has opens a session of it; without one, all that is
 * known is that the account is there.
 */
export async function lookUpRegistration(
  api: CallApi,
  { username, password }: { readonly username: string; readonly password: string | null },
): Promise<Found<OpenedAccount, RegistrationRefusal>> {
  const answer = await api(validateUsername, { body: { username } });
  if (answer.ok) return { kind: "not-found" };
  const { failure } = answer;
  if (failure.kind !== "refused" || failure.status !== 422) return { kind: "no-answer" };
  if (password === null) return { kind: "done", result: { token: null } };
  const session = await api(login, { body: { username, password } });
  if (session.ok) {
    return {
      kind: "done",
      result: { token: "token" in session.value ? session.value.token : null },
    };
  }
  // Somebody else was faster with the name.
  if (isUnauthorised(session.failure)) {
    return {
      kind: "refused",
      reason: { message: null, fields: { username: wordsOf(failure) ?? "" } },
    };
  }
  return session.failure.kind === "refused" && session.failure.status === 403
    ? { kind: "done", result: { token: null } }
    : { kind: "no-answer" };
}

function refusalOf(failure: ApiFailure): RegistrationRefusal {
  const errors = failure.kind === "refused" ? (failure.errors ?? {}) : {};
  const first = Object.entries(errors).flatMap(([field, [message]]) =>
    message === undefined ? [] : [[field, message] as const],
  );
  return { message: wordsOf(failure), fields: Object.fromEntries(first) };
}
