import type { LoginData } from "@grandstand/contract/account";
import { passwordState } from "@grandstand/rules/registration";
import { type SmartField, smartFailure, smartFields } from "@grandstand/rules/smart-form";
import type { SmartRegistrationProps } from "@grandstand/ui/smart-registration";
import { checkOf, holdOf, type SmartRegistration } from "./smart-registration.ts";

/** What the form shows of an account that is being completed. */
export type SmartRegistrationView = Pick<
  SmartRegistrationProps,
  "email" | "documentType" | "form" | "fieldStates" | "passwordParts" | "hold" | "status"
>;

/** The form as it is shown: a failure once its field was left, the server's word beside what it judged. */
export function toSmartRegistrationView(
  smart: SmartRegistration,
  account: LoginData,
): SmartRegistrationView {
  const { form, status } = smart;
  const fields = smartFields(account.document_type);
  return {
    email: maskedEmail(account.email),
    documentType: account.document_type,
    form,
    fieldStates: Object.fromEntries(
      fields.map((field) => [field, toFieldState(smart, field, account)]),
    ),
    passwordParts: passwordState(form.sport_password),
    hold: holdOf(smart, account),
    status,
  };
}

function toFieldState(smart: SmartRegistration, field: SmartField, account: LoginData) {
  const check = checkOf(smart, field, account);
  const refused = smart.refused[field] ?? null;
  return {
    failure: smart.left.includes(field) ? smartFailure(field, smart.form) : null,
    serverMessage: refused ?? check?.message ?? null,
    isPending: check?.status === "pending",
    isAccepted: check?.status === "accepted" && refused === null,
  };
}

/** An e-mail address that only its owner recognises (A3): first letters and the ending stay. */
function maskedEmail(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  const ending = domain.slice(domain.lastIndexOf("."));
  return `${hide(name)}@${hide(domain.slice(0, domain.length - ending.length))}${ending}`;
}

/** As many dots whatever the length, which would reveal something too. */
function hide(text: string): string {
  return `${text.slice(0, 1)}•••••`;
}
