import type { PasswordPart } from "@grandstand/rules/registration";
import type { CreateHold, DocumentType, SmartField, SmartForm } from "@grandstand/rules/smart-form";
import type { DialogClose } from "../dialog/index.ts";
import type { FieldState } from "../field/field-state.ts";

/** Unknown: the form was sent and no answer came; the same can be sent again. */
export const smartRegistrationStatuses = ["open", "submitting", "unknown"] as const;
export type SmartRegistrationStatus = (typeof smartRegistrationStatuses)[number];

export interface SmartRegistrationProps {
  /** The e-mail address that the operator knows the person by, masked (A3). */
  readonly email: string;
  /** Which of the two numbers is wanted. */
  readonly documentType: DocumentType;
  readonly form: SmartForm;
  /** Of the fields that have something to show. */
  readonly fieldStates: Readonly<Partial<Record<SmartField, FieldState>>>;
  /** The password's rule, part by part, while it is typed (`passwordState`). */
  readonly passwordParts: Readonly<Record<PasswordPart, boolean>>;
  /** What keeps Create from being pressed (`createHold`). */
  readonly hold: CreateHold | null;
  /** The server's words about the whole, as text; null when all is well (A8). */
  readonly error: string | null;
  readonly status: SmartRegistrationStatus;
  readonly onChange: <Field extends SmartField>(field: Field, value: SmartForm[Field]) => void;
  /** The field is left: the moment for its rule and for the server's check (A5). */
  readonly onLeave: (field: SmartField) => void;
  /**
   * Create, by its button and by Enter, which leave no field: also where it is held, so that the caller shows what is
   * wrong. After a lost answer it sends the same again.
   */
  readonly onCreate: () => void;
  /** Cancel, the close button, Escape, or the browser's Back. */
  readonly onClose: DialogClose;
}
