import { join } from "node:path";
import { build, type Plugin } from "vite";
import { root } from "../run/paths.ts";
import { needsClient } from "./client-modules.ts";
import {
  isOurs,
  packageFolder,
  packageOf,
  packagePathOf,
  publishedEntries,
} from "./package-paths.ts";
import { olderReact } from "./react-version.ts";

/** React's server side must know where client code begins. */
const clientDirective: Plugin = {
  name: "client-directive",
  renderChunk: (code) => (needsClient(code) ? `"use client";\n${code}` : null),
};

/** Builds each source to one module of its own; packages, which package.json declares, are left to the consumer. */
export async function buildModules(): Promise<void> {
  const entry = publishedEntries().map(({ name, source }) => [name, join(root, source)]);
  await build({
    configFile: false,
    root: join(root, "ui"),
    logLevel: "warn",
    publicDir: false,
    plugins: [olderReact, clientDirective],
    build: {
      target: "es2023",
      outDir: packageFolder,
      emptyOutDir: false,
      minify: false,
      lib: { entry: Object.fromEntries(entry), formats: ["es"] },
      rolldownOptions: {
        external: (id) => packageOf(id) !== undefined && !isOurs(id),
        output: {
          preserveModules: true,
          // A module that the bundler adds itself is no file: its id begins with a null.
          entryFileNames: ({ facadeModuleId: id, name }) =>
            `${id && !id.startsWith("\0") ? packagePathOf(id.split("?")[0] ?? "") : name}.js`,
        },
      },
    },
  });
}
