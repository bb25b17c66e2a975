import type { CountryBoxProps, CountryOption } from "./country-box-props.ts";

/** A country with the text that the closed box shows while it is chosen; no two have the same one. */
export interface CountryRow extends CountryOption {
  readonly text: string;
}

/** The rows of a list, with their texts. */
export function countryRows(
  options: readonly CountryOption[],
  shows: NonNullable<CountryBoxProps["shows"]>,
): CountryRow[] {
  return options.map((option) => ({
    ...option,
    text: shows === "name" ? option.name : `${option.dialCode} ${option.name}`.trim(),
  }));
}

/** Whether a country is meant: by the beginning of a word of its name, its code, or the beginning of its dial code. */
export function isMeant(row: CountryRow, typed: string): boolean {
  const text = plain(typed);
  return (
    inWords(row.name).includes(inWords(typed)) ||
    plain(row.code) === text ||
    plain(row.text) === text ||
    isDialled(row, typed)
  );
}

/** The country that was most likely meant: its code, then its name from the beginning, then the first one. */
export function likeliest(rows: readonly CountryRow[], typed: string): CountryRow | null {
  const text = plain(typed);
  const found = rows.filter((row) => isMeant(row, typed));
  return (
    exactly(found, typed) ??
    found.find(({ name }) => plain(name).startsWith(text)) ??
    found[0] ??
    null
  );
}

/** The country whose name, code, dial code or text in the box was typed in full. */
export function exactly(rows: readonly CountryRow[], typed: string): CountryRow | null {
  const text = plain(typed);
  const isExact = ({ name, code, dialCode, text: shown }: CountryRow) =>
    [name, code, dialCode, shown].some((each) => plain(each) === text);
  return rows.find(isExact) ?? null;
}

/** Without accents, capitals and outer spaces. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/** Plain words, each after a space, whatever is between them. */
function inWords(text: string): string {
  return ` ${plain(text)}`.replace(/[^\p{L}\d]+/gu, " ");
}

/** "+32", "0032" and "32" dial the same country. */
function isDialled({ dialCode }: CountryRow, typed: string): boolean {
  const digits = typed.replace(/\s/g, "").replace(/^(\+|00)/, "");
  return /^\d+$/.test(digits) && dialCode.slice(1).startsWith(digits);
}
