import type { NamedStates } from "../testing/named-states.ts";
import type { PasswordFieldProps } from "./password-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

const text: TextFieldProps = {
  label: "Nom d’utilisateur",
  name: "username",
  value: "",
  autoComplete: "username",
  onChange: () => undefined,
};

/** Every face of a text field, by name. */
export const textFieldStates = {
  empty: text,
  filled: { ...text, value: "verified_player" },
  "with a hint": { ...text, hint: "Au moins 7 lettres, chiffres ou traits bas" },
  wrong: { ...text, value: "abc", error: "Il faut au moins 7 caractères" },
  "wrong with a hint": {
    ...text,
    value: "abc",
    hint: "Au moins 7 lettres, chiffres ou traits bas",
    error: "Il faut au moins 7 caractères",
  },
  optional: { ...text, label: "Code promotionnel", name: "promo", isOptional: true },
  disabled: { ...text, value: "verified_player", isDisabled: true },
  "long text": {
    ...text,
    label: "Nummer van het paspoort of van de identiteitskaart waarmee u zich inschrijft",
    value: "een heel lange waarde die niet in het veld past en dus verder schuift",
    error:
      "Dit nummer hoort bij een ander account. Neem contact op met de klantendienst als dat niet klopt.",
  },
} satisfies NamedStates<TextFieldProps>;

const password: PasswordFieldProps = {
  label: "Mot de passe",
  name: "password",
  value: "",
  autoComplete: "current-password",
  onChange: () => undefined,
};

/** Every face of a password field, by name. */
export const passwordFieldStates = {
  empty: password,
  filled: { ...password, value: "Grandstand1" },
  wrong: { ...password, value: "court", error: "Il faut au moins 8 caractères" },
  disabled: { ...password, isDisabled: true },
} satisfies NamedStates<PasswordFieldProps>;
