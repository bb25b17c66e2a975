import { dateOfBirthFailure } from "./date-of-birth.ts";
import { identityField, type RegistrationForm } from "./form.ts";
import { nationalNumberFailure } from "./national-number.ts";
import { normaliseWords } from "./normalise.ts";
import { passwordFailure } from "./password.ts";
import {
  addressFailure,
  birthPlaceFailure,
  emailFailure,
  nameFailure,
  passportFailure,
  usernameFailure,
  zipcodeFailure,
} from "./texts.ts";

/** What the rules of a form need besides it. */
export interface ValidationContext {
  /** Epoch milliseconds. */
  readonly now: number;
  /** In the internal test mode no captcha is solved (A6). */
  readonly isInternalTest: boolean;
  /** The number with its dial code, as it is sent; null for one that is not valid in the country. */
  readonly toInternational: (telephone: string, country: string) => string | null;
}

type Judge = (form: RegistrationForm, context: ValidationContext) => string | null;

function required<Failure extends string>(text: string, failure: Failure): Failure | null {
  return normaliseWords(text) === "" ? failure : null;
}

/** The rule of each field that has one, in the order of the form (A5). */
const rules = {
  email: ({ email }) => emailFailure(email),
  username: ({ username }) => usernameFailure(username),
  password: ({ password }) => passwordFailure(password),
  password_confirmation: ({ password, password_confirmation: confirmation }) => {
    if (confirmation === "") return "password-confirmation-required";
    return confirmation === password ? null : "password-confirmation";
  },
  firstname: ({ firstname }) => nameFailure(firstname),
  lastname: ({ lastname }) => nameFailure(lastname),
  dob: ({ dob }, { now }) => dateOfBirthFailure(dob, now),
  nationality: ({ nationality }) => required(nationality, "nationality-required"),
  birthPlace: ({ birthPlace }) => birthPlaceFailure(birthPlace),
  natRegNumber: (form) =>
    identityField(form) === "natRegNumber"
      ? nationalNumberFailure(form.natRegNumber, form.dob)
      : null,
  passportId: (form) =>
    identityField(form) === "passportId" ? passportFailure(form.passportId) : null,
  address: ({ address }) => addressFailure(address),
  zipcode: ({ zipcode, country }) => zipcodeFailure(zipcode, country),
  city: ({ city }) => required(city, "city-required"),
  country: ({ country }) => required(country, "country-required"),
  telephone: ({ telephone, telephoneCountry }, { toInternational }) =>
    required(telephone, "telephone-required") ??
    (toInternational(telephone, telephoneCountry) === null ? "telephone-format" : null),
  tos: ({ tos }) => (tos ? null : "tos-required"),
  g_recaptcha_response: ({ g_recaptcha_response: token }, { isInternalTest }) =>
    token === "" && !isInternalTest ? "captcha-required" : null,
} satisfies Readonly<Record<string, Judge>>;

/** A field that has a rule of its own. */
export type RuledField = keyof typeof rules;

/** Why a field is refused: the last part of a key of `register.validation` (A5). */
export type FieldFailure = Exclude<ReturnType<(typeof rules)[RuledField]>, null>;

/** The first rule that a field breaks; null for none. */
export function fieldFailure(
  field: RuledField,
  form: RegistrationForm,
  context: ValidationContext,
): FieldFailure | null {
  return (rules[field] as Judge)(form, context) as FieldFailure | null;
}
