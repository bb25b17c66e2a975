import { emptyForm, passwordState, type RegistrationForm } from "@grandstand/rules/registration";
import { createElement } from "react";
import { countryBoxStates } from "../country-box/country-box.states.ts";
import type { FieldState } from "../field/field-state.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { ExitPromptProps, RetryPromptProps } from "./registration-prompts.tsx";
import type { RegistrationWizardProps } from "./registration-wizard-props.ts";

const { options } = countryBoxStates.chosen;
const quiet: FieldState = {
  failure: null,
  serverMessage: null,
  isPending: false,
  isAccepted: false,
};
const next = { next: "next", hasPrevious: false, hasCreate: false } as const;

const filled: RegistrationForm = {
  ...emptyForm,
  email: "emilie.lambert@exemple.be",
  username: "emilie_1990",
  password: "Grandstand-1",
  password_confirmation: "Grandstand-1",
  gender: 1,
  firstname: "Émilie",
  lastname: "Van den Broeck",
  dob: "17/05/1990",
  birthPlace: "Sint-Niklaas",
  natRegNumber: "90.05.17-124.17",
  address: "Chaussée d’Alsemberg 12, boîte 3",
  zipcode: "1060",
  city: "Saint-Gilles",
  telephone: "0470 12 34 56",
};

const method: RegistrationWizardProps = {
  layout: "page",
  screen: "method",
  screensBefore: 0,
  buttons: { next: null, hasPrevious: false, hasCreate: false },
  form: emptyForm,
  fieldStates: {},
  passwordParts: passwordState(""),
  identityField: "natRegNumber",
  nationalities: options,
  residenceCountries: options,
  dialCountries: options,
  hasCountriesFailed: false,
  error: null,
  status: "open",
  isIdentityAppShown: true,
  identityAppError: null,
  identityAppStatus: "none",
  isInternalTest: false,
  captcha: createElement("p", {}, "…"),
  identityCheck: createElement("p", {}, "…"),
  onChange: () => undefined,
  onLeave: () => undefined,
  onIdentityApp: () => undefined,
  onRetryIdentityApp: () => undefined,
  onEmail: () => undefined,
  onNext: () => undefined,
  onPrevious: () => undefined,
  onCreate: () => undefined,
  onBack: () => undefined,
  onRetryCountries: () => undefined,
  onAutofill: () => undefined,
  onLogin: () => undefined,
  onClose: () => undefined,
};

const account: RegistrationWizardProps = {
  ...method,
  screen: "account",
  screensBefore: 1,
  buttons: next,
};
const personal: RegistrationWizardProps = {
  ...account,
  screen: "personal",
  screensBefore: 2,
  form: { ...emptyForm, email: filled.email, username: filled.username },
};
const address: RegistrationWizardProps = {
  ...personal,
  screen: "address",
  screensBefore: 3,
  buttons: { ...next, hasPrevious: true },
};
const confirmation: RegistrationWizardProps = {
  ...address,
  screen: "confirmation",
  screensBefore: 4,
  buttons: { next: null, hasPrevious: true, hasCreate: true },
  form: filled,
  passwordParts: passwordState(filled.password),
};

const foreign = { ...filled, nationality: "PT", natRegNumber: "" };

