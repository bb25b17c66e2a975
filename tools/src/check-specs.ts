import { report } from "./repository/finding.ts";
import { readProject } from "./repository/read-project.ts";
import { root } from "./run/paths.ts";
import { say } from "./run/say.ts";
import { type ProvenRule, proofs, specs } from "./specs/proofs.ts";

/**
 * `npm run check-specs`: every numbered rule has a test, and every citation a rule. `-- --list`
 * prints the rules with their tests, with a section of the specification (`--
 * --list B8`) only those that cite it; a folder (`-- ui/src/badge`) narrows the output to it.
 */
const options = process.argv.slice(2);
const isSection = (option: string) => /^[AB]\d+$/.test(option);
const wanted = options.filter(isSection);
const folders = options.filter((option) => !option.startsWith("--") && !isSection(option));
const isChosen = ({ file }: { file: string }) =>
  folders.length === 0 || folders.some((folder) => file.startsWith(folder));
const isCiting = ({ sections }: ProvenRule) =>
  wanted.length === 0 || sections.some((section) => wanted.includes(section));

const files = readProject(root);
const rules = proofs(files);
if (options.includes("--list")) {
  for (const { id, text, tests } of rules.filter(isCiting).filter(isChosen)) {
    say(`[${id}] ${text}`);
    for (const { title, file, line } of tests) say(`    ${file}:${line}  ${title}`);
  }
} else {
  report(specs(files).filter(isChosen), `Every rule has its test (${rules.length} rules).`);
}
