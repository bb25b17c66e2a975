import type { Language, VariableRow } from "../../stories/review/review-data.ts";
import { sampleOf } from "./samples.ts";
import type { ShownValues } from "./shown-texts.ts";

const kinds: readonly (readonly [type: string, written: RegExp])[] = [
  ["amount of money", /[€$£]|EUR/],
  ["percentage", /%/],
  ["date or time", /\d{1,2}:\d{2}|\b(?:19|20)\d{2}\b/],
  ["number", /^[\d\s.,/+-]+$/],
];

/** What a variable holds, by how its value is written. */
function typeOf(value: string | number): string {
  if (typeof value === "number") return "number";
  return kinds.find(([, written]) => written.test(value))?.[0] ?? "text";
}

/** The value of a variable in a language: the state's own, else a sample. */
export function valueIn(
  name: string,
  language: Language,
  values: ShownValues,
  pluralForm: string | undefined,
): string {
  const given = values[language]?.[name];
  return given === undefined ? sampleOf(name, language, pluralForm) : String(given);
}

/** A variable of a text with its type and what it holds where the text is shown. */
export function variableRow(name: string, values: ShownValues, pluralForm?: string): VariableRow {
  const isGiven = values.fr?.[name] !== undefined;
  const sample = valueIn(name, "fr", values, pluralForm);
  return { name, type: typeOf(values.fr?.[name] ?? sample), sample, isGiven };
}
