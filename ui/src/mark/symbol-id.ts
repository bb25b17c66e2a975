/** From this size in px on a mark has more than its pattern, and a symbol of its own. */
export const largeFrom = 28;

/** A country, or a part of one that has teams of its own. */
export const countryCode = /^[a-z]{2}(?:-[a-z]{3})?$/;

const start = "gs-m-";
const largeEnd = "-l";

/** The id of the symbol that `MarkSheet` draws of a mark, small or large. */
export function symbolId(name: string, isLarge: boolean): string {
  return `${start}${name}${isLarge ? largeEnd : ""}`;
}

/** The mark's name and size that a symbol's id says; null for the id of something else. */
export function symbolOf(id: string): { readonly name: string; readonly isLarge: boolean } | null {
  if (!id.startsWith(start)) return null;
  const isLarge = id.endsWith(largeEnd);
  return { name: id.slice(start.length, isLarge ? -largeEnd.length : undefined), isLarge };
}

/** Whether a mark's name is the code of a country, or empty where a person has none: a flag is drawn, and no symbol. */
export function isFlag(name: string): boolean {
  return name === "" || countryCode.test(name);
}
