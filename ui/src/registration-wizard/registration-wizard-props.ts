import type {
  FieldFailure,
  identityField,
  PasswordPart,
  RegistrationForm,
  RuledField,
  WizardButtons,
  WizardScreen,
} from "@grandstand/rules/registration";
import type { ReactNode } from "react";
import type { CountryOption } from "../country-box/index.ts";

/** What is to be shown of a field now: the caller decides when, which is after it was left (A5). */
export interface FieldState {
  readonly failure: FieldFailure | null;
  /** The server's words about this text; shown where no rule of ours is broken. */
  readonly serverMessage: string | null;
  /** The server is checking it. */
  readonly isPending: boolean;
  /** The server has checked it and found it good. */
  readonly isAccepted: boolean;
}

/** The page at its address, or the same over the page that was there (A2). */
export const wizardLayouts = ["page", "modal"] as const;
export type WizardLayout = (typeof wizardLayouts)[number];

/** Unknown: the form was sent and no answer came, so that the account is being looked up. */
export const wizardStatuses = ["open", "submitting", "unknown"] as const;
export type WizardStatus = (typeof wizardStatuses)[number];

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
  /** The internal test mode: buttons that fill the form in, and no captcha (A6). */
  readonly isInternalTest: boolean;
  /** Draws the captcha of the last step. */
  readonly captcha?: ReactNode;
  /** Draws the identity check, on its screen. */
  readonly identityCheck?: ReactNode;
  readonly onChange: <Field extends keyof RegistrationForm>(
    field: Field,
    value: RegistrationForm[Field],
  ) => void;
  /** The field is left: the moment for its rule and for the server's check (A5). */
  readonly onLeave: (field: RuledField) => void;
  readonly onIdentityApp: () => void;
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
  readonly onClose: () => void;
}
