import { delimiter, join } from "node:path";
import { root as projectFolder } from "../ensure-install.mjs";

/** The folder that holds package.json, without a trailing slash. */
export const root = projectFolder.replace(/\/$/, "");

/** The path of an installed package's program, e.g. `vitest`. */
export function program(name: string): string {
  return join(root, "node_modules/.bin", name);
}

/** The environment in which the project's programs and its Node have priority. */
export function projectEnvironment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const path = [join(root, "node_modules/.bin"), process.env.PATH ?? ""].join(delimiter);
  return { ...process.env, PATH: path, ...more };
}
