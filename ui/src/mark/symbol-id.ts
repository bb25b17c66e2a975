/** From this size in px on a mark has more than its pattern, and a symbol of its own. */
export const largeFrom = 28;

/** The id of the symbol that `MarkSheet` draws of a mark, small or large. */
export function symbolId(name: string, isLarge: boolean): string {
  return `gs-m-${name}${isLarge ? "-l" : ""}`;
}
