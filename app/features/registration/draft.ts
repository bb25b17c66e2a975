import {
  emptyForm,
  type IdentityProof,
  type RegistrationForm,
} from "@grandstand/rules/registration";
import * as v from "valibot";
import { type Storage, storageKeys } from "../../core/storage/storage.ts";

/** What is never kept: secrets, and what is good once. */
const neverKept = ["password", "password_confirmation", "g_recaptcha_response"] as const;

const text = v.string();
const proofSchema = v.object({
  auth: v.nullable(text),
  identifier: v.nullable(text),
  veriffVendorData: v.nullable(text),
  isDocumentSubmitted: v.boolean(),
} satisfies Record<keyof IdentityProof, unknown>);
const keptSchema = v.partial(
  v.object({
    email: text,
    username: text,
    gender: v.picklist([0, 1]),
    firstname: text,
    lastname: text,
    dob: text,
    nationality: text,
    hasNationalNumber: v.boolean(),
    birthPlace: text,
    natRegNumber: text,
    passportId: text,
    address: text,
    zipcode: text,
    city: text,
    country: text,
    telephone: text,
    telephoneCountry: text,
    tos: v.boolean(),
    accept_sms: v.boolean(),
    promo_code: text,
  } satisfies Record<Exclude<keyof RegistrationForm, (typeof neverKept)[number]>, unknown>),
);

/** What was typed, and who vouches for it. */
export interface Draft {
  readonly form: RegistrationForm;
  readonly proof: IdentityProof;
}

/** What was typed is not vouched for. */
export const noProof: IdentityProof = {
  auth: null,
  identifier: null,
  veriffVendorData: null,
  isDocumentSubmitted: false,
};

/** What was typed in this tab before a reload or a change of the language; null where there is nothing. */
export function readDraft(storage: Storage): Draft | null {
  const kept = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.object({ form: keptSchema, proof: proofSchema })),
    storage.read(storageKeys.registrationDraft),
  );
  if (!kept.success) return null;
  const { form, proof } = kept.output;
  return { form: { ...emptyForm, ...form } as RegistrationForm, proof };
}

/** Keeps what was typed, never a password. */
export function keepDraft(storage: Storage, { form, proof }: Draft): void {
  const kept = Object.entries(form).filter(([name]) => !neverKept.some((each) => each === name));
  const text = JSON.stringify({ form: Object.fromEntries(kept), proof });
  storage.write(storageKeys.registrationDraft, text);
}

/** Forgets what was typed: after success, and after an exit that was confirmed. */
export function dropDraft(storage: Storage): void {
  storage.remove(storageKeys.registrationDraft);
}
