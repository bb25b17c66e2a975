import type { Language } from "@grandstand/contract/entities";
import { CallFailure } from "../../kernel/call-failure.ts";
import { type MessageKey, messageIn } from "../../kernel/wording/messages.ts";

/** The answer to a registration with refused fields, each with its message in the reader's language (A7). */
export function fieldRefusal(
  errors: ReadonlyMap<string, MessageKey>,
  language: Language,
  message: MessageKey = "registration-invalid",
): CallFailure {
  const said = [...errors].map(([field, key]) => [field, [messageIn(language, key)]]);
  return new CallFailure({
    status: 422,
    message,
    code: "INVALID_FIELDS",
    errors: Object.fromEntries(said),
  });
}