/** Every face of the registration, by name. */
export const registrationWizardStates = {
  method,
  "method without the identity app": { ...method, isIdentityAppShown: false },
  "identity app refused": {
    ...method,
    identityAppError: "L’identification a été refusée dans l’app. Vous pouvez réessayer.",
  },
  "identity app of no use": {
    ...method,
    isIdentityAppShown: false,
    identityAppError: "Cette personne a déjà un compte. Connectez-vous.",
  },
  "identity app answered": { ...method, identityAppStatus: "reading" },
  "identity app unreachable": { ...method, identityAppStatus: "unreachable" },
  "over another page": { ...method, layout: "modal" },
  "account, empty": account,
  "account, over another page": { ...account, layout: "modal" },
  "account, identity confirmed": { ...account, identityAppStatus: "confirmed" },
  "account, being checked": {
    ...account,
    form: { ...filled, password: "Grand", password_confirmation: "" },
    passwordParts: passwordState("Grand"),
    fieldStates: {
      email: { ...quiet, isAccepted: true },
      username: { ...quiet, isPending: true },
    },
  },
  "account, wrong": {
    ...account,
    form: { ...filled, email: "emilie", password: "é", password_confirmation: "" },
    passwordParts: passwordState("é"),
    fieldStates: {
      email: { ...quiet, failure: "email-format" },
      username: { ...quiet, serverMessage: "Ce nom d’utilisateur est déjà pris." },
      password: { ...quiet, failure: "password-rules" },
      password_confirmation: { ...quiet, failure: "password-confirmation-required" },
    },
  },
  "personal data, empty": personal,
  "personal data, filled": { ...personal, form: filled },
  "personal data, identity confirmed": {
    ...personal,
    form: filled,
    identityAppStatus: "confirmed",
  },
  "personal data, passport": {
    ...personal,
    form: { ...foreign, passportId: "PT123456" },
    identityField: "passportId",
  },
  "personal data, number of another nationality": {
    ...personal,
    form: { ...foreign, hasNationalNumber: true },
  },
  "personal data, wrong": {
    ...personal,
    form: { ...filled, dob: "17/05/2010" },
    fieldStates: {
      dob: { ...quiet, failure: "under21" },
      natRegNumber: { ...quiet, failure: "nrn-date" },
    },
  },
  "countries loading": {
    ...personal,
    nationalities: null,
    residenceCountries: null,
    dialCountries: null,
  },
  "countries failed": {
    ...address,
    nationalities: null,
    residenceCountries: null,
    dialCountries: null,
    hasCountriesFailed: true,
  },
  "address, empty": address,
  "address, wrong": {
    ...address,
    form: { ...filled, zipcode: "106", telephone: "12" },
    fieldStates: {
      zipcode: { ...quiet, failure: "zipcode-belgian" },
      telephone: { ...quiet, failure: "telephone-format" },
    },
  },
  "identity check": {
    ...address,
    screen: "identity-check",
    screensBefore: 4,
    buttons: { next: "skip", hasPrevious: true, hasCreate: false },
  },
  confirmation,
  "confirmation, wrong": {
    ...confirmation,
    fieldStates: {
      tos: { ...quiet, failure: "tos-required" },
      g_recaptcha_response: { ...quiet, failure: "captcha-required" },
    },
  },
  "internal test": { ...confirmation, isInternalTest: true },
  submitting: { ...confirmation, form: { ...filled, tos: true }, status: "submitting" },
  "answer unknown": { ...confirmation, form: { ...filled, tos: true }, status: "unknown" },
  "refused by the server": {
    ...account,
    form: filled,
    passwordParts: passwordState(filled.password),
    error: "Votre inscription n’a pas été acceptée.",
    fieldStates: {
      username: { ...quiet, serverMessage: "Ce nom d’utilisateur est déjà pris." },
    },
  },
  "long text": {
    ...account,
    passwordParts: passwordState(filled.password),
    form: { ...filled, email: `${"a".repeat(60)}@exemple.be` },
    error:
      "Votre inscription n’a pas été acceptée, parce que nous n’avons pas pu comparer vos données avec celles du registre. Contactez notre service clientèle, qui les vérifie avec vous.",
    fieldStates: {
      email: {
        ...quiet,
        serverMessage:
          "Cette adresse appartient à un compte qui a été fermé à la demande de son titulaire. Contactez notre service clientèle.",
      },
    },
  },
} satisfies NamedStates<RegistrationWizardProps>;

/** The prompt before the wizard closes, by name. */
export const exitPromptStates = {
  asked: { onContinue: () => undefined, onLeave: () => undefined },
  "request sent": { isSent: true, onContinue: () => undefined, onLeave: () => undefined },
} satisfies NamedStates<ExitPromptProps>;

const retry: RetryPromptProps = { onConfirm: () => undefined, onDecline: () => undefined };

/** The prompt after a registration that did not come about, by name. */
export const retryPromptStates = {
  asked: retry,
  busy: { ...retry, isBusy: true },
} satisfies NamedStates<RetryPromptProps>;
