import { posix } from "node:path";
import type { Check, Finding, ProjectFile } from "./finding.ts";
import { isTest } from "./finding.ts";
import { type ImportRule, importRules } from "./import-rules.ts";
import { importsOf, isCode, type WrittenImport } from "./syntax.ts";

const workspaceNames = [
  "tokens",
  "rules",
  "contract",
  "ui",
  "app",
  "sandbox",
  "stories",
  "tests",
  "bench",
  "tools",
];

const wayOut: Readonly<Record<string, string>> = {
  tokens:
    "only ui takes tokens; a value that is missing there gets a place in ui and is imported as @grandstand/ui/<room>",
  rules: "the rule stays where it is; pass its result in, or compute it where both may be imported",
  contract:
    "take a plain type by props or parameters; what is on the wire is decoded in app/core/client and app/core/realtime",
  ui: "hand it data and let the caller render; surfaces are put together in app or stories",
  app: "only stories/journeys, tests and bench may import app; show the surface alone through @grandstand/ui/<room>",
  sandbox: "reach it as the app does, over HTTP and the broker, or from tests/",
  stories: "stories are a leaf; move what is shared into ui",
  tests: "tests are a leaf; move what is shared into the workspace that it is about",
  bench: "benches are a leaf; move what is shared into the workspace that it is about",
  tools: "tools are a leaf; they read the project, nothing of it runs on them",
};

function ruleFor(path: string): ImportRule | undefined {
  return importRules
    .filter(({ under }) => path.startsWith(under))
    .sort((one, other) => other.under.length - one.under.length)[0];
}

function workspaceOfPath(path: string): string | undefined {
  const top = path.split("/")[0] ?? "";
  return workspaceNames.includes(top) ? top : undefined;
}

function isOfPackage(specifier: string, name: string): boolean {
  if (name.endsWith(":")) return specifier.startsWith(name);
  return specifier === name || specifier.startsWith(`${name}/`);
}

/** How a file of a workspace is named from another one. */
function publicName(path: string): string {
  const [workspace = "", ...rest] = path.split("/");
  const inside = rest.join("/");
  if (["rules", "ui"].includes(workspace) && rest[0] === "src") {
    return `@grandstand/${workspace}/${(rest[1] ?? "").replace(/\.tsx?$/, "")}`;
  }
  if (workspace === "contract" && rest[0] === "src") {
    return `@grandstand/contract/${rest.slice(1).join("/").replace(/\.ts$/, "")}`;
  }
  return `@grandstand/${workspace}/${inside}`;
}

function wrongWay(file: ProjectFile, found: WrittenImport, rule: ImportRule, target: string) {
  const may = rule.workspaces.map((name) => `@grandstand/${name}`).join(", ") || "nothing of ours";
  return {
    file: file.path,
    line: found.line,
    what: `imports "${found.specifier}", which is ${target}/`,
    why: `Imports run one way: ${rule.under} may import ${may}.`,
    instead: wayOut[target] ?? "keep it inside its own workspace",
  };
}

/** .storybook configures the stories and their pictures in tests/: it may name both by their place. */
function isStorybookOfStories(file: ProjectFile, workspace: string): boolean {
  return file.path.startsWith(".storybook/") && ["stories", "tests"].includes(workspace);
}

/** Inside app, features stand on the core, and routes and the web server on features (docs/decisions/41). */
function checkLayer(file: ProjectFile, found: WrittenImport, target: string): Finding[] {
  const isBelow = /^app\/(?:core|features)\//.test(file.path) && !isTest(file.path);
  if (!isBelow || !/^app\/(?:\.server|routes|root\.tsx|entry\.)/.test(target)) return [];
  return [
    {
      file: file.path,
      line: found.line,
      what: `imports "${found.specifier}", which stands above it`,
      why: "Inside app, imports run from routes and web server to features, and from features to the core.",
      instead:
        "say what the feature needs as a type of its own; the route or the web server brings it",
    },
  ];
}

function checkRelative(file: ProjectFile, found: WrittenImport, rule: ImportRule): Finding[] {
  const target = posix.normalize(posix.join(posix.dirname(file.path), found.specifier));
  const workspace = workspaceOfPath(target);
  if (!workspace) return [];
  if (workspace === workspaceOfPath(file.path)) return checkLayer(file, found, target);
  if (!rule.workspaces.includes(workspace)) return [wrongWay(file, found, rule, workspace)];
  if (isStorybookOfStories(file, workspace)) return [];
  return [
    {
      file: file.path,
      line: found.line,
      what: `reaches into ${workspace}/ by a relative path ("${found.specifier}")`,
      why: "A relative path goes around what the workspace exports, so that its insides can't change freely.",
      instead: `import "${publicName(target)}"`,
    },
  ];
}

function checkOurs(file: ProjectFile, found: WrittenImport, rule: ImportRule): Finding[] {
  const workspace = found.specifier.split("/")[1] ?? "";
  if (workspace === workspaceOfPath(file.path) || rule.workspaces.includes(workspace)) return [];
  return [wrongWay(file, found, rule, workspace)];
}

function checkPackage(file: ProjectFile, found: WrittenImport, rule: ImportRule): Finding[] {
  const banned = Object.entries(rule.never ?? {}).find(([name]) =>
    isOfPackage(found.specifier, name),
  );
  if (banned) {
    return [
      {
        file: file.path,
        line: found.line,
        what: `imports "${found.specifier}"`,
        why: `${rule.under} never takes ${banned[0]}.`,
        instead: banned[1],
      },
    ];
  }
  const only = rule.onlyPackages;
  if (!only || isTest(file.path) || only.some((name) => isOfPackage(found.specifier, name))) {
    return [];
  }
  return [
    {
      file: file.path,
      line: found.line,
      what: `imports "${found.specifier}"`,
      why: `${rule.under} stands on ${only.length > 0 ? only.join(", ") : "no package at all"}, so that it runs and is tested anywhere.`,
      instead: "write the few lines here, or do it in the workspace that calls this one",
    },
  ];
}

function checkFile(file: ProjectFile): Finding[] {
  const rule = ruleFor(file.path);
  if (!rule) return [];
  return importsOf(file).flatMap((found) => {
    if (found.specifier.startsWith(".")) return checkRelative(file, found, rule);
    if (found.specifier.startsWith("@grandstand/")) return checkOurs(file, found, rule);
    return checkPackage(file, found, rule);
  });
}

/** Imports run one way, and cross a workspace's border only by its public name. */
export const importDirection: Check = {
  name: "import direction",
  find: (files) => files.filter(({ path }) => isCode(path)).flatMap(checkFile),
};
