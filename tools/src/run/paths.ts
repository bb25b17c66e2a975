import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that holds package.json, without a trailing slash. */
export const root = fileURLToPath(new URL("../../../", import.meta.url)).replace(/\/$/, "");

/** A program that the packages brought, e.g. `vitest`. */
export function program(name: string): string {
  return join(root, "node_modules/.bin", name);
}

/** The environment in which the project's programs, and its Node, come first. */
export function projectEnvironment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const path = [join(root, "node_modules/.bin"), process.env.PATH ?? ""].join(delimiter);
  return { ...process.env, PATH: path, ...more };
}
