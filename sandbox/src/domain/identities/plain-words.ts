/** Each plain sign with the others that people have on their keyboards and in their documents. */
const signs: readonly (readonly [plain: string, others: RegExp])[] = [
  [" ", /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/g],
  ["-", /[\p{Dash_Punctuation}\u2212]/gu],
  ["'", /[\u0060\u00b4\u02b9\u02bb-\u02bd\u2018\u2019\u201b\u2032\uff07]/g],
  ['"', /[\u00ab\u00bb\u201c-\u201f\u2033\uff02]/g],
];

/**
 * The words of a person as the operator judges, keeps and compares them, by its own computation: composed letters,
 * plain signs, and nothing invisible.
 */
export function plainWords(text: string): string {
  const seen = text.replace(/\u00ad|\u200b|\u200c|\u200d|\u2060|\ufeff/g, "");
  return signs
    .reduce((words, [plain, others]) => words.replace(others, plain), seen.normalize("NFC"))
    .trim();
}
