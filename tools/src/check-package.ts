import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reportPath, writeReport } from "./package/api-report.ts";
import { buildPackage } from "./package/build.ts";
import { clientErrors } from "./package/client-modules.ts";
import { filesOfPackage } from "./package/manifest.ts";
import { nameErrors } from "./package/nameable.ts";
import { pack } from "./package/pack.ts";
import { packageFolder } from "./package/package-paths.ts";
import { sheetSizeErrors } from "./package/parted-sheets.ts";
import { publishingErrors } from "./package/publishing.ts";
import { reactErrors } from "./package/react-version.ts";
import { sheetErrors } from "./package/sheet.ts";
import { presetErrors, presetName } from "./package/tokens.ts";
import { root } from "./run/paths.ts";
import { runCommand, say } from "./run/say.ts";

/**
 * `npm run check-package`: builds ui/ as a package and checks its shape: what it exports, declares and sends
 * along. `-- --write` updates the report of what it exports. `npm run check-recipes` uses it as another site would.
 */
const isWriting = process.argv.includes("--write");

function reportErrors(report: string): readonly string[] {
  const path = join(root, reportPath);
  if (isWriting) writeFileSync(path, report);
  if (existsSync(path) && readFileSync(path, "utf8") === report) return [];
  return [
    `exports something else than ${reportPath} says. Others build on what is exported, so a change of it is meant to be seen: npm run check-package -- --write, and commit the report`,
  ];
}

const sheetsErrors = () =>
  filesOfPackage(".css")
    // A host's own Tailwind reads it: no browser does.
    .filter((name) => name !== presetName)
    .flatMap((name) => sheetErrors(name, readFileSync(join(packageFolder, name), "utf8")));

/** What publint and Are the types wrong find in the package as npm would pack it. */
async function packedErrors(): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), "grandstand-package-"));
  try {
    return await publishingErrors(await pack(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await runCommand(async () => {
  const program = await buildPackage();
  const errors = [
    ...reportErrors(writeReport(program)).map((error) => `The package ${error}`),
    ...clientErrors(program),
    ...nameErrors(program),
    ...reactErrors(),
    ...sheetsErrors(),
    ...sheetSizeErrors(),
    ...(await presetErrors()),
    ...(await packedErrors()),
  ];
  for (const error of errors) say(`- ${error}`);
  say(errors.length === 0 ? "The package is whole." : `${errors.length} found.`);
  return errors.length === 0 ? 0 : 1;
});
