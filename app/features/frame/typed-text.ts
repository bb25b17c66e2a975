import { storageKeys, tabStorage } from "../../core/storage/storage.ts";

/** What was typed on one path, by the name of each field. */
export interface TypedText {
  readonly path: string;
  readonly fields: readonly (readonly [name: string, text: string])[];
}

const typedIn =
  "textarea, input:is([type=text], [type=search], [type=tel], [type=email], :not([type]))";

/** Keeps what is in the page's fields over a reload; never a password. The slip keeps its own. */
export function keepTypedText(): void {
  const fields = fieldsOf(document)
    .filter(({ value }) => value !== "")
    .map((field) => [nameOf(field), field.value] as const);
  const kept: TypedText = { path: location.pathname, fields };
  tabStorage().write(storageKeys.typedText, JSON.stringify(kept));
}

/** A field in which a person types. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The fields of a page that can be seen. */
export function fieldsOf(page: Document): TextField[] {
  return [...page.querySelectorAll<TextField>(typedIn)].filter((field) => field.checkVisibility());
}

/** What a field is called. */
export function nameOf(field: TextField): string {
  const label = field.labels?.[0]?.textContent;
  return label ?? field.getAttribute("aria-label") ?? field.placeholder;
}

/** Whether a page of this tab has kept what was typed. */
export function hasTypedText(): boolean {
  return tabStorage().read(storageKeys.typedText) !== null;
}
