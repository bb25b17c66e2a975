import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Countries, and the parts of one that have teams of their own; the package has languages and regions as well. */
const countryFile = /^[a-z]{2}(?:-[a-z]{3})?\.svg$/;

const folder = join(
  dirname(fileURLToPath(import.meta.resolve("circle-flags/package.json"))),
  "flags",
);

/** The names of the files that are served. */
export function flagFiles(): readonly string[] {
  return readdirSync(folder).filter((name) => countryFile.test(name));
}

/** The file that an address below `/flags/` is of; null where it is none. */
export function flagFileOf(address: string): string | null {
  const name = address.replace(/^\//, "").replace(/\?.*$/, "");
  return flagFiles().includes(name) ? join(folder, name) : null;
}

/**
 * Serves the flags of `circle-flags` at `/flags/`, and writes them there in a build. They are files and no modules: a page
 * fetches those that it shows, and no script knows of any.
 */
export function flags(): Plugin {
  return {
    name: "flags",
    applyToEnvironment: ({ name }) => name === "client",
    configureServer({ middlewares }) {
      middlewares.use("/flags", ({ url = "" }, response, next) => {
        const file = flagFileOf(url);
        if (file === null) return next();
        response.setHeader("content-type", "image/svg+xml");
        response.end(readFileSync(file));
      });
    },
    buildStart() {
      if (this.environment.mode !== "build") return;
      for (const name of flagFiles()) {
        const source = readFileSync(join(folder, name));
        this.emitFile({ type: "asset", fileName: `flags/${name}`, source });
      }
    },
  };
}
