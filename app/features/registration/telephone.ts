import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";

/** The number with its dial code, as it is sent; null for one that is not valid in the country (A5). */
export function toInternational(telephone: string, country: string): string | null {
  const number = parsePhoneNumberFromString(telephone, country as CountryCode);
  if (!number?.isValid() || number.country !== country) return null;
  return number.number;
}

/** The dial code of each country that has one, by the country's code: +32. */
export function dialCodes(): ReadonlyMap<string, string> {
  return new Map(getCountries().map((code) => [code, `+${getCountryCallingCode(code)}`]));
}
