import { join, sep } from "node:path";
import { gzipSync } from "node:zlib";
import {
  isOurs,
  packageOf,
  publishedFolders,
} from "@grandstand/tools/src/package/package-paths.ts";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { build, type Rolldown } from "vite";
import type { ComponentFacts } from "../../stories/support/component-facts.ts";

/** Each module of the components separately, minified, as the package has them; nothing is written. */
async function buildModules(): Promise<ReadonlyMap<string, Rolldown.OutputChunk>> {
  const entry = publishedFolders().map((name) => [name, join(root, "ui/src", name, "index.ts")]);
  const built = await build({
    configFile: false,
    root: join(root, "ui"),
    logLevel: "error",
    publicDir: false,
    build: {
      target: "es2023",
      write: false,
      minify: true,
      lib: { entry: Object.fromEntries(entry), formats: ["es"] },
      rolldownOptions: {
        external: (id) => packageOf(id) !== undefined && !isOurs(id),
        output: { preserveModules: true },
      },
    },
  });
  const outputs = [built].flat() as Rolldown.RolldownOutput[];
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === "chunk");
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/** Bytes, as a server sends them. */
function compressed(chunks: readonly Rolldown.OutputChunk[]): number {
  return gzipSync(chunks.map(({ code }) => code).join("\n")).byteLength;
}

/** Words are no code: they are loaded separately, one file a language. */
function isCode({ facadeModuleId }: Rolldown.OutputChunk): boolean {
  return !facadeModuleId?.endsWith(".json");
}

type Imports = "imports" | "dynamicImports";

/** A chunk with all that it imports in one of these ways, and what that imports in turn. */
function reachedFrom(
  name: string,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  kinds: readonly Imports[],
): Rolldown.OutputChunk[] {
  const reached = new Set([name]);
  // A set that grows while it is read is read to its end.
  for (const each of reached) {
    for (const file of kinds.flatMap((kind) => chunks.get(each)?.[kind] ?? [])) reached.add(file);
  }
  return [...reached].flatMap((file) => chunks.get(file) ?? []).filter(isCode);
}

/**
 * The size of each component, by its folder, of a real build: packages, words and sheets do not count.
 */
export async function componentSizes(): Promise<ReadonlyMap<string, ComponentFacts["size"]>> {
  const chunks = await buildModules();
  const entries = [...chunks].filter(([, { isEntry }]) => isEntry);
  return new Map(
    entries.map(([name, { name: folder }]) => {
      const atOnce = reachedFrom(name, chunks, ["imports"]);
      const all = reachedFrom(name, chunks, ["imports", "dynamicImports"]);
      const path = `${sep}${join("ui", "src", folder)}${sep}`;
      const own = all.filter(({ facadeModuleId }) => facadeModuleId?.includes(path));
      return [
        folder,
        {
          own: compressed(own),
          atOnce: compressed(atOnce),
          deferred: compressed(all) - compressed(atOnce),
        },
      ];
    }),
  );
}
