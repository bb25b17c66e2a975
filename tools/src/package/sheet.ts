/** Rules that may be outside of every layer: they select no element. */
const harmless = /^@(?:font-face|property|layer)\b|^@keyframes gs-|^:root,:host$/;

/** A class in a selector that does not begin as ours do; a layer's name has a dot too. */
const sharedClass = /(?<!\\|@layer [^{;]*)\.(?!gs(?:-|\\:))-?[_a-z][\w-]*/gi;
/** What may have a dot and is no class. */
const quoted = /url\([^)]*\)|"[^"]*"|\/\*[\s\S]*?\*\//g;

/** The heads of a sheet's outermost rules. */
function outermostRules(css: string): readonly string[] {
  const heads: string[] = [];
  let depth = 0;
  let start = 0;
  const text = css.replace(/\/\*[\s\S]*?\*\//g, "");
  for (const [index, character] of [...text].entries()) {
    if (character === "{" && depth++ === 0) heads.push(text.slice(start, index).trim());
    const isEnd = character === "}" ? --depth === 0 : character === ";" && depth === 0;
    if (isEnd) start = index + 1;
  }
  return heads;
}

/**
 * What a sheet shares with a host that uses Tailwind too, where one would change the other: a rule outside of
 * every layer, one in a layer with a name of Tailwind's, and a class, an animation or a custom property
 * that is set or read without the package's prefix.
 */
export function sheetErrors(name: string, css: string): readonly string[] {
  const rules = outermostRules(css).flatMap((head) => {
    if (!harmless.test(head)) return [`${name} has ${head} outside of its layers`];
    const layer = /^@layer (.+)$/.exec(head)?.[1];
    // Tailwind's variables have the same meaning in every Tailwind, and so has the layer of their
    // initial values.
    if (layer === undefined || layer.startsWith("gs.") || layer === "properties") return [];
    return [`${name} has the layer ${layer}, which a host may have too: nest it under gs`];
  });
  const properties = [
    ...css.matchAll(/(?<![\w-])--(?!gs-|tw-|radix-|lightningcss-)[a-z][\w-]*(?=\s*[:,)])/g),
  ].map(
    ([property]) => `${name} has ${property}, which a host may have too: it must begin with --gs-`,
  );
  const classes = [...css.replace(quoted, "").matchAll(sharedClass)].map(
    ([found]) => `${name} has the class ${found}, which a host may have too: write gs: before it`,
  );
  return [...new Set([...rules, ...properties, ...classes])];
}
