import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { projectEnvironment, root } from "../run/paths.ts";
import { packageFolder, type Workspace } from "./package-paths.ts";

const execute = promisify(execFile);

/** Runs a checker to its end. @returns what it printed where it failed; nothing where it passed. */
export async function complaintsOf(
  checker: string,
  args: readonly string[],
  folder: string,
): Promise<readonly string[]> {
  try {
    await execute(checker, args, { cwd: folder, env: projectEnvironment() });
    return [];
  } catch (error) {
    const { stdout = "", message } = error as Error & { stdout?: string };
    return [stdout || message];
  }
}

/** Packs ui/dist as npm would publish it. @returns the tarball's path. */
export async function pack(folder: string): Promise<string> {
  const { stdout } = await execute(
    "npm",
    ["pack", packageFolder, "--pack-destination", folder, "--json", "--ignore-scripts"],
    { cwd: root, env: projectEnvironment() },
  );
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  return join(folder, filename);
}

function link(name: string, modules: string): void {
  const path = join(modules, name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(join(root, "node_modules", name), path, "junction");
}

/**
 * Installs the tarball in a folder as npm would, without a network request: what the package
 * declares, and nothing else of ours, is linked beside it.
 */
export async function install(tarball: string, folder: string): Promise<void> {
  const modules = join(folder, "node_modules");
  const own = join(modules, "@grandstand/ui");
  mkdirSync(own, { recursive: true });
  await execute("tar", ["-xzf", tarball, "-C", own, "--strip-components=1"]);
  const manifest = JSON.parse(readFileSync(join(own, "package.json"), "utf8")) as Workspace;
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  for (const name of [...declared, "@types/react", "@types/react-dom"]) link(name, modules);
}
