import { isBelgian } from "./form.ts";
import { lengthOf, normalise } from "./normalise.ts";

/** Latin letters with whatever stands on them; names of people and places have their signs besides. */
const letter = "\\p{Script=Latin}\\p{M}";
const apostrophe = "'’‘ʼ`´";
const quote = `${apostrophe}"“”«»`;

const email = /^[^\s@"<>()[\]\\,;:]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}\d-]{2,}$/u;
const username = /^\w+$/;
const personName = new RegExp(`^[${letter}\\d ${quote}.\\-]+$`, "u");
const birthPlaceName = new RegExp(`^[${letter} ${apostrophe}.\\-]+$`, "u");
const passport = new RegExp(`^[${letter}\\d ${apostrophe}\\-]+$`, "u");
const anyLetter = new RegExp(`[${letter}]`, "u");

const longestEmail = 254;
const shortestUsername = 7;
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
): "username-required" | "username-characters" | "username-length" | null {
  const name = normalise(text);
  if (name === "") return "username-required";
  if (!username.test(name)) return "username-characters";
  return name.length < shortestUsername ? "username-length" : null;
}

/** What is wrong with a first or a last name (A5). */
export function nameFailure(
  text: string,
): "name-required" | "name-characters" | "name-length" | null {
  const name = normalise(text);
  if (name === "") return "name-required";
  if (!personName.test(name) || !anyLetter.test(name)) return "name-characters";
  return lengthOf(name) < shortestName ? "name-length" : null;
}

/** What is wrong with a birth place: its letters may have spaces, hyphens and apostrophes between them. */
export function birthPlaceFailure(
  text: string,
): "birth-place-required" | "birth-place-characters" | "birth-place-length" | null {
  const name = normalise(text);
  if (name === "") return "birth-place-required";
  if (!birthPlaceName.test(name) || !anyLetter.test(name)) return "birth-place-characters";
  return lengthOf(name) < shortestName ? "birth-place-length" : null;
}

/** What is wrong with a passport's number (A5). */
export function passportFailure(
  text: string,
): "passport-required" | "passport-characters" | "passport-length" | null {
  const number = normalise(text);
  if (number === "") return "passport-required";
  if (!passport.test(number)) return "passport-characters";
  return lengthOf(number) < shortestPassport ? "passport-length" : null;
}

/** What is wrong with an address: it has letters (A5). */
export function addressFailure(text: string): "address-required" | "address-letters" | null {
  const address = normalise(text);
  if (address === "") return "address-required";
  return /\p{L}/u.test(address) ? null : "address-letters";
}

/** A postcode as it is judged and sent: some countries write a space within it. */
export function normaliseZipcode(text: string): string {
  return normalise(text).replace(/\s/g, "");
}

/** What is wrong with a postcode, by the code of its country (A5). */
export function zipcodeFailure(
  text: string,
  country: string,
): "zipcode-required" | "zipcode-characters" | "zipcode-belgian" | "zipcode-length" | null {
  const zipcode = normaliseZipcode(text);
  if (zipcode === "") return "zipcode-required";
  if (!/^[A-Za-z\d]+$/.test(zipcode)) return "zipcode-characters";
  if (isBelgian(country)) return zipcode.length === belgianZipcode ? null : "zipcode-belgian";
  const { shortest, longest } = otherZipcode;
  return zipcode.length >= shortest && zipcode.length <= longest ? null : "zipcode-length";
}
