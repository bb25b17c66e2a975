import type { Language, WordingRow } from "./review-data.ts";

/** A text that a reviewer has read, by its fingerprint and that of its French source. */
export interface ReadText {
  readonly key: string;
  readonly language: Language;
  readonly hash: string;
  readonly source: string;
}

/** The text of a row in a language as it is signed off; none where the language has none. */
export function readTextOf({ key, texts }: WordingRow, language: Language): ReadText[] {
  const text = texts[language];
  return text ? [{ key, language, hash: text.hash, source: text.source }] : [];
}

/** What a reviewer downloads, and `npm run sign-off` records. */
export function signOffFile(by: string, on: string, texts: readonly ReadText[]): string {
  return `${JSON.stringify({ by: by.trim(), on, texts }, null, 2)}\n`;
}
