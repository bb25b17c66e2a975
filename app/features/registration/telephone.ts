import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";

/**
 * The number with its dial code, as it is sent; null for one that is not valid under the country's code (A5).
 * Countries that share a code, as Italy and the Vatican do, share their numbers.
 */
export function toInternational(telephone: string, country: string): string | null {
  const number = parsePhoneNumberFromString(telephone, country as CountryCode);
  if (!number?.isValid()) return null;
  const dialCode = getCountryCallingCode(country as CountryCode);
  return number.countryCallingCode === dialCode ? number.number : null;
}

/** The dial code of each country that has one, by the country's code: +32. */
export function dialCodes(): ReadonlyMap<string, string> {
  return new Map(getCountries().map((code) => [code, `+${getCountryCallingCode(code)}`]));
}
