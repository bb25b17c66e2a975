export type { FieldState } from "../field/field-state.ts";
export {
  ExitPrompt,
  type ExitPromptProps,
  RetryPrompt,
  type RetryPromptProps,
} from "./registration-prompts.tsx";
export { RegistrationWizard } from "./registration-wizard.tsx";
export type {
  IdentityAppStatus,
  RegistrationWizardProps,
  WizardCountries,
  WizardLayout,
  WizardStatus,
} from "./registration-wizard-props.ts";
export { useScreenName } from "./wizard-progress.tsx";
