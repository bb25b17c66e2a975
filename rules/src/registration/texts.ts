import { isBelgian } from "./form.ts";
import { lengthOf, normalise, normaliseWords } from "./normalise.ts";

/** Latin letters with any accents; names of people and places have their signs besides, and Catalan's dot. */
const letter = "\\p{Script=Latin}\\p{M}";

const email =
  /^[^\s@"<>()[\]\\,;:]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}\d-]{2,}$/u;
const username = /^\w+$/;
const personName = new RegExp(`^[${letter}·\\d '".\\-]+$`, "u");
const birthPlaceName = new RegExp(`^[${letter}· '.\\-/()]+$`, "u");
const passport = new RegExp(`^[${letter}\\d '\\-]+$`, "u");
const anyLetter = /\p{Script=Latin}/u;

const longestEmail = 254;
const shortestUsername = 7;
const longestUsername = 50;
const shortestName = 2;
const shortestPassport = 7;
const belgianZipcode = 4;
const otherZipcode = { shortest: 3, longest: 15 };

/** What is wrong with an e-mail address (A5). */
export function emailFailure(text: string): "email-required" | "email-format" | null {
  const address = normalise(text);
  if (address === "") return "email-required";
  return address.length <= longestEmail && email.test(address) ? null : "email-format";
}

/** What is wrong with a username (A5). */
export function usernameFailure(
  text: string,
): "username-required" | "username-characters" | "username-length" | "username-long" | null {
  const name = normalise(text);
  if (name === "") return "username-required";
  if (!username.test(name)) return "username-characters";
  if (name.length > longestUsername) return "username-long";
  return name.length < shortestUsername ? "username-length" : null;
}

/** What is wrong with a first or a last name (A5). */
export function nameFailure(
  text: string,
): "name-required" | "name-characters" | "name-length" | null {
  const name = normaliseWords(text);
  if (name === "") return "name-required";
  if (!personName.test(name) || !anyLetter.test(name)) return "name-characters";
  return lengthOf(name) < shortestName ? "name-length" : null;
}

/** What is wrong with a birth place: its letters may have spaces, hyphens and apostrophes between them. */
export function birthPlaceFailure(
  text: string,
): "birth-place-required" | "birth-place-characters" | "birth-place-length" | null {
  const name = normaliseWords(text);
  if (name === "") return "birth-place-required";
  if (!birthPlaceName.test(name) || !anyLetter.test(name)) return "birth-place-characters";
  return lengthOf(name) < shortestName ? "birth-place-length" : null;
}

/** What is wrong with a passport's number (A5). */
export function passportFailure(
  text: string,
): "passport-required" | "passport-characters" | "passport-length" | null {
  const number = normaliseWords(text);
  if (number === "") return "passport-required";
  if (!passport.test(number)) return "passport-characters";
  return lengthOf(number) < shortestPassport ? "passport-length" : null;
}

/** What is wrong with an address: it has letters (A5). */
export function addressFailure(text: string): "address-required" | "address-letters" | null {
  const address = normaliseWords(text);
  if (address === "") return "address-required";
  return /\p{L}/u.test(address) ? null : "address-letters";
}

/** What is written before a postcode on an envelope, where it differs from the code of the country. */
const postalSigns: Readonly<Record<string, string>> = {
  AT: "A",
  BE: "B",
  DE: "D",
  ES: "E",
  FI: "FIN",
  FR: "F",
  HU: "H",
  IT: "I",
  LU: "L",
  NO: "N",
  PT: "P",
  SE: "S",
};

/**
 * A postcode as it is judged and sent: without the spaces and hyphens that some countries write within it, and without
 * the country's sign before its digits (L-1611).
 */
export function normaliseZipcode(text: string, country: string): string {
  const signs = [country, postalSigns[country] ?? country].join("|");
  return normaliseWords(text)
    .replace(new RegExp(`^(?:${signs})[ -]+(?=\\d)`, "i"), "")
    .replace(/[ -]/g, "");
}

/** What is wrong with a postcode, by the code of its country (A5). */
export function zipcodeFailure(
  text: string,
  country: string,
): "zipcode-required" | "zipcode-characters" | "zipcode-belgian" | "zipcode-length" | null {
  const zipcode = normaliseZipcode(text, country);
  if (zipcode === "") return "zipcode-required";
  if (!/^[A-Za-z\d]+$/.test(zipcode)) return "zipcode-characters";
  if (isBelgian(country)) return zipcode.length === belgianZipcode ? null : "zipcode-belgian";
  const { shortest, longest } = otherZipcode;
  return zipcode.length >= shortest && zipcode.length <= longest ? null : "zipcode-length";
}
