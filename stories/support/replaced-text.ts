import { type Catalogs, wordingNamespaces } from "@grandstand/ui/locale";
import type { Language } from "../review/review-data.ts";

/**
 * The address of a text that its state itself does not draw names it as `words`, and as `place` the text of
 * the state that it replaces. It holds for the story that the page was loaded with.
 */
const parameters = new URLSearchParams(globalThis.location?.search);

/** The wording of a story, in which the text that the page's address names replaces another. */
export async function withReplacedText(
  catalogs: Catalogs,
  { id, language }: { readonly id: string; readonly language: string },
): Promise<Catalogs> {
  const [words, replacedKey] = [parameters.get("words"), parameters.get("place")];
  if (words === null || replacedKey === null || parameters.get("id") !== id) return catalogs;
  const { default: rows } = await import("virtual:grandstand-review/wording");
  const text = rows.find(({ key }) => key === words)?.texts[language as Language]?.rendered;
  return text === undefined ? catalogs : replaceText(catalogs, replacedKey, text);
}

const baseOf = (key: string) => key.replace(/_(?:one|many|other)$/, "");

/** The catalogs with the text for a key; for each form of it where the key is of a plural. */
export function replaceText(catalogs: Catalogs, replacedKey: string, text: string): Catalogs {
  const isReplaced = (key: string) =>
    key === replacedKey ||
    (baseOf(replacedKey) !== replacedKey && baseOf(key) === baseOf(replacedKey));
  return Object.fromEntries(
    wordingNamespaces.map((namespace) => {
      const own = Object.entries(catalogs[namespace] ?? {});
      return [
        namespace,
        Object.fromEntries(own.map(([key, its]) => [key, isReplaced(key) ? text : its])),
      ];
    }),
  );
}
