import { newComponentLine } from "./since-version.ts";

/**
 * The list of Storybook's groups with a new component behind the one that it is a copy of; what is
 * listed stays as it is.
 */
export function withComponent(groups: string, folder: string, model: string): string {
  const listed = new RegExp(`(?<![\\w-])${folder}(?![\\w-])`);
  const behind = new RegExp(`(?<![\\w-])${model}(?![\\w-])`);
  return listed.test(groups) ? groups : groups.replace(behind, `${model} ${folder}`);
}

/** The changeset that says that a component is new, from which its page has since when it is there. */
export function newComponentChangeset(folder: string): string {
  return `---\n"@grandstand/ui": minor\n---\n\n${newComponentLine(folder)}\n`;
}

type PartSelectors = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The selectors of all components' parts with those of a new one, which are its model's; what is there stays. */
export function withPartSelectors(written: string, folder: string, model: string): string {
  const selectors: PartSelectors = JSON.parse(written);
  if (folder in selectors) return written;
  const all = Object.entries({ ...selectors, [folder]: selectors[model] ?? {} });
  const sorted = Object.fromEntries(all.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return `${JSON.stringify(sorted, null, 2)}\n`;
}
