import type { SmartRegistration } from "../domain/account-opening/smart-registration.ts";
import type { Registration } from "../domain/identities/registration.ts";
import { seededPassword } from "../domain/seeding/seeded-accounts.ts";

/** A registration that the operator accepts, with changes; its captcha has to be solved. */
export function registrationOf(changes: Partial<Registration> = {}): Registration {
  return {
    email: "an.declercq@example.test",
    username: "an_declercq",
    password: "Grandstand1",
    password_confirmation: "Grandstand1",
    gender: 1,
    firstname: "An",
    lastname: "De Clercq",
    dob: "1985-12-01",
    nationality: "BE",
    birthPlace: "La Louvière",
    natRegNumber: numberOf("1985-12-01", 124),
    passportId: null,
    address: "Veldstraat 1",
    zipcode: "9000",
    city: "Gent",
    country: "BE",
    telephone: "+32470123456",
    promo_code: "",
    tos: true,
    accept_sms: false,
    g_recaptcha_response: "",
    auth: null,
    identifier: null,
    idaffiliation: "1",
    idaffiliation_customs: "",
    clickid: "",
    veriff_vendor_data: null,
    is_document_submitted_via_veriff: false,
    ...changes,
  };
}

/** What completes the seeded account with a national number, with changes. */
export function smartRegistrationOf(changes: Partial<SmartRegistration> = {}): SmartRegistration {
  return {
    sport_username: "adam_goossens",
    sport_password: "Velodroom8",
    natRegNumber: numberOf("1985-12-01", 124),
    passportId: null,
    tos: true,
    username: "smart_register",
    password: seededPassword,
    email: "smart.register@example.test",
    ...changes,
  };
}

/** The national number of the person of this sequence among those born on a day (yyyy-MM-dd). */
export function numberOf(date: string, sequence: number): string {
  const nine = date.slice(2).replaceAll("-", "") + String(sequence).padStart(3, "0");
  const rest = Number(`${date.startsWith("20") ? "2" : ""}${nine}`) % 97;
  return nine + String(97 - rest).padStart(2, "0");
}
