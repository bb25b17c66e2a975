import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { transform } from "lightningcss";
import postcss, { type AtRule, type Root } from "postcss";
import { packageFolder, publishedFolders } from "./package-paths.ts";
import { orderRules, type SheetRule } from "./sheet-order.ts";

/** The layers that are taken apart; all else of a whole sheet is its base. */
const parted = ["gs.components", "gs.utilities"] as const;

type PartedLayer = { readonly name: string; readonly rules: readonly SheetRule[] };

const minified = (css: string) =>
  transform({ filename: "sheet.css", code: Buffer.from(css), minify: true }).code.toString();

/** Takes the parted layers' rules out of a sheet, and leaves the order of their layers there. */
function removeRules(sheet: Root): readonly PartedLayer[] {
  const removed: PartedLayer[] = [];
  sheet.walkAtRules("layer", (found: AtRule) => {
    const name = parted.find((each) => each === found.params);
    if (!name || !found.nodes) return;
    const { rules, layers } = orderRules(found);
    removed.push({ name, rules });
    const kept = found.nodes.filter((node) => node.type === "atrule" && node.name === "keyframes");
    found.removeAll();
    found.append(postcss.atRule({ name: "layer", params: layers.join(", ") }), ...kept);
  });
  return removed;
}

const imported = /(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"]+\.js)"/g;

/** The built modules that a module brings, the texts of languages excepted. */
function modulesOf(path: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (found.has(path) || path.includes("/locale/")) return found;
  const code = readFileSync(path, "utf8");
  found.set(path, code);
  for (const [, specifier = ""] of code.matchAll(imported)) {
    modulesOf(join(dirname(path), specifier), found);
  }
  return found;
}

/** Everything in a component's code that may be a class. */
function wordsOf(folder: string): ReadonlySet<string> {
  const modules = modulesOf(join(packageFolder, folder, "index.js"));
  return new Set([...modules.values()].flatMap((code) => code.split(/[\s"'`]+/)));
}

/** The class of an element that only has others within or beside it styled: it needs no rule of its own. */
const marker = /^gs:(?:group|peer)(?:\/|$)/;

function isFor(rule: SheetRule, words: ReadonlySet<string>): boolean {
  const own = rule.classes.filter((name) => !marker.test(name));
  // An excluded class is no reason to have a rule, nor to lack it.
  return own.length > 0 && own.some((name) => words.has(name));
}

function writeRule({ around, selector, declarations, layer }: SheetRule): string {
  const body = `${selector}{${declarations.map(String).join(";")}}`;
  const within = around.reduceRight((inner, head) => `${head}{${inner}}`, body);
  return `@layer ${layer}{${within}}`;
}

/** The sheet of what a component draws, whatever of the package it is made of. */
function writeSheet(layers: readonly PartedLayer[], words: ReadonlySet<string>): string {
  const css = layers.map(({ name, rules }) => {
    const needed = rules.filter((rule) => isFor(rule, words));
    return needed.length === 0 ? "" : `@layer ${name}{${needed.map(writeRule).join("")}}`;
  });
  return minified(css.join(""));
}

/**
 * Takes the whole sheets apart: `components-base.css` and `styles-base.css` have what every component needs,
 * and each component that draws has the rest of what it draws in a sheet of its own.
 */
export function writeComponentSheets(): void {
  const read = (name: string) => postcss.parse(readFileSync(join(packageFolder, name), "utf8"));
  const write = (name: string, css: string) => writeFileSync(join(packageFolder, name), css);
  const components = read("components.css");
  const layers = removeRules(components);
  const styles = read("styles.css");
  removeRules(styles);
  write("components-base.css", minified(components.toString()));
  write("styles-base.css", minified(styles.toString()));
  for (const folder of publishedFolders()) {
    if (!existsSync(join(packageFolder, folder, "index.js"))) continue;
    const css = writeSheet(layers, wordsOf(folder));
    if (css !== "") write(join(folder, "styles.css"), css);
  }
}
