import { identityField, type RegistrationForm } from "./form.ts";
import type { RuledField } from "./validation.ts";

/** The four steps, in their order (A2). */
export const registrationSteps = ["account", "personal", "address", "confirmation"] as const;
/** Minutes that the four steps take with one's documents at hand, as it is said beforehand; an estimate. */
export const registrationMinutes = 3;
export type RegistrationStep = (typeof registrationSteps)[number];

/**
 * What the wizard shows: the choice of a method, one of its steps, or the identity check, which comes
 * between the address and the confirmation where the verification service is active (A2).
 */
export type WizardScreen = "method" | RegistrationStep | "identity-check";

export interface Wizard {
  readonly screen: WizardScreen;
  /** Whether the identity check is to be shown: the service is active, and no document has been handed in. */
  readonly hasIdentityCheck: boolean;
}

/** The buttons of a screen (A2). */
export interface WizardButtons {
  readonly next: "next" | "skip" | null;
  readonly hasPrevious: boolean;
  readonly hasCreate: boolean;
}

/** Every field of the form, by the step that has it; a person with one number does not need the other. */
const fieldsOfStep: Readonly<Record<RegistrationStep, readonly (keyof RegistrationForm)[]>> = {
  account: ["email", "username", "password", "password_confirmation"],
  personal: [
    "gender",
    "firstname",
    "lastname",
    "dob",
    "nationality",
    "hasNationalNumber",
    "birthPlace",
    "natRegNumber",
    "passportId",
  ],
  address: ["address", "zipcode", "city", "country", "telephone", "telephoneCountry"],
  confirmation: ["tos", "accept_sms", "promo_code", "g_recaptcha_response"],
};

const withoutRule = new Set<keyof RegistrationForm>([
  "gender",
  "hasNationalNumber",
  "telephoneCountry",
  "accept_sms",
  "promo_code",
]);

/** The wizard as it opens. */
export const openWizard: Wizard = { screen: "method", hasIdentityCheck: false };

/** The fields of a step whose rules have to hold before the next one (A4, A5). */
export function ruledFields(step: RegistrationStep, form: RegistrationForm): readonly RuledField[] {
  const required = identityField(form);
  const other = required === "natRegNumber" ? "passportId" : "natRegNumber";
  return fieldsOfStep[step].filter(
    (field) => !withoutRule.has(field) && field !== other,
  ) as RuledField[];
}

/** The number of a screen's step, from 1; the identity check belongs to the step before it. */
export function stepNumber({ screen }: Wizard): 1 | 2 | 3 | 4 | null {
  if (screen === "method") return null;
  const step = screen === "identity-check" ? "address" : screen;
  return (registrationSteps.indexOf(step) + 1) as 1 | 2 | 3 | 4;
}

/** Which buttons a screen has: Previous from step 3 on, Create in step 4 alone (A2). */
export function wizardButtons(wizard: Wizard): WizardButtons {
  const { screen } = wizard;
  const step = stepNumber(wizard) ?? 0;
  const isLast = screen === "confirmation";
  const next = screen === "method" || isLast ? null : "next";
  return {
    next: screen === "identity-check" ? "skip" : next,
    hasPrevious: step >= 3,
    hasCreate: isLast,
  };
}

/**
 * The next screen; the same where the step is not ready, with an invalid field or a server's check
 * that is still pending (A4). Skip is the same for the identity check, which is always ready.
 */
export function goToNext(wizard: Wizard, isStepReady: boolean): Wizard {
  const screens = screensOf(wizard);
  const next = screens[screens.indexOf(wizard.screen) + 1];
  const isReady = isStepReady || wizard.screen === "identity-check";
  return next === undefined || !isReady ? wizard : { ...wizard, screen: next };
}

/** The previous screen, for the button and for the browser's Back; null where Back leaves the wizard. */
export function goToPrevious(wizard: Wizard): Wizard | null {
  const screens = screensOf(wizard);
  const previous = screens[screens.indexOf(wizard.screen) - 1];
  return previous === undefined ? null : { ...wizard, screen: previous };
}

/** How many screens Back goes through before it leaves the wizard. */
export function screensBefore(wizard: Wizard): number {
  return screensOf(wizard).indexOf(wizard.screen);
}

/** Shows or hides the identity check: a person who is at it when it is hidden continues (A4). */
export function showIdentityCheck(wizard: Wizard, hasIdentityCheck: boolean): Wizard {
  const isLeft = wizard.screen === "identity-check" && !hasIdentityCheck;
  return { screen: isLeft ? "confirmation" : wizard.screen, hasIdentityCheck };
}

/**
 * The first step with a field that the server refused (A4); the same screen where it named none that
 * the wizard knows.
 */
export function goToRefused(wizard: Wizard, refused: readonly string[]): Wizard {
  const step = registrationSteps.find((each) =>
    fieldsOfStep[each].some((field) => refused.includes(field)),
  );
  return step === undefined ? wizard : { ...wizard, screen: step };
}

function screensOf({ hasIdentityCheck }: Wizard): readonly WizardScreen[] {
  const check: readonly WizardScreen[] = hasIdentityCheck ? ["identity-check"] : [];
  return ["method", "account", "personal", "address", ...check, "confirmation"];
}
