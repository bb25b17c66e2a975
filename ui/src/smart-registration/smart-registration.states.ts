import { passwordState } from "@grandstand/rules/registration";
import { createHold, emptySmartForm, type SmartForm } from "@grandstand/rules/smart-form";
import type { FieldState } from "../field/field-state.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { SmartRegistrationProps } from "./smart-registration-props.ts";

const quiet: FieldState = {
  failure: null,
  serverMessage: null,
  isPending: false,
  isAccepted: false,
};

const filled: SmartForm = {
  sport_username: "adam_goossens",
  sport_password: "Velodroom-8",
  natRegNumber: "85.12.01-124.66",
  passportId: "PT123456",
  tos: true,
};
const passwordParts = passwordState(filled.sport_password);

const empty: SmartRegistrationProps = {
  email: "a•••••@e•••••.be",
  documentType: "nrn",
  form: emptySmartForm,
  fieldStates: {},
  passwordParts: passwordState(""),
  hold: createHold(emptySmartForm, "nrn", {}),
  error: null,
  status: "open",
  onChange: () => undefined,
  onLeave: () => undefined,
  onCreate: () => undefined,
  onClose: () => undefined,
};

const complete: SmartRegistrationProps = {
  ...empty,
  form: filled,
  passwordParts,
  hold: null,
  fieldStates: {
    sport_username: { ...quiet, isAccepted: true },
    natRegNumber: { ...quiet, isAccepted: true },
  },
};

const used: FieldState = { ...quiet, serverMessage: "Ce nom d’utilisateur est déjà pris." };

/** Every face of the smart registration, by name. */
export const smartRegistrationStates = {
  empty,
  "with a passport": {
    ...empty,
    documentType: "passport",
    hold: createHold(emptySmartForm, "passport", {}),
  },
  "being checked": {
    ...complete,
    hold: createHold(filled, "nrn", { sport_username: "pending", natRegNumber: "pending" }),
    fieldStates: {
      sport_username: { ...quiet, isPending: true },
      natRegNumber: { ...quiet, isPending: true },
    },
  },
  "name used": {
    ...complete,
    form: { ...filled, natRegNumber: "", tos: false },
    hold: createHold({ ...filled, natRegNumber: "", tos: false }, "nrn", {
      sport_username: "refused",
    }),
    fieldStates: { sport_username: used },
  },
  wrong: {
    ...empty,
    form: { ...emptySmartForm, sport_username: "adam", sport_password: "é" },
    passwordParts: passwordState("é"),
    fieldStates: {
      sport_username: { ...quiet, failure: "username-length" },
      sport_password: { ...quiet, failure: "password-rules" },
      natRegNumber: { ...quiet, failure: "nrn-required" },
      tos: { ...quiet, failure: "tos-required" },
    },
  },
  complete,
  submitting: { ...complete, status: "submitting" },
  "answer unknown": { ...complete, status: "unknown" },
  "refused by the server": {
    ...complete,
    error: "Certaines informations doivent être corrigées.",
    hold: createHold(filled, "nrn", { sport_username: "refused" }),
    fieldStates: { ...complete.fieldStates, sport_username: used },
  },
  "error of the server": {
    ...complete,
    error: "Nous ne pouvons pas ouvrir de compte à votre nom.",
  },
  "long text": {
    ...complete,
    documentType: "passport",
    email: "een•••••@bijzonderlangedomeinnaam•••••.amsterdam",
    error:
      "Votre inscription n’a pas été acceptée, parce que nous n’avons pas pu comparer vos données avec celles du registre. Contactez notre service clientèle, qui les vérifie avec vous.",
    hold: createHold(filled, "passport", { passportId: "refused" }),
    fieldStates: {
      passportId: {
        ...quiet,
        serverMessage:
          "Ce passeport appartient à un compte qui a été fermé à la demande de son titulaire. Contactez notre service clientèle.",
      },
    },
  },
} satisfies NamedStates<SmartRegistrationProps>;
