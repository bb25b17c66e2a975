import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { type Mutation, mutate } from "./mutations.ts";

const execute = promisify(execFile);

/** What was built in the project's folder and serves a mutation that does not touch it. */
const built = ["build", "tokens/dist", ".react-router"];

/** A copy of the project in a folder of its own, whose product is mutated. */
export interface MutatedCheckout {
  readonly folder: string;
  /** Mutates the product as the project has it, and nothing else of it. Throws where a text is not there. */
  apply(mutation: Mutation): Promise<void>;
  remove(): Promise<void>;
}

/** Copies what git knows and what is new, with the packages as hard links: beside the project, on its disk. */
export async function copyCheckout(): Promise<MutatedCheckout> {
  const folder = await mkdtemp(join(dirname(root), "grandstand-mutated-"));
  const listing = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const { stdout } = await execute("git", listing, { cwd: root, maxBuffer: 2 ** 26 });
  const files = stdout.split("\0").filter((file) => file !== "" && existsSync(join(root, file)));
  for (const parent of new Set(files.map(dirname))) {
    await mkdir(join(folder, parent), { recursive: true });
  }
  for (const file of files) await copyFile(join(root, file), join(folder, file));
  for (const path of built.filter((each) => existsSync(join(root, each)))) {
    await cp(join(root, path), join(folder, path), { recursive: true });
  }
  for (const path of await packageFolders()) {
    await execute("cp", ["-al", join(root, path), join(folder, path)]);
    // What tools keep between runs would be written into both.
    for (const cache of [".cache", ".vite", ".vite-temp"]) {
      await rm(join(folder, path, cache), { recursive: true, force: true });
    }
  }
  const touched = new Set<string>();
  return {
    folder,
    async apply(mutation) {
      for (const file of touched) await copyFile(join(root, file), join(folder, file));
      touched.clear();
      for (const file of new Set(mutation.edits.map((edit) => edit.file))) {
        const text = mutate(mutation, file, await readFile(join(root, file), "utf8"));
        touched.add(file);
        await writeFile(join(folder, file), text);
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The folders of packages: the project's, and those of workspaces that have some of their own. */
async function packageFolders(): Promise<readonly string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const workspaces = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const own = workspaces.map((name) => join(name, "node_modules"));
  return ["node_modules", ...own].filter((path) => existsSync(join(root, path)));
}
