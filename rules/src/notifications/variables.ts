/** Puts the values of a notification into words, as text; what has no value leaves nothing (A3). */
export function fillVariables(
  words: string,
  variables: Readonly<Record<string, string | number>>,
): string {
  return words.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
    Object.hasOwn(variables, name) ? String(variables[name]) : "",
  );
}
