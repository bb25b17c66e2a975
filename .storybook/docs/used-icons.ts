const lucideImport = /^import\s+\{([^}]*)\}\s+from\s+"lucide";/gm;

/** The icons that a component's code imports, by the names that lucide gives them. */
export function usedIcons(code: string): string[] {
  const imported = [...code.matchAll(lucideImport)].flatMap(([, names = ""]) => names.split(","));
  const names = imported.map((each) => each.trim().split(/\s+as\s+/)[0] ?? "");
  return [...new Set(names.filter((name) => /^[A-Z]/.test(name)))].sort();
}

/** A module that has each icon with the folders whose code draws it, from the code of each folder. */
export function iconsModule(code: ReadonlyMap<string, string>): string {
  const users = new Map<string, string[]>();
  for (const [folder, text] of code) {
    for (const name of usedIcons(text)) users.set(name, [...(users.get(name) ?? []), folder]);
  }
  const icons = [...users].toSorted(([one], [other]) => one.localeCompare(other, "en"));
  const rows = icons.map(
    ([name, usedBy]) =>
      `{ name: "${name}", shape: ${name}, usedBy: ${JSON.stringify(usedBy.toSorted())} }`,
  );
  return `import { ${icons.map(([name]) => name).join(", ")} } from "lucide";
export default [${rows.join(", ")}];`;
}
