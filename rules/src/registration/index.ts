export { writeDateOfBirth } from "./date-of-birth.ts";
export {
  chooseNationality,
  emptyForm,
  type Gender,
  identityField,
  isBegun,
  type RegistrationForm,
  sayNationalNumber,
} from "./form.ts";
export { nationalNumberFailure, typeNationalNumber } from "./national-number.ts";
export { digitsOf, normalise, normaliseWords } from "./normalise.ts";
export { type PasswordPart, passwordFailure, passwordState } from "./password.ts";
export {
  type Affiliation,
  type IdentityProof,
  type RegistrationPayload,
  registrationPayload,
} from "./payload.ts";
export {
  /** @internal */ normaliseZipcode,
  passportFailure,
  usernameFailure,
} from "./texts.ts";
export {
  type FieldFailure,
  fieldFailure,
  type RuledField,
  type ValidationContext,
} from "./validation.ts";
export {
  goToNext,
  goToPrevious,
  goToRefused,
  openWizard,
  type RegistrationStep,
  registrationMinutes,
  registrationSteps,
  ruledFields,
  screensBefore,
  showIdentityCheck,
  stepNumber,
  type Wizard,
  type WizardButtons,
  type WizardScreen,
  wizardButtons,
} from "./wizard.ts";
