import { type Check, type Finding, lineAt, type ProjectFile } from "../repository/finding.ts";
import { checkCatalogue } from "./catalogue.ts";
import { type Citation, citationsOf, mayCite } from "./citations.ts";
import { prefixOf, type Rule, rulesOf, workspaceOf } from "./rules.ts";

/** A rule with the tests that prove it. */
export type ProvenRule = Rule & { tests: readonly Citation[] };

function readAll(files: readonly ProjectFile[]): { rules: Rule[]; citations: Citation[] } {
  return {
    rules: files.filter(({ path }) => path.endsWith(".spec.md")).flatMap(rulesOf),
    citations: files.filter(({ path }) => mayCite(path)).flatMap(citationsOf),
  };
}

/** The workspace whose rules a file cites: stories cite the rules of the component that they show. */
function homeOf(path: string): string {
  return path.startsWith("stories/") ? "ui" : workspaceOf(path);
}

/** The rule of a citation: its own workspace's if there is one, else the one of that number in any. */
function ruleOf(citation: Citation, rules: readonly Rule[]): Rule | undefined {
  const ofThatNumber = rules.filter(({ id }) => id === citation.id);
  const home = homeOf(citation.file);
  return ofThatNumber.find(({ workspace }) => workspace === home) ?? ofThatNumber[0];
}

/** Every rule, in the order of the files, with the tests that cite it. */
export function proofs(files: readonly ProjectFile[]): ProvenRule[] {
  const { rules, citations } = readAll(files);
  const meant = citations.map((citation) => ({ citation, rule: ruleOf(citation, rules) }));
  return rules.map((rule) => ({
    ...rule,
    tests: meant
      .filter(({ citation, rule: cited }) => citation.isTest && cited === rule)
      .map(({ citation }) => citation),
  }));
}

/** Whether a number may follow the one before it: the next one, or a section's round ten. */
function follows(number: number, previous: number): boolean {
  return number === previous + 1 || (number > previous && number % 10 === 0);
}

function checkNumbers(file: ProjectFile): Finding[] {
  const rules = rulesOf(file);
  const wanted = prefixOf(file.path);
  const why = "Tests and people cite a rule by its number; it has to mean one thing.";
  if (rules.length === 0) {
    const instead = `write one thing a line: "- [${wanted}-1] MUST … (B4)"`;
    return [{ file: file.path, what: "has no numbered rule", why, instead }];
  }
  return rules.flatMap((rule, index) => {
    const position = { file: rule.file, line: rule.line, why };
    const findings: Finding[] = [];
    if (rule.prefix !== wanted) {
      const instead = `[${wanted}-${rule.number}]`;
      findings.push({ ...position, what: `[${rule.id}] doesn't carry the folder's name`, instead });
    }
    if (rules.findIndex(({ id }) => id === rule.id) !== index) {
      const instead = `give it the next free number, [${wanted}-${rules.length + 1}] at most`;
      findings.push({ ...position, what: `[${rule.id}] is there twice`, instead });
    } else if (!follows(rule.number, rules[index - 1]?.number ?? 0)) {
      const instead =
        "number the lines on from the one before, in their order, or begin a section at the next round ten";
      findings.push({
        ...position,
        what: `[${rule.id}] does not follow the line before it`,
        instead,
      });
    }
    return findings;
  });
}

/** The rules that a decision or a trail names, as `[MONEY-2]`. */
function namedInDocs(files: readonly ProjectFile[]): { id: string; file: string; line: number }[] {
  return files
    .filter(({ path }) => /^docs\/.*\.md$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\[([A-Z][A-Z0-9-]*-\d+)\](?!\()/g)].map((match) => ({
        id: match[1] ?? "",
        file: path,
        line: lineAt(text, match.index),
      })),
    );
}

function checkCitations(files: readonly ProjectFile[]): Finding[] {
  const { rules, citations } = readAll(files);
  const ids = new Set(rules.map(({ id }) => id));
  return [...citations, ...namedInDocs(files)]
    .filter(({ id }) => !ids.has(id))
    .map(({ id, file, line }) => ({
      file,
      line,
      what: `cites [${id}], which no spec has`,
      why: "The reader looks for the rule that is meant, and there is none.",
      instead: "cite the number that the folder's .spec.md has, or write the rule there",
    }));
}

function checkProofs(files: readonly ProjectFile[]): Finding[] {
  return proofs(files)
    .filter(({ tests }) => tests.length === 0)
    .map(({ id, text, file, line }) => ({
      file,
      line,
      what: `[${id}] is cited by no test: ${text.slice(0, 70)}`,
      why: "A rule that no test proves is a wish.",
      instead: "write a test whose title cites the number, and that fails when the rule is broken",
    }));
}

/** Every numbered rule is cited by a test's title, every citation has its rule, numbers run from 1. */
export const specs: Check = (files) => [
  ...files.filter(({ path }) => path.endsWith(".spec.md")).flatMap(checkNumbers),
  ...checkCitations(files),
  ...checkProofs(files),
  ...checkCatalogue(files),
];
