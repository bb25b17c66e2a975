import type { Database } from "../../kernel/database/open.ts";
import type { MessageKey } from "../../kernel/wording/messages.ts";
import {
  isEmailUsed,
  isNationalNumberUsed,
  isPassportUsed,
  isUsernameUsed,
} from "../identities/identities.ts";
import { ageOn, isRealDate, readNationalNumber } from "../identities/national-number.ts";
import type { FieldErrors, Registration } from "../identities/registration.ts";
import {
  isAddress,
  isBirthTown,
  isCity,
  isEmail,
  isPassport,
  isPassword,
  isPersonName,
  isTelephone,
  isUsername,
  isZipcode,
} from "./fields.ts";

/** Years, on the day in Brussels. */
export const minimumAge = 21;
/** No living person was born before it. */
const firstBirth = "1900-01-01";

/** Why an account may not have this e-mail address; null where it may. */
export async function emailError(database: Database, text: string): Promise<MessageKey | null> {
  if (!isEmail(text)) return "email-invalid";
  return (await isEmailUsed(database, text)) ? "email-taken" : null;
}

export async function usernameError(database: Database, text: string): Promise<MessageKey | null> {
  if (!isUsername(text)) return "username-invalid";
  return (await isUsernameUsed(database, text)) ? "username-taken" : null;
}

/** The same of a national number; with a birth date (yyyy-MM-dd) it has to be that person's. */
export async function nationalNumberError(
  database: Database,
  text: string,
  birthDate: string | null,
): Promise<MessageKey | null> {
  const number = readNationalNumber(text);
  if (number === null) return "nrn-invalid";
  if (birthDate !== null && !number.isOf(birthDate)) return "nrn-differs";
  return (await isNationalNumberUsed(database, number.digits)) ? "nrn-taken" : null;
}

export async function passportError(
  database: Database,
  passport: { nationality: string; passportId: string },
): Promise<MessageKey | null> {
  if (!isPassport(passport.passportId)) return "passport-invalid";
  return (await isPassportUsed(database, passport)) ? "passport-taken" : null;
}

/** Why a password is not accepted; null where it is (A5). */
export function passwordError(password: string): MessageKey | null {
  return isPassword(password) ? null : "password-weak";
}

/** Judges a password and its confirmation (A5). */
export function passwordErrors({
  password,
  password_confirmation,
}: Pick<Registration, "password" | "password_confirmation">) {
  const errors = new Map<"password" | "password_confirmation", MessageKey>();
  const error = passwordError(password);
  if (error !== null) errors.set("password", error);
  if (password_confirmation !== password) errors.set("password_confirmation", "password-differs");
  return errors;
}

/** Judges a whole registration; `now` is epoch milliseconds (A5, computed by the operator itself). */
export async function judge(
  database: Database,
  sent: Registration,
  now: number,
): Promise<FieldErrors> {
  const errors = new Map<keyof Registration, MessageKey>();
  const note = (field: keyof Registration, error: MessageKey | null) => {
    if (error !== null) errors.set(field, error);
  };
  const check = (field: keyof Registration, isRight: boolean, error: MessageKey) =>
    note(field, isRight ? null : error);

  note("email", await emailError(database, sent.email));
  note("username", await usernameError(database, sent.username));
  for (const [field, error] of passwordErrors(sent)) note(field, error);
  check("firstname", isPersonName(sent.firstname), "name-invalid");
  check("lastname", isPersonName(sent.lastname), "name-invalid");
  note("dob", birthDateError(sent.dob, now));
  check("birthPlace", isBirthTown(sent.birthPlace), "birth-place-invalid");
  await judgeIdentity(database, sent, note);
  check("address", isAddress(sent.address), "address-invalid");
  check("zipcode", isZipcode(sent.zipcode, sent.country), "zipcode-invalid");
  check("city", isCity(sent.city), "city-invalid");
  check("telephone", isTelephone(sent.telephone), "telephone-invalid");
  check("tos", sent.tos, "tos-required");
  return errors;
}

async function judgeIdentity(
  database: Database,
  { nationality, natRegNumber, passportId, dob }: Registration,
  note: (field: keyof Registration, error: MessageKey | null) => void,
): Promise<void> {
  const birthDate = isRealDate(dob) ? dob : null;
  if (natRegNumber !== null) {
    note("natRegNumber", await nationalNumberError(database, natRegNumber, birthDate));
  } else if (nationality === "BE") {
    note("natRegNumber", "nrn-invalid");
  } else {
    note(
      "passportId",
      await passportError(database, { nationality, passportId: passportId ?? "" }),
    );
  }
}

/** What is wrong with a date of birth (yyyy-MM-dd) on the Brussels day of `now`. */
export function birthDateError(date: string, now: number): MessageKey | null {
  if (!isRealDate(date) || date < firstBirth) return "dob-invalid";
  return ageOn(date, now) < minimumAge ? "too-young" : null;
}
