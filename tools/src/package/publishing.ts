import { readFileSync } from "node:fs";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { program, projectEnvironment, root } from "../run/paths.ts";
import { execute } from "./pack.ts";

/** Publint's findings in the tarball: exports that lead nowhere, files in another format. */
async function publintErrors(tarball: string): Promise<readonly string[]> {
  const { buffer, byteOffset, byteLength } = readFileSync(tarball);
  const { messages, pkg } = await publint({
    pack: { tarball: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer },
    strict: true,
  });
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`);
}

/** Whether each entry's types are found, and say what its module is, for who imports ES modules. */
async function typesErrors(tarball: string): Promise<readonly string[]> {
  const sheets = ["--exclude-entrypoints", "./styles.css", "./components.css"];
  const args = [tarball, "--profile", "esm-only", "--no-color", "--format", "ascii", ...sheets];
  try {
    await execute(program("attw"), args, { cwd: root, env: projectEnvironment() });
    return [];
  } catch (error) {
    const { stdout = "", message } = error as Error & { stdout?: string };
    return [`Are the types wrong? ${stdout || message}`];
  }
}

/** All findings in the tarball that would affect those who install it. */
export async function publishingErrors(tarball: string): Promise<readonly string[]> {
  return (await Promise.all([publintErrors(tarball), typesErrors(tarball)])).flat();
}
