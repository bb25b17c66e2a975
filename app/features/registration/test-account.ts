import type { AnswerOf } from "@grandstand/contract/call";
import type { getNewTestAccountDetails } from "@grandstand/contract/registration";
import { type RegistrationForm, writeDateOfBirth } from "@grandstand/rules/registration";

/** A tester's person as it would be typed; the terms are accepted by hand (A6). */
export function toTypedForm(
  details: AnswerOf<typeof getNewTestAccountDetails>,
): Partial<RegistrationForm> {
  const { natRegNumber, passportId, dob, country, ...rest } = details;
  return {
    ...rest,
    country,
    telephoneCountry: country,
    password_confirmation: details.password,
    dob: writeDateOfBirth(dob),
    hasNationalNumber: natRegNumber !== null,
    natRegNumber: natRegNumber ?? "",
    passportId: passportId ?? "",
  };
}
