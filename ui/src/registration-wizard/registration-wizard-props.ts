import type {
  identityField,
  PasswordPart,
  RegistrationForm,
  RuledField,
  WizardButtons,
  WizardScreen,
} from "@grandstand/rules/registration";
import type { ReactNode } from "react";
import type { CountryOption } from "../country-box/index.ts";
import type { DialogClose } from "../dialog/index.ts";
import type { FieldState } from "../field/field-state.ts";

/** The page at its address, or the same over the page that was there (A2). */
export const wizardLayouts = ["page", "modal"] as const;
export type WizardLayout = (typeof wizardLayouts)[number];

/** Unknown: the form was sent and no answer came, so that the account is being looked up. */
export const wizardStatuses = ["open", "submitting", "unknown"] as const;
export type WizardStatus = (typeof wizardStatuses)[number];

/**
 * The state of an identification with the identity app: what it proved is being fetched, could not be fetched, or is
 * filled in.
 */
export type IdentityAppStatus = "none" | "reading" | "unreachable" | "confirmed";

/** The lists that the form chooses from; null while one loads. */
export interface WizardCountries {
  readonly nationalities: readonly CountryOption[] | null;
  readonly residenceCountries: readonly CountryOption[] | null;
  /** For the telephone. */
  readonly dialCountries: readonly CountryOption[] | null;
  /** They could not be fetched; `onRetryCountries` does it again. */
  readonly hasCountriesFailed: boolean;
}

export interface RegistrationWizardProps extends WizardCountries {
  readonly layout: WizardLayout;
  readonly screen: WizardScreen;
  /** How many screens Back goes through before it leaves the wizard (`screensBefore`). */
  readonly screensBefore: number;
  readonly buttons: WizardButtons;
  readonly form: RegistrationForm;
  /** Of the fields that have something to show. */
  readonly fieldStates: Readonly<Partial<Record<RuledField, FieldState>>>;
  /** The password's rule, part by part, while it is typed (`passwordState`). */
  readonly passwordParts: Readonly<Record<PasswordPart, boolean>>;
  /** Which of the two numbers is wanted (`identityField`). */
  readonly identityField: ReturnType<typeof identityField>;
  /** The server's words about the whole, as text; null when all is well (A8). */
  readonly error: string | null;
  readonly status: WizardStatus;
  /** The identity app's button at the choice of a method (A2). */
  readonly isIdentityAppShown: boolean;
  /** What the identity app came back with, or the address' `error`, as text. */
  readonly identityAppError: string | null;
  readonly identityAppStatus: IdentityAppStatus;
  /** The internal test mode: buttons that fill the form in, and no captcha (A6). */
  readonly isInternalTest: boolean;
  /** Draws the captcha of the last step. */
  readonly captcha?: ReactNode;
  /** Draws the identity check, on its screen. */
  readonly identityCheck?: ReactNode;
  /** Draws what became of the document, in the step after it; null where none was handed in. */
  readonly identityResult?: ReactNode;
  readonly onChange: <Field extends keyof RegistrationForm>(
    field: Field,
    value: RegistrationForm[Field],
  ) => void;
  /** The field is left: the moment for its rule and for the server's check (A5). */
  readonly onLeave: (field: RuledField) => void;
  readonly onIdentityApp: () => void;
  /** Fetches what the app proved once more. */
  readonly onRetryIdentityApp: () => void;
  /** Continues with an e-mail address. */
  readonly onEmail: () => void;
  /**
   * Next and Skip. Neither the button nor Enter leaves a field: the caller judges all fields of the step,
   * and what keeps it from ending comes as `fieldStates`.
   */
  readonly onNext: () => void;
  readonly onPrevious: () => void;
  /** As `onNext`, for the last step. */
  readonly onCreate: () => void;
  /** The browser's Back: the screen before, and from the choice of a method the way out. */
  readonly onBack: () => void;
  readonly onRetryCountries: () => void;
  readonly onAutofill: (isBelgian: boolean) => void;
  /** Goes to the login instead. */
  readonly onLogin: () => void;
  /** The modal's close button, or Escape: the exit is confirmed first (A2). */
  readonly onClose: DialogClose;
}
