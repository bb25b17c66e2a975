import { program, root } from "../run/paths.ts";
import { filesOfPackage } from "./manifest.ts";
import { complaintsOf } from "./pack.ts";

/**
 * What publint and Are the types wrong find in the tarball: exports that lead nowhere, files in another
 * format, entries whose types are not found or say another module than there is.
 */
export async function publishingErrors(tarball: string): Promise<readonly string[]> {
  const sheets = [
    "--exclude-entrypoints",
    ...[...filesOfPackage(".css"), "tokens.json"].map((name) => `./${name}`),
  ];
  const attw = [tarball, "--profile", "esm-only", "--no-color", "--format", "ascii", ...sheets];
  const found = await Promise.all([
    complaintsOf(program("publint"), ["run", tarball, "--strict"], root),
    complaintsOf(program("attw"), attw, root),
  ]);
  return found.flat();
}
