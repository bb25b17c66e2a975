import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** One file of a recipe, its text as the README has it. */
export type RecipeFile = { readonly path: string; readonly text: string };

/** A site that the README describes, whole. */
export type Recipe = { readonly name: string; readonly files: readonly RecipeFile[] };

const heading = /^### (.+)$/;
const fence = /^```(\w+) (\S+)$/;

/**
 * The sites of a README: each heading of the third level with fenced blocks that name their file, as in
 * "tsx main.tsx". A block without a name is no file.
 */
export function recipesOf(readme: string): readonly Recipe[] {
  const recipes: { name: string; files: { path: string; text: string }[] }[] = [];
  let open: { path: string; text: string } | null = null;
  for (const line of readme.split("\n")) {
    const name: string | undefined = open === null ? heading.exec(line)?.[1] : undefined;
    if (name) recipes.push({ name, files: [] });
    const path: string | undefined = open === null ? fence.exec(line)?.[2] : undefined;
    if (path) {
      open = { path, text: "" };
      recipes.at(-1)?.files.push(open);
    } else if (line === "```") open = null;
    else if (open) open.text += `${line}\n`;
  }
  return recipes.filter(({ files }) => files.length > 0);
}

/** The folder of a recipe, by its name: `A Vite app` is in `a-vite-app`. */
export function recipeFolder(folder: string, { name }: Recipe): string {
  return join(folder, name.toLowerCase().replaceAll(" ", "-"));
}

/** Writes each recipe into a folder of its own, as somebody who copies it would. */
export function writeRecipes(folder: string, recipes: readonly Recipe[]): void {
  for (const recipe of recipes) {
    for (const { path, text } of recipe.files) {
      const file = join(recipeFolder(folder, recipe), path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
}
