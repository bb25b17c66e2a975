import {
  type FieldFailure,
  nationalNumberFailure,
  passportFailure,
  passwordFailure,
  typeNationalNumber,
  usernameFailure,
} from "../registration/index.ts";

/** What an account is completed with, under the wire's names (A3): the texts are as they were typed. */
export interface SmartForm {
  readonly sport_username: string;
  readonly sport_password: string;
  readonly natRegNumber: string;
  readonly passportId: string;
  readonly tos: boolean;
}
export type SmartField = keyof SmartForm;

/** By which document the operator knows the person (A3). */
export type DocumentType = "nrn" | "passport";

/** The form as it opens. */
export const emptySmartForm: SmartForm = {
  sport_username: "",
  sport_password: "",
  natRegNumber: "",
  passportId: "",
  tos: false,
};

/** The fields of the form, in their order: one of the two numbers, by the document (A3). */
export function smartFields(documentType: DocumentType): readonly SmartField[] {
  const number = documentType === "nrn" ? "natRegNumber" : "passportId";
  return ["sport_username", "sport_password", number, "tos"];
}

const noDateOfBirth = "";

const rules: Readonly<Record<SmartField, (form: SmartForm) => FieldFailure | null>> = {
  sport_username: ({ sport_username: username }) => usernameFailure(username),
  sport_password: ({ sport_password: password }) => passwordFailure(password),
  natRegNumber: ({ natRegNumber }) => nationalNumberFailure(natRegNumber, noDateOfBirth),
  passportId: ({ passportId }) => passportFailure(passportId),
  tos: ({ tos }) => (tos ? null : "tos-required"),
};

/** The first rule that a field breaks; null for none (A5). */
export function smartFailure(field: SmartField, form: SmartForm): FieldFailure | null {
  return rules[field](form);
}

/** Changes one field; the check digits of a national number follow. `now` is epoch milliseconds. */
export function changeSmartField<Field extends SmartField>(
  form: SmartForm,
  field: Field,
  value: SmartForm[Field],
  now: number,
): SmartForm {
  if (field !== "natRegNumber") return { ...form, [field]: value };
  const typed = typeNationalNumber(form.natRegNumber, String(value), noDateOfBirth, now);
  return { ...form, natRegNumber: typed };
}
