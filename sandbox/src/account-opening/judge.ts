import type { Database } from "../database/open.ts";
import type { MessageKey } from "../wording/messages.ts";
import { isEmailUsed, isNationalNumberUsed, isPassportUsed, isUsernameUsed } from "./identities.ts";
import { ageOn, isRealDate, readNationalNumber } from "./national-number.ts";
import type { Registration } from "./registration.ts";

/** Why each refused field is refused. */
export type FieldErrors = ReadonlyMap<keyof Registration, MessageKey>;

/** Years, on the day in Brussels. */
export const minimumAge = 21;
const email = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;
const personName = /^[\p{Script=Latin}\p{M}\d\s.'’‘ʼ"“”-]{2,}$/u;
const birthPlaceName = /^[\p{Script=Latin}\p{M}\s.'’‘ʼ-]{2,}$/u;

/** Why an account may not have this e-mail address; null where it may. */
export async function emailError(database: Database, text: string): Promise<MessageKey | null> {
  if (!email.test(text.trim())) return "email-invalid";
  return (await isEmailUsed(database, text)) ? "email-taken" : null;
}

export async function usernameError(database: Database, text: string): Promise<MessageKey | null> {
  if (!/^[A-Za-z0-9_]{7,50}$/.test(text.trim())) return "username-invalid";
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
  if (birthDate !== null && !number.birthDates.includes(birthDate)) return "nrn-differs";
  return (await isNationalNumberUsed(database, number.digits)) ? "nrn-taken" : null;
}

export async function passportError(
  database: Database,
  passport: { nationality: string; passportId: string },
): Promise<MessageKey | null> {
  const isShaped = /^[\p{Script=Latin}\p{M}\d\s'’-]{7,}$/u.test(passport.passportId.trim());
  if (!isShaped) return "passport-invalid";
  return (await isPassportUsed(database, passport)) ? "passport-taken" : null;
}

/** Why a password is not accepted; null where it is (A5). */
export function passwordError(password: string): MessageKey | null {
  return isStrong(password) ? null : "password-weak";
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
  check("firstname", personName.test(sent.firstname.trim()), "name-invalid");
  check("lastname", personName.test(sent.lastname.trim()), "name-invalid");
  note("dob", birthDateError(sent.dob, now));
  check("birthPlace", birthPlaceName.test(sent.birthPlace.trim()), "birth-place-invalid");
  await judgeIdentity(database, sent, note);
  check("address", /\p{L}/u.test(sent.address), "address-invalid");
  check("zipcode", isZipcode(sent.zipcode, sent.country), "zipcode-invalid");
  check("city", sent.city.trim() !== "", "city-invalid");
  check("telephone", /^\+[1-9]\d{7,14}$/.test(sent.telephone), "telephone-invalid");
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

function isStrong(password: string): boolean {
  const parts = [/^[\w-]{8,200}$/, /[a-z]/, /[A-Z]/, /\d/];
  return parts.every((part) => part.test(password));
}

function birthDateError(date: string, now: number): MessageKey | null {
  if (!isRealDate(date)) return "dob-invalid";
  return ageOn(date, now) < minimumAge ? "too-young" : null;
}

function isZipcode(zipcode: string, country: string): boolean {
  return (country === "BE" ? /^[a-z\d]{4}$/i : /^[a-z\d]{3,15}$/i).test(zipcode);
}
