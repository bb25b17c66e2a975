import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reportPath, writeReport } from "./package/api-report.ts";
import { buildPackage } from "./package/build.ts";
import { clientErrors } from "./package/client-modules.ts";
import { consumerErrors } from "./package/consumer.ts";
import { filesOfPackage } from "./package/manifest.ts";
import { nameErrors } from "./package/nameable.ts";
import { install, pack } from "./package/pack.ts";
import { packageFolder } from "./package/package-paths.ts";
import { sheetSizeErrors } from "./package/parted-sheets.ts";
import { publishingErrors } from "./package/publishing.ts";
import { reactErrors } from "./package/react-version.ts";
import { sheetErrors } from "./package/sheet.ts";
import { presetErrors, presetName } from "./package/tokens.ts";
import { root } from "./run/paths.ts";
import { runCommand, say } from "./run/say.ts";

/**
 * `npm run check-package`: builds ui/ as a package and checks it as another site would use it.
 * `-- --write` updates the report of what it exports.
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

/** Installs the package in a folder outside of this repository, so that it finds only what it declares. */
async function outsideErrors(): Promise<readonly string[]> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "grandstand-consumer-")));
  try {
    const tarball = await pack(folder);
    const publishing = await publishingErrors(tarball);
    await install(tarball, folder);
    const consumer = await consumerErrors(folder);
    return [...publishing, ...consumer.map((error) => `A site that installs it ${error}`)];
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
    ...(await outsideErrors()),
  ];
  for (const error of errors) say(`- ${error}`);
  say(
    errors.length === 0
      ? "The package is whole, and a site can stand on it."
      : `${errors.length} found.`,
  );
  return errors.length === 0 ? 0 : 1;
});
