import type { Finding, ProjectFile } from "../repository/finding.ts";
import { rulesOf } from "./rules.ts";

/** The sections of the specification whose rows the catalogue has, each by a line of its own. */
const sections = ["A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "B8", "B9"];
const why = "The catalogue names each row of the specification, and check-specs a test of each.";

/** A row of the catalogue says of which section it is, and no section is without rows. */
export function checkCatalogue(files: readonly ProjectFile[]): Finding[] {
  const specs = files.filter(({ path }) => /^tests\/catalogue\/.*\.spec\.md$/.test(path));
  const rows = specs.flatMap(rulesOf);
  const [first] = rows;
  if (first === undefined) return [];
  const withoutSection = rows.filter(
    (row) => !row.sections.some((each) => sections.includes(each)),
  );
  const missing = sections.filter((section) => !rows.some((row) => row.sections.includes(section)));
  return [
    ...withoutSection.map(({ id, file, line }) => {
      const what = `[${id}] says of no section that it is a row of it`;
      return { file, line, what, why, instead: "end the line with the section, as (A8)" };
    }),
    ...missing.map((section) => {
      const instead = `write a line for each row of ${section}, and cite it in the test that proves it`;
      return { file: first.file, what: `has no row of ${section}`, why, instead };
    }),
  ];
}
