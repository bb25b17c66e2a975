import { existsSync } from "node:fs";
import { run } from "./processes.ts";

/**
 * Installs Debian's package with what it needs, or the first of several that there is. Resolves also where none was
 * installed, or where this is no Debian: the caller looks for it again.
 */
export async function installFromDebian(...names: readonly string[]): Promise<void> {
  if (!existsSync("/usr/bin/apt-get")) return;
  const environment = { DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args: string[]) =>
    process.getuid?.() === 0
      ? run("apt-get", args, { environment })
      : run("sudo", ["-n", "apt-get", ...args], { environment });
  await apt("update", "-qq");
  for (const name of names) if ((await apt("install", "-y", "-qq", name)) === 0) return;
}
