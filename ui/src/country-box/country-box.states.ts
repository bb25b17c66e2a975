import type { NamedStates } from "../testing/named-states.ts";
import type { CountryBoxProps, CountryOption } from "./country-box-props.ts";

const dialCodes: Readonly<Record<string, string>> = {
  BE: "+32",
  FR: "+33",
  NL: "+31",
  LU: "+352",
  DE: "+49",
  ES: "+34",
  IT: "+39",
  PT: "+351",
  PL: "+48",
  RO: "+40",
  MA: "+212",
  TR: "+90",
  GB: "+44",
  US: "+1",
  CA: "+1",
  BO: "+591",
};

function optionsOf(codes: readonly string[]): CountryOption[] {
  const names = new Intl.DisplayNames("fr", { type: "region" });
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code, dialCode: dialCodes[code] ?? "+999" }))
    .sort((one, other) => one.name.localeCompare(other.name, "fr"));
}

/** A code for each region that the browser has a name for: as many as a real list has. */
function allCodes(): string[] {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const names = new Intl.DisplayNames("fr", { type: "region", fallback: "none" });
  const named = letters
    .flatMap((first) => letters.map((second) => first + second))
    .map((code) => [names.of(code), code] as const)
    .filter(([name]) => name !== undefined);
  return [...new Map(named).values()];
}

const options = optionsOf(Object.keys(dialCodes));

const props: CountryBoxProps = {
  label: "Nationalité",
  options,
  value: "BE",
  error: null,
  onChange: () => undefined,
};

/** Every face of the country box, by name. */
export const countryBoxStates = {
  chosen: props,
  empty: { ...props, value: "" },
  "every country": { ...props, options: optionsOf(allCodes()) },
  "dial code": { ...props, label: "Indicatif du pays", shows: "dial-code" },
  "with a hint": { ...props, hint: "Celle de votre document d’identité" },
  loading: { ...props, options: null },
  wrong: { ...props, value: "", error: "Choisissez votre nationalité." },
  disabled: { ...props, isDisabled: true },
  "long text": {
    ...props,
    label: "Land waarvan u de nationaliteit hebt volgens uw identiteitsdocument",
    options: [
      ...options.slice(0, 3),
      { code: "GS", name: "Géorgie du Sud et les îles Sandwich du Sud", dialCode: "+500" },
    ],
    value: "GS",
  },
} satisfies NamedStates<CountryBoxProps>;
