import { digitsOf, normalise, normaliseWords } from "../registration/index.ts";
import type { DocumentType, SmartForm } from "./form.ts";

/** The login that the form came after, and the e-mail address that the server knows the person by. */
export interface SmartLogin {
  readonly username: string;
  readonly password: string;
  readonly email: string;
}

/** What is sent, under the wire's names (A3, A7). */
export interface SmartPayload
  extends SmartLogin,
    Pick<SmartForm, "sport_username" | "sport_password" | "tos"> {
  /** Digits alone; null beside a passport. */
  readonly natRegNumber: string | null;
  readonly passportId: string | null;
}

/** The payload of a form that is valid. */
export function smartPayload(
  form: SmartForm,
  documentType: DocumentType,
  { username, password, email }: SmartLogin,
): SmartPayload {
  const isNational = documentType === "nrn";
  return {
    sport_username: normalise(form.sport_username),
    sport_password: form.sport_password,
    natRegNumber: isNational ? digitsOf(form.natRegNumber) : null,
    passportId: isNational ? null : normaliseWords(form.passportId),
    tos: form.tos,
    username,
    password,
    email,
  };
}
