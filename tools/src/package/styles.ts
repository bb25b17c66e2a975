import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";
import { root } from "../run/paths.ts";
import { packageFolder } from "./package-paths.ts";
import { writeTokens } from "./tokens.ts";

const sheets = ["components", "styles"];

/** Excludes the two dashes within a class name, and Tailwind's own variables, which hosts share. */
const property = /(?<![\w-])--(?!tw-|gs-)([a-z][\w-]*)/g;

/** Every custom property that a sheet of ours sets or reads. */
function propertiesIn(css: string): ReadonlySet<string> {
  return new Set([...css.matchAll(property)].map(([, name = ""]) => name));
}

/**
 * A host's Tailwind has --radius-md and --spacing too, and both would be set on the same root. So
 * each custom property of the package begins with --gs-, in the sheets and in the classes that name
 * it.
 */
function renamer(names: ReadonlySet<string>): (text: string) => string {
  return (text) =>
    text.replace(property, (whole, name: string) => (names.has(name) ? `--gs-${name}` : whole));
}

/**
 * Compiles components.css and styles.css, each whole, with the fonts beside them.
 * @returns what renames the custom properties in a module, as it was done in the sheets.
 */
export async function buildStyles(): Promise<(text: string) => string> {
  const input = Object.fromEntries(sheets.map((name) => [name, join(root, `ui/src/${name}.css`)]));
  await build({
    configFile: false,
    root: join(root, "ui"),
    base: "./",
    logLevel: "warn",
    publicDir: false,
    plugins: [tailwindcss()],
    build: {
      outDir: packageFolder,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      cssMinify: "lightningcss",
      rolldownOptions: {
        input,
        output: {
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith(".css"))
              ? "[name][extname]"
              : "fonts/[name][extname]",
        },
      },
    },
  });
  const texts = sheets.map((name) => readFileSync(join(packageFolder, `${name}.css`), "utf8"));
  const rename = renamer(propertiesIn(texts.join("\n")));
  for (const [index, name] of sheets.entries()) {
    writeFileSync(join(packageFolder, `${name}.css`), rename(texts[index] ?? ""));
  }
  writeTokens(rename);
  return rename;
}
