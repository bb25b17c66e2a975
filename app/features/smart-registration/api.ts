import { registerSmart } from "@grandstand/contract/smart-registration";
import { readFailure } from "@grandstand/rules/operation";
import type { SmartPayload } from "@grandstand/rules/smart-form";
import { type CallApi, wordsOf } from "../../core/client/client.ts";

/** Why an account was not completed: the server's words, or ours by name. `not-sent`: nothing has left. */
export type SmartError =
  | { readonly text: string }
  | { readonly reason: "failed" | "not-sent" | "rate-limited" };

/** How a request to complete an account ended. */
export type SmartOutcome =
  | { readonly kind: "done"; readonly token: string }
  | {
      readonly kind: "refused";
      readonly error: SmartError;
      /** The first message of each field that the server refused, by its name. */
      readonly fields: Readonly<Record<string, string>>;
    }
  /** It may have been done; the same request again is answered alike (docs/decisions/48). */
  | { readonly kind: "unknown" };

/** The code of a 422 that says: the form has fields that are refused (A7). */
const invalidFields = "INVALID_FIELDS";

/** Sends what completes an account. Tries nothing again. */
export async function sendSmartRegistration(
  api: CallApi,
  body: SmartPayload,
): Promise<SmartOutcome> {
  const answer = await api(registerSmart, { body });
  if (answer.ok) return { kind: "done", token: answer.value.token };
  const { failure } = answer;
  const words = wordsOf(failure);
  const said: SmartError = words === null ? { reason: "failed" } : { text: words };
  if (failure.kind === "refused" && failure.code === invalidFields) {
    const fields = Object.entries(failure.errors ?? {}).flatMap(([field, [message]]) =>
      message === undefined ? [] : [[field, message] as const],
    );
    return { kind: "refused", error: said, fields: Object.fromEntries(fields) };
  }
  const reading = readFailure(failure);
  if (reading.kind === "unknown") return { kind: "unknown" };
  const isLimited = reading.kind === "not-taken-up" && reading.because === "rate-limited";
  return { kind: "refused", error: isLimited ? { reason: "rate-limited" } : said, fields: {} };
}
