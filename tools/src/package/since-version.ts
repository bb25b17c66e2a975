/** How a changeset, and then the changelog, says that a component is new. */
export function newComponentLine(folder: string): string {
  return `New component: \`${folder}\`.`;
}

/**
 * The first version of the package that has a component: the one whose part of the changelog says that it
 * is new, else the first of all. Null while that is said by a changeset alone, which no version has yet.
 */
export function sinceVersion(
  folder: string,
  changelog: string,
  changesets: readonly string[],
): string | null {
  const line = newComponentLine(folder);
  const versions = changelog.split(/^## /m).slice(1);
  const named = versions.find((part) => part.includes(line));
  if (!named && changesets.some((text) => text.includes(line))) return null;
  return (named ?? versions.at(-1) ?? "").split("\n")[0]?.trim() || null;
}
