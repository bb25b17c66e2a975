import { readDateOfBirth } from "./date-of-birth.ts";
import { identityField, type RegistrationForm } from "./form.ts";
import { digitsOf, normalise, normaliseWords } from "./normalise.ts";
import { normaliseZipcode } from "./texts.ts";
import type { ValidationContext } from "./validation.ts";

/** What an affiliate's link left behind (A2); empty texts where nothing did. */
export interface Affiliation {
  readonly idaffiliation: string;
  readonly clickId: string;
  readonly bonusCode: string;
}

/** What an identity app or the verification service added to the form; null where there is none. */
export interface IdentityProof {
  /** The answer of the identity app, and whom it names. */
  readonly auth: string | null;
  readonly identifier: string | null;
  readonly veriffVendorData: string | null;
  readonly isDocumentSubmitted: boolean;
}

/** The registration as it is sent, under the wire's names (A3). */
export interface RegistrationPayload
  extends Omit<
    RegistrationForm,
    "hasNationalNumber" | "telephoneCountry" | "natRegNumber" | "passportId"
  > {
  /** yyyy-MM-dd. */
  readonly dob: string;
  /** Digits alone; null beside a passport. */
  readonly natRegNumber: string | null;
  readonly passportId: string | null;
  /** With its dial code. */
  readonly telephone: string;
  readonly auth: string | null;
  readonly identifier: string | null;
  readonly idaffiliation: string;
  /** The bonus code of the affiliate's link. */
  readonly idaffiliation_customs: string;
  readonly clickid: string;
  readonly veriff_vendor_data: string | null;
  readonly is_document_submitted_via_veriff: boolean;
}

const ownAffiliation = "1";

/** The payload of a form that is valid; null where a date or a telephone number is not (A3). */
export function registrationPayload(
  form: RegistrationForm,
  { idaffiliation, clickId, bonusCode }: Affiliation,
  proof: IdentityProof,
  { toInternational }: Pick<ValidationContext, "toInternational">,
): RegistrationPayload | null {
  const dob = readDateOfBirth(form.dob);
  const telephone = toInternational(form.telephone, form.telephoneCountry);
  if (dob === null || telephone === null) return null;
  const isNational = identityField(form) === "natRegNumber";
  const { hasNationalNumber, telephoneCountry, ...fields } = form;
  return {
    ...fields,
    email: normalise(form.email),
    username: normalise(form.username),
    firstname: normaliseWords(form.firstname),
    lastname: normaliseWords(form.lastname),
    dob,
    birthPlace: normaliseWords(form.birthPlace),
    natRegNumber: isNational ? digitsOf(form.natRegNumber) : null,
    passportId: isNational ? null : normaliseWords(form.passportId),
    address: normaliseWords(form.address),
    zipcode: normaliseZipcode(form.zipcode, form.country),
    city: normaliseWords(form.city),
    telephone,
    promo_code: normalise(form.promo_code),
    auth: proof.auth,
    identifier: proof.identifier,
    idaffiliation: idaffiliation === "" ? ownAffiliation : idaffiliation,
    idaffiliation_customs: bonusCode,
    clickid: clickId,
    veriff_vendor_data: proof.veriffVendorData,
    is_document_submitted_via_veriff: proof.isDocumentSubmitted,
  };
}
