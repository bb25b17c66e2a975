import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import type { Browser } from "playwright";
import { build, type Rolldown } from "vite";
import { launchBrowser } from "../run/launch-browser.ts";
import { program, root } from "../run/paths.ts";
import { languages } from "../wording/catalogs.ts";
import { hostSheetErrors } from "./host-sheet.ts";
import { complaintsOf } from "./pack.ts";
import { partedSheetErrors } from "./parted-sheets.ts";
import { oldestReact } from "./react-version.ts";
import { recipeFolder, recipesOf, writeRecipes } from "./recipes.ts";
import { serverComponentErrors } from "./server-components.ts";
import { siteErrors } from "./sites.ts";

/** The package as the consumer's bundler bundles it, in the folder's own dist. */
async function bundle(folder: string): Promise<Rolldown.RolldownOutput["output"]> {
  const result = (await build({
    configFile: false,
    root: folder,
    logLevel: "warn",
    plugins: [react()],
    build: { assetsInlineLimit: 0, target: "es2023" },
  })) as Rolldown.RolldownOutput;
  return result.output;
}

/** Each language is a chunk that is loaded on demand, and fonts are files. */
function bundleErrors(output: Rolldown.RolldownOutput["output"]): readonly string[] {
  const lazy = output.flatMap((file) =>
    file.type === "chunk" && file.isDynamicEntry ? [file.facadeModuleId ?? ""] : [],
  );
  const inFirst = languages.filter(
    (locale) => !lazy.some((id) => id.endsWith(`/locale/${locale}/catalog.js`)),
  );
  const hasFonts = output.some(({ fileName }) => fileName.endsWith(".woff2"));
  return [
    ...inFirst.map(
      (locale) => `has the ${locale} catalog in its first chunk, not in one of its own`,
    ),
    ...(hasFonts ? [] : ["gets no fonts with the sheet"]),
  ];
}

type Rendered = { html: string; missing: readonly string[] };

/** Draws the page once in Node, which imports the package's modules without a bundler. */
async function renderErrors(folder: string): Promise<readonly string[]> {
  await build({
    configFile: false,
    root: folder,
    logLevel: "warn",
    plugins: [react()],
    build: { ssr: "render.tsx", outDir: "rendered" },
  });
  const { render } = (await import(pathToFileURL(join(folder, "rendered/render.js")).href)) as {
    render: () => Promise<Rendered>;
  };
  const { missing } = await render();
  return missing.map((text) => `draws a page without ${JSON.stringify(text)}`);
}

/** The same site with the oldest React that the package says it needs. */
async function oldReactErrors(browser: Browser, folder: string): Promise<readonly string[]> {
  const errors = await siteErrors(browser, folder, oldestReact);
  const assets = join(folder, "dist/assets");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const isOld = scripts.some((name) => readFileSync(join(assets, name), "utf8").includes("19.0.0"));
  return [...errors, ...(isOld ? [] : ["has another React than 19.0.0"])].map(
    (error) => `with React 19.0.0: ${error}`,
  );
}

/** The sites of the README that the package brings, each built and used as it says. */
async function recipeErrors(folder: string, browser: Browser): Promise<readonly string[]> {
  const readme = readFileSync(join(folder, "node_modules/@grandstand/ui/README.md"), "utf8");
  const recipes = recipesOf(readme);
  if (recipes.length < 3) return ["finds less than three recipes in the README"];
  writeRecipes(folder, recipes);
  const [typeErrors] = await complaintsOf(
    program("tsc"),
    ["-p", join(folder, "tsconfig.check.json")],
    folder,
  );
  if (typeErrors) return [`does not type-check:\n${typeErrors}`];
  const found = recipes.map(async (recipe) => {
    const at = recipeFolder(folder, recipe);
    const hasPage = recipe.files.some(({ path }) => path === "index.html");
    const errors = hasPage
      ? [...(await siteErrors(browser, at)), ...(await oldReactErrors(browser, at))]
      : await serverComponentErrors(at);
    return errors.map((error) => `by the README's recipe "${recipe.name}": ${error}`);
  });
  return (await Promise.all(found)).flat();
}

/**
 * Somebody else's site (tests/consumer) and those of the README, in a folder that has the package and
 * what it declares: type-checked, bundled and drawn. @returns what is wrong there.
 */
export async function consumerErrors(folder: string): Promise<readonly string[]> {
  cpSync(join(root, "tests/consumer"), folder, { recursive: true });
  const browser = await launchBrowser();
  try {
    const recipes = await recipeErrors(folder, browser);
    const bundled = bundleErrors(await bundle(folder));
    const site = join(folder, "dist");
    const host = await hostSheetErrors(browser, site);
    const parted = await partedSheetErrors(browser, site);
    return [...recipes, ...bundled, ...host, ...parted, ...(await renderErrors(folder))];
  } finally {
    await browser.close();
  }
}
