import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { plainWords } from "../identities/plain-words.ts";

/** What each field of a registration may hold (A5), as the operator itself judges a text that was sent. */

const latin = "\\p{Script=Latin}\\p{M}";

export function isEmail(text: string): boolean {
  const address = text.normalize("NFC").trim();
  const [, domain = ""] = /^[^\s@"<>()[\]\\,;:]{1,64}@([^@]+)$/.exec(address) ?? [];
  const labels = domain.split(".");
  const isDomain = labels.length > 1 && labels.slice(0, -1).every(isLabel);
  return address.length <= 254 && isDomain && /^[\p{L}\d-]{2,}$/u.test(labels.at(-1) ?? "");
}

function isLabel(label: string): boolean {
  return /^[\p{L}\d-]+$/u.test(label) && !label.startsWith("-") && !label.endsWith("-");
}

export function isUsername(text: string): boolean {
  return /^[A-Za-z0-9_]{7,50}$/.test(text.trim());
}

export function isPassword(text: string): boolean {
  return [/^[A-Za-z0-9_-]{8,200}$/, /[a-z]/, /[A-Z]/, /[0-9]/].every((part) => part.test(text));
}

export function isPersonName(text: string): boolean {
  return hasLetters(text, 2) && has(text, `${latin}\u00b70-9 '".-`);
}

export function isBirthTown(text: string): boolean {
  return hasLetters(text, 2) && has(text, `${latin}\u00b7 '.()/-`);
}

export function isPassport(text: string): boolean {
  return [...plainWords(text)].length >= 7 && has(text, `${latin}0-9 '-`);
}

export function isAddress(text: string): boolean {
  return /\p{L}/u.test(plainWords(text));
}

export function isCity(text: string): boolean {
  return plainWords(text) !== "";
}

/** Letters and digits alone: the form sends a postcode without its spaces, hyphens and country. */
export function isZipcode(zipcode: string, country: string): boolean {
  return (country === "BE" ? /^[a-z\d]{4}$/i : /^[a-z\d]{3,15}$/i).test(zipcode);
}

/** An existing number with its dial code, and not one at a premium rate. */
export function isTelephone(text: string): boolean {
  const number = parsePhoneNumberFromString(text, { extract: false });
  if (number?.number !== text || !number.isValid()) return false;
  return number.getType() !== "PREMIUM_RATE";
}

/** Whether a text has at least that many characters, and a letter among them. */
function hasLetters(text: string, shortest: number): boolean {
  const words = plainWords(text);
  return [...words].length >= shortest && /\p{Script=Latin}/u.test(words);
}

/** Whether a text has none but these characters. */
function has(text: string, characters: string): boolean {
  return new RegExp(`^[${characters}]+$`, "u").test(plainWords(text));
}
