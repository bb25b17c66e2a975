import { normaliseWords } from "@grandstand/rules/registration";
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";

/**
 * The number with its dial code, as it is sent; null for one that does not exist under the country's code, that has
 * something else beside it, or whose calls are charged to the person who answers (A5). Only the whole of the library's
 * data knows how many digits each kind of number has. Countries that share a code, as Italy and the Vatican do, share
 * their numbers.
 */
export function toInternational(telephone: string, country: string): string | null {
  const number = parsePhoneNumberFromString(normaliseWords(telephone), {
    defaultCountry: country as CountryCode,
    extract: false,
  });
  // An extension would be dropped in silence, and a call would not reach the person.
  if (!number?.isValid() || number.ext || number.getType() === "PREMIUM_RATE") return null;
  const dialCode = getCountryCallingCode(country as CountryCode);
  return number.countryCallingCode === dialCode ? number.number : null;
}

/** The dial code of each country that has one, by the country's code: +32. */
export function dialCodes(): ReadonlyMap<string, string> {
  return new Map(getCountries().map((code) => [code, `+${getCountryCallingCode(code)}`]));
}
