import { report } from "./repository/finding.ts";
import { readProject } from "./repository/read-project.ts";
import { root } from "./run/paths.ts";
import { say } from "./run/say.ts";
import { proofs, specs } from "./specs/proofs.ts";
import { citing, listRules } from "./specs/report.ts";

/**
 * `npm run check-specs`: every numbered rule has a test, and every citation a rule. `-- --list`
 * prints the rules with their tests, with a section of the specification (`--
 * --list B8`) only those that cite it; a folder (`-- ui/src/badge`) narrows the output to it.
 */
const options = process.argv.slice(2);
const isSection = (option: string) => /^[AB]\d+$/.test(option);
const sections = options.filter(isSection);
const folders = options.filter((option) => !option.startsWith("--") && !isSection(option));
const isChosen = (file: string) =>
  folders.length === 0 || folders.some((folder) => file.startsWith(folder));
const files = readProject(root);
const rules = proofs(files);
if (options.includes("--list")) {
  say(listRules(citing(rules, sections).filter(({ file }) => isChosen(file))));
} else {
  const findings = specs(files).filter(({ file }) => isChosen(file));
  report(findings, `Every rule has its test (${rules.length} rules).`);
}
