import {
  emptyForm,
  type IdentityProof,
  type RegistrationForm,
} from "@grandstand/rules/registration";
import * as v from "valibot";
import { lateStorageKeys } from "../../core/storage/late-storage.ts";
import type { Storage } from "../../core/storage/storage.ts";

/** What is never kept: secrets, and what is good once. */
const neverKept = ["password", "password_confirmation", "g_recaptcha_response"] as const;

const text = v.string();
const proofSchema = v.object({
  auth: v.nullable(text),
  identifier: v.nullable(text),
  veriffVendorData: v.nullable(text),
  isDocumentSubmitted: v.boolean(),
} satisfies Record<keyof IdentityProof, unknown>);
const mayLack = v.optional(text);
const keptSchema = v.object({
  email: mayLack,
  username: mayLack,
  gender: v.optional(v.picklist([0, 1])),
  firstname: mayLack,
  lastname: mayLack,
  dob: mayLack,
  nationality: mayLack,
  hasNationalNumber: v.optional(v.boolean()),
  birthPlace: mayLack,
  natRegNumber: mayLack,
  passportId: mayLack,
  address: mayLack,
  zipcode: mayLack,
  city: mayLack,
  country: mayLack,
  telephone: mayLack,
  telephoneCountry: mayLack,
  tos: v.optional(v.boolean()),
  accept_sms: v.optional(v.boolean()),
  promo_code: mayLack,
} satisfies Record<Exclude<keyof RegistrationForm, (typeof neverKept)[number]>, unknown>);

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
    storage.read(lateStorageKeys.registrationDraft),
  );
  if (!kept.success) return null;
  const { form, proof } = kept.output;
  return { form: { ...emptyForm, ...form } as RegistrationForm, proof };
}

/** Keeps what was typed, never a password. */
export function keepDraft(storage: Storage, { form, proof }: Draft): void {
  const kept = Object.entries(form).filter(([name]) => !neverKept.some((each) => each === name));
  const text = JSON.stringify({ form: Object.fromEntries(kept), proof });
  storage.write(lateStorageKeys.registrationDraft, text);
}

/** Forgets what was typed: after success, and after an exit that was confirmed. */
export function dropDraft(storage: Storage): void {
  storage.remove(lateStorageKeys.registrationDraft);
}
