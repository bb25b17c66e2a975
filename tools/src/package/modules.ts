import { join } from "node:path";
import { build, type Plugin } from "vite";
import { root } from "../run/paths.ts";
import { Stop } from "../run/say.ts";
import { needsClient } from "./client-modules.ts";
import {
  isOurs,
  packageFolder,
  packageOf,
  packagePathOf,
  publishedFolders,
  readWorkspace,
} from "./package-paths.ts";

/** React's server side must know where client code begins. */
const clientDirective: Plugin = {
  name: "client-directive",
  renderChunk: (code) => (needsClient(code) ? `"use client";\n${code}` : null),
};

/** Custom properties get the package's own prefix, exactly as the sheet has them. */
function withPropertyNames(rename: (code: string) => string): Plugin {
  return { name: "property-names", renderChunk: (code) => rename(code) };
}

/**
 * Builds each source to one module of its own. What package.json declares is left to the consumer;
 * an undeclared package ends the build, since it would be missing there.
 * @throws Stop where a folder imports a package that package.json does not declare.
 */
export async function buildModules(rename: (code: string) => string): Promise<void> {
  const { dependencies, peerDependencies } = readWorkspace();
  const declared = new Set(Object.keys({ ...dependencies, ...peerDependencies }));
  const entry = publishedFolders().map((folder) => [
    folder,
    join(root, "ui/src", folder, "index.ts"),
  ]);
  const undeclared = new Set<string>();
  await build({
    configFile: false,
    root: join(root, "ui"),
    logLevel: "warn",
    publicDir: false,
    plugins: [withPropertyNames(rename), clientDirective],
    build: {
      target: "es2023",
      outDir: packageFolder,
      emptyOutDir: false,
      minify: false,
      lib: { entry: Object.fromEntries(entry), formats: ["es"] },
      rolldownOptions: {
        external: (id, importer) => {
          const name = packageOf(id);
          if (name === undefined || isOurs(id)) return false;
          if (!declared.has(name)) undeclared.add(`${importer ?? "A folder"} imports ${name}`);
          return true;
        },
        output: {
          preserveModules: true,
          // A module that the bundler adds itself is no file: its id begins with a null.
          entryFileNames: ({ facadeModuleId: id, name }) =>
            `${id && !id.startsWith("\0") ? packagePathOf(id.split("?")[0] ?? "") : name}.js`,
        },
      },
    },
  });
  if (undeclared.size === 0) return;
  throw new Stop(
    `${[...undeclared].join("\n")}\nui/package.json does not declare it, so who installs the package would not have it. Declare it there, or take the import out of what is published.`,
  );
}
