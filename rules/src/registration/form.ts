/** The form of the registration wizard, under the wire's names (A3): the texts are as they were typed. */
export interface RegistrationForm {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly password_confirmation: string;
  readonly gender: Gender;
  readonly firstname: string;
  readonly lastname: string;
  /** dd/MM/yyyy. */
  readonly dob: string;
  /** A country's code; empty while none is chosen. */
  readonly nationality: string;
  /** A person of another nationality says that a national number exists (A4). */
  readonly hasNationalNumber: boolean;
  readonly birthPlace: string;
  readonly natRegNumber: string;
  readonly passportId: string;
  readonly address: string;
  readonly zipcode: string;
  readonly city: string;
  /** The code of the country of residence. */
  readonly country: string;
  readonly telephone: string;
  /** The code of the country whose dial code is before the number. */
  readonly telephoneCountry: string;
  readonly tos: boolean;
  readonly accept_sms: boolean;
  readonly promo_code: string;
  /** Empty until the captcha is solved. */
  readonly g_recaptcha_response: string;
}

/** 0 male, 1 female (A3). */
export type Gender = 0 | 1;

const belgium = "BE";

/** The form as it opens, with the defaults of A3. */
export const emptyForm: RegistrationForm = {
  email: "",
  username: "",
  password: "",
  password_confirmation: "",
  gender: 0,
  firstname: "",
  lastname: "",
  dob: "",
  nationality: belgium,
  hasNationalNumber: false,
  birthPlace: "",
  natRegNumber: "",
  passportId: "",
  address: "",
  zipcode: "",
  city: "",
  country: belgium,
  telephone: "",
  telephoneCountry: belgium,
  tos: false,
  accept_sms: false,
  promo_code: "",
  g_recaptcha_response: "",
};

/** Whether a country's code is that of Belgium. */
export function isBelgian(code: string): boolean {
  return code === belgium;
}

/** Which of the two numbers identifies the person: the form requires that one alone (A4). */
export function identityField({
  nationality,
  hasNationalNumber,
}: Pick<RegistrationForm, "nationality" | "hasNationalNumber">): "natRegNumber" | "passportId" {
  const isNational = nationality === "" || isBelgian(nationality) || hasNationalNumber;
  return isNational ? "natRegNumber" : "passportId";
}

/** Chooses a nationality, which may change the required number (A4). */
export function chooseNationality(form: RegistrationForm, nationality: string): RegistrationForm {
  return withoutOtherNumber(form, { ...form, nationality });
}

/** Says whether a person of another nationality has a national number (A4). */
export function sayNationalNumber(
  form: RegistrationForm,
  hasNationalNumber: boolean,
): RegistrationForm {
  return withoutOtherNumber(form, { ...form, hasNationalNumber });
}

/** The switch between the two numbers clears the one that is no longer required. */
function withoutOtherNumber(before: RegistrationForm, after: RegistrationForm): RegistrationForm {
  const required = identityField(after);
  if (required === identityField(before)) return after;
  return { ...after, [required === "natRegNumber" ? "passportId" : "natRegNumber"]: "" };
}

/** Whether something of the form differs from what it opens with. */
export function isBegun(form: RegistrationForm): boolean {
  return Object.entries(emptyForm).some(
    ([name, value]) => form[name as keyof RegistrationForm] !== value,
  );
}
