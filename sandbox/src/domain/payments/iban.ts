/** Lengths of the countries that most people here have an account in; any other has 15 to 34 characters. */
const lengths: Readonly<Record<string, number>> = {
  BE: 16,
  DE: 22,
  ES: 24,
  FR: 27,
  IT: 27,
  LU: 20,
  NL: 18,
};

/** An IBAN without what people put between its characters. */
export function compactIban(text: string): string {
  return text.replace(/[\s.-]/g, "").toUpperCase();
}

/** Whether it is the number of an account: its country's length, and check digits that are right (ISO 13616). */
export function isIban(text: string): boolean {
  const iban = compactIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  if (iban.length !== (lengths[iban.slice(0, 2)] ?? iban.length)) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** The end of an IBAN, which names it to its person and to no one else. */
export function endOfIban(text: string): string {
  return compactIban(text).slice(-4);
}
