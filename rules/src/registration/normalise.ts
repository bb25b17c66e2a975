/** A text as it is judged and sent: composed characters, and no space around it. */
export function normalise(text: string): string {
  return text.normalize("NFC").trim();
}

/** The digits of a text, without the separators that people type between them. */
export function digitsOf(text: string): string {
  return text.replace(/[\s.\-/]/g, "");
}

/** How many characters a person sees in a normalised text, a letter outside of the basic plane as one. */
export function lengthOf(text: string): number {
  return [...text].length;
}
