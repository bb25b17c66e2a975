import {
  type DocumentType,
  type SmartField,
  type SmartForm,
  smartFailure,
  smartFields,
} from "./form.ts";

/** What the server says of a field that it has not found good. */
export type SmartCheck = "pending" | "refused";

/** Why the account can't be completed yet: the fields of each kind, in the order of the form. */
export interface CreateHold {
  /** Empty, or against their rule. */
  readonly incomplete: readonly SmartField[];
  readonly refused: readonly SmartField[];
  readonly pending: readonly SmartField[];
}

/**
 * What keeps Create from being pressed (A5): a field that is not valid, or a check that is pending or has failed.
 * Null where nothing does; a field that is not checked yet is checked when the button is pressed.
 */
export function createHold(
  form: SmartForm,
  documentType: DocumentType,
  checks: Readonly<Partial<Record<SmartField, SmartCheck>>>,
): CreateHold | null {
  const fields = smartFields(documentType);
  const incomplete = fields.filter((field) => smartFailure(field, form) !== null);
  const valid = fields.filter((field) => !incomplete.includes(field));
  const refused = valid.filter((field) => checks[field] === "refused");
  const pending = valid.filter((field) => checks[field] === "pending");
  const isHeld = incomplete.length + refused.length + pending.length > 0;
  return isHeld ? { incomplete, refused, pending } : null;
}
