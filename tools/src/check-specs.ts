import { describeFindings } from "./house/finding.ts";
import { readProject } from "./house/read-project.ts";
import { root } from "./run/paths.ts";
import { say } from "./run/say.ts";
import { proofs, specs } from "./specs/proofs.ts";
import { describeRules, listRules } from "./specs/report.ts";

/**
 * `npm run check-specs`: every numbered rule has a test, every citation a rule. `-- --list` prints
 * the rules with their tests (`--json` as JSON); a folder (`-- ui/src/badge`) narrows the findings
 * to it.
 */
const options = process.argv.slice(2);
const folders = options.filter((option) => !option.startsWith("--"));
const files = readProject(root);
const rules = proofs(files);
if (options.includes("--list")) {
  const isJson = options.includes("--json");
  say(isJson ? JSON.stringify(describeRules(rules), null, 2) : listRules(rules));
} else {
  const findings = specs
    .find(files)
    .filter(
      ({ file }) => folders.length === 0 || folders.some((folder) => file.startsWith(folder)),
    );
  if (findings.length > 0) say(describeFindings(findings));
  say(
    findings.length === 0
      ? `Every rule has its test (${rules.length} rules).`
      : `\n${findings.length} found among ${rules.length} rules.`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
}
