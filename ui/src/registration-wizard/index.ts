export {
  ExitPrompt,
  type ExitPromptProps,
  RetryPrompt,
  type RetryPromptProps,
} from "./registration-prompts.tsx";
export { RegistrationWizard } from "./registration-wizard.tsx";
export type {
  FieldState,
  RegistrationWizardProps,
  WizardCountries,
  WizardLayout,
  WizardStatus,
} from "./registration-wizard-props.ts";
