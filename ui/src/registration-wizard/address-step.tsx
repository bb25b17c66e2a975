import { CountryBox } from "../country-box/index.ts";
import { useFieldError } from "../field/use-field-error.ts";
import { useWording } from "../provider/index.ts";
import { CountriesNotice } from "./countries-notice.tsx";
import { wizardPair } from "./registration-wizard.variants.ts";
import { useCountryList } from "./use-country-list.ts";
import { type StepProps, WizardTextField } from "./wizard-text-field.tsx";

/** Step 3: the address, and a telephone number (A2). The country decides on the form of a postcode. */
export function AddressStep({ wizard }: StepProps) {
  const t = useWording();
  const errorOf = useFieldError();
  const { form, fieldStates, residenceCountries, hasCountriesFailed, onChange, onLeave } = wizard;
  const list = useCountryList(residenceCountries, hasCountriesFailed, form.country);
  return (
    <>
      <CountriesNotice wizard={wizard} />
      <CountryBox
        name="country"
        label={t("registration.label.country")}
        {...list}
        value={form.country}
        autoComplete="country"
        isRequired
        error={errorOf(fieldStates.country) ?? null}
        onChange={(code) => onChange("country", code)}
        onLeave={() => onLeave("country")}
      />
      <WizardTextField wizard={wizard} field="address" autoComplete="address-line1" />
      <div className={wizardPair()}>
        <WizardTextField wizard={wizard} field="zipcode" autoComplete="postal-code" isVerbatim />
        <WizardTextField wizard={wizard} field="city" autoComplete="address-level2" />
      </div>
      <Telephone wizard={wizard} />
    </>
  );
}

/** The dial code is chosen, and never typed into the number (A5). */
function Telephone({ wizard }: StepProps) {
  const t = useWording();
  const { form, dialCountries, hasCountriesFailed, onChange } = wizard;
  const list = useCountryList(dialCountries, hasCountriesFailed, form.telephoneCountry);
  return (
    <div className={wizardPair()}>
      <CountryBox
        name="telephoneCountry"
        label={t("registration.label.telephone-country")}
        {...list}
        value={form.telephoneCountry}
        shows="dial-code"
        autoComplete="tel-country-code"
        isRequired
        error={null}
        onChange={(code) => onChange("telephoneCountry", code)}
      />
      <WizardTextField
        wizard={wizard}
        field="telephone"
        autoComplete="tel-national"
        inputMode="tel"
        isVerbatim
      />
    </div>
  );
}
