import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { program, projectEnvironment, root } from "../run/paths.ts";

/** A violation of a rule by one import, as dependency-cruiser reports it. */
interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

const folder = mkdtempSync(join(tmpdir(), "grandstand-imports-"));

function write(path: string, text: string): void {
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** The public entry of each workspace that the imports below name. */
const entries = {
  tokens: "dist/table.ts",
  rules: "src/odds/index.ts",
  contract: "src/login.ts",
  ui: "src/header/index.ts",
  app: "routes.ts",
  sandbox: "src/main.ts",
};
const installed = [
  "ky",
  "lucide-react",
  "ms",
  "react",
  "react-router",
  "react-router-dom",
  "valibot",
  "zustand",
];
const imported = [
  "app/core/clock/clock.ts",
  "app/features/events/index.ts",
  "app/features/virtual/view.ts",
  "app/routes/home.tsx",
  "app/.server/pages.ts",
  "app/testing/person.ts",
];

const allowed: readonly (readonly [path: string, text: string])[] = [
  ["ui/src/a/a.tsx", 'import { value } from "@grandstand/rules/odds";'],
  ["ui/src/a/a.test.tsx", 'import { value } from "@grandstand/tokens/table";'],
  ["ui/src/a/text.ts", '// import "zustand"\nexport const text = "import ky from ky";'],
  ["sandbox/src/a.ts", 'import { value } from "@grandstand/contract/login";'],
  ["contract/src/a.ts", 'import { value } from "valibot";'],
  ["rules/src/a/a.test.ts", 'import { value } from "ms";'],
  ["app/routes/a.tsx", 'import { value } from "../features/virtual/view.ts";'],
  ["app/features/virtual/store.ts", 'import { value } from "../../core/clock/clock.ts";'],
  ["app/features/virtual/api.ts", 'import { value } from "../events/index.ts";'],
  ["stories/journeys/a.stories.tsx", 'import { value } from "@grandstand/app/routes.ts";'],
];

const forbidden: readonly (readonly [rule: string, path: string, text: string])[] = [
  ["who-imports-tokens", "app/core/b.ts", 'type B = import("@grandstand/tokens/table").value;'],
  ["who-imports-tokens", "app/core/c.ts", 'import { value } from "@grandstand/tokens/not-built";'],
  ["who-imports-rules", "sandbox/src/b.ts", 'import { value } from "@grandstand/rules/odds";'],
  [
    "who-imports-contract",
    "ui/src/b/b.tsx",
    'import type { value } from "@grandstand/contract/login";',
  ],
  ["who-imports-contract", "ui/src/b/b.test.tsx", 'vi.mock("@grandstand/contract/login");'],
  [
    "who-imports-contract",
    "rules/src/b/index.ts",
    'export { value } from "@grandstand/contract/login";',
  ],
  ["who-imports-app", "ui/src/b/c.tsx", 'const app = import("@grandstand/app/routes.ts");'],
  [
    "stories-of-components-show-ui",
    "stories/components/b.tsx",
    'import { value } from "@grandstand/rules/odds";',
  ],
  [
    "workspaces-by-public-name",
    "app/core/d.ts",
    'import { value } from "../../ui/src/header/index.ts";',
  ],
  ["surfaces-have-no-store", "ui/src/b/d.tsx", 'import { value } from "zustand";'],
  ["surfaces-make-no-calls", "ui/src/b/e.tsx", 'import { value } from "ky";'],
  ["surfaces-have-no-router", "stories/support/b.tsx", 'import { value } from "react-router-dom";'],
  ["one-router", "app/features/virtual/e.ts", 'import { value } from "react-router";'],
  ["surfaces-decode-nothing", "ui/src/b/f.tsx", 'import { value } from "valibot";'],
  ["app-has-no-surfaces", "app/features/virtual/b.tsx", 'import { value } from "lucide-react";'],
  ["sandbox-computes-by-itself", "sandbox/src/c.ts", 'import { value } from "react";'],
  ["rules-stand-alone", "rules/src/b/b.ts", 'import { value } from "ms";'],
  ["rules-stand-alone", "rules/src/b/c.ts", 'import { join } from "node:path";'],
  ["contract-takes-valibot", "contract/src/b.ts", 'import { value } from "ms";'],
  [
    "core-knows-no-feature",
    "app/core/e.ts",
    'import { value } from "../features/events/index.ts";',
  ],
  [
    "below-routes-and-server",
    "app/features/virtual/c.tsx",
    'import type { value } from "../../routes/home.tsx";',
  ],
  ["below-routes-and-server", "app/core/f.ts", 'import type { value } from "../.server/pages.ts";'],
  [
    "features-by-their-index",
    "app/features/events/b.ts",
    'import { value } from "../virtual/view.ts";',
  ],
  [
    "tests-alone-take-testing",
    "app/features/virtual/d.ts",
    'import { value } from "../../testing/person.ts";',
  ],
  ["no-cycle", "ui/src/b/g.ts", 'import type { H } from "./h.ts";\nexport type G = H;'],
];

function writeProject(): void {
  write("package.json", '{ "type": "module" }');
  mkdirSync(join(folder, "node_modules/@grandstand"), { recursive: true });
  for (const [workspace, entry] of Object.entries(entries)) {
    write(`${workspace}/${entry}`, "export const value = 1;");
    cpSync(join(root, workspace, "package.json"), join(folder, workspace, "package.json"));
    symlinkSync(join(folder, workspace), join(folder, "node_modules/@grandstand", workspace));
  }
  for (const name of installed) {
    write(`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "index.js" }`);
    write(`node_modules/${name}/index.js`, "export const value = 1;");
  }
  write("ui/src/b/h.ts", 'import type { G } from "./g.ts";\nexport type H = G;');
  for (const path of imported) write(path, "export const value = 1;");
  for (const [path, text] of allowed) write(path, text);
  for (const [, path, text] of forbidden) write(path, text);
}

function findViolations(): readonly Violation[] {
  const args = [".", "--config", join(root, ".dependency-cruiser.mjs"), "--output-type", "json"];
  const { stdout, stderr } = spawnSync(program("depcruise"), args, {
    cwd: folder,
    env: projectEnvironment(),
    encoding: "utf8",
  });
  if (stdout === "") throw new Error(stderr);
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
}

describe("the rules of imports", () => {
  let violations: readonly Violation[];

  beforeAll(() => {
    writeProject();
    violations = findViolations();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The rules that a file breaks. */
  const brokenBy = (path: string) =>
    violations.filter(({ from }) => from === path).map(({ rule }) => rule.name);

  it.each(allowed)("are content with %s: %s", (path) => {
    expect(brokenBy(path)).toEqual([]);
  });

  it.each(forbidden)("hold %s in %s: %s", (rule, path) => {
    expect(brokenBy(path)).toEqual([rule]);
  });
});
