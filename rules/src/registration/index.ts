export { dateOfBirthFailure, readDateOfBirth, writeDateOfBirth } from "./date-of-birth.ts";
export {
  chooseNationality,
  emptyForm,
  type Gender,
  identityField,
  type RegistrationForm,
  sayNationalNumber,
} from "./form.ts";
export {
  completeNationalNumber,
  isNumbered,
  nationalNumberFailure,
  writeNationalNumber,
} from "./national-number.ts";
export { type PasswordPart, passwordFailure, passwordParts, passwordState } from "./password.ts";
export {
  type Affiliation,
  type IdentityProof,
  type RegistrationPayload,
  registrationPayload,
} from "./payload.ts";
export {
  addressFailure,
  birthPlaceFailure,
  emailFailure,
  nameFailure,
  passportFailure,
  usernameFailure,
  zipcodeFailure,
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
  registrationSteps,
  ruledFields,
  showIdentityCheck,
  stepNumber,
  type Wizard,
  type WizardButtons,
  type WizardScreen,
  wizardButtons,
} from "./wizard.ts";
