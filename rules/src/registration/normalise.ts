/** A text as it is judged and sent: composed characters, and no space around it. */
export function normalise(text: string): string {
  return text.normalize("NFC").trim();
}

/** The invisible characters that word processors and pages put between letters. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/**
 * The words of a person, such as names, places and documents' numbers, as they are judged and sent: each space, hyphen,
 * apostrophe and quote of a keyboard or a copied text becomes the plain one.
 */
export function normaliseWords(text: string): string {
  return normalise(text.replace(unseen, ""))
    .replace(/\s+/g, " ")
    .replace(/[\p{Pd}−]/gu, "-")
    .replace(/[’‘‛ʼʻʹʽ`´′＇]/g, "'")
    .replace(/[“”„‟«»″＂]/g, '"');
}

/** The digits of a text, without the separators that people type between them. */
export function digitsOf(text: string): string {
  return normaliseWords(text).replace(/[\s.\-/]/g, "");
}

/** How many characters a person sees in a normalised text, a letter outside of the basic plane as one. */
export function lengthOf(text: string): number {
  return [...text].length;
}
