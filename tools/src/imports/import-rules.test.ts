import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { program, projectEnvironment, root } from "../run/paths.ts";

/** The public entry of each workspace that the imports below name. */
const entries = {
  tokens: "dist/table.ts",
  rules: "src/odds/index.ts",
  contract: "src/login.ts",
  ui: "src/header/index.ts",
  app: "routes.ts",
  sandbox: "src/main.ts",
};
const installed =
  "class-variance-authority ky lucide ms react react-router react-router-dom valibot zustand";
const imported = [
  "app/core/client/client.ts",
  "app/core/clock/clock.ts",
  "app/core/fetched/fetched.ts",
  "app/core/fetched/use-fetched.ts",
  "app/features/events/index.ts",
  "app/features/virtual/view.ts",
  "app/routes/home.tsx",
  "app/.server/pages.ts",
  "app/testing/person.ts",
  "sandbox/src/kernel/a.ts",
  "sandbox/src/domain/c/c.ts",
  "sandbox/src/edge/a/a.ts",
  "sandbox/src/edge/operator/operator.ts",
  "contract/src/entities.ts",
];

/** What a file imports: a statement, or only where it takes a value from. */
const allowed: readonly (readonly [path: string, imports: string])[] = [
  ["ui/src/a/a.tsx", "@grandstand/rules/odds"],
  ["ui/src/a/a.test.tsx", "@grandstand/tokens/table"],
  ["ui/src/a/text.ts", '// import "zustand"\nexport const text = "import ky from ky";'],
  ["ui/src/a/a.variants.ts", "class-variance-authority"],
  ["ui/src/a/b.ts", 'import type { value } from "class-variance-authority";'],
  ["sandbox/src/a.ts", "@grandstand/contract/login"],
  ["sandbox/src/domain/a/a.ts", "../../kernel/a.ts"],
  ["sandbox/src/domain/a/b.test.ts", "../../edge/a/a.ts"],
  ["sandbox/src/edge/a/b.ts", "../../domain/a/a.ts"],
  ["sandbox/src/edge/http/a.ts", "../operator/operator.ts"],
  ["contract/src/a.ts", "valibot"],
  ["rules/src/a/a.test.ts", "ms"],
  ["app/routes/a.tsx", "../features/virtual/view.ts"],
  ["app/features/virtual/store.ts", "../../core/clock/clock.ts"],
  ["app/features/virtual/api.ts", "../events/index.ts"],
  ["app/features/virtual/c.ts", "../../core/client/client.ts"],
  ["app/features/virtual/connect-a.tsx", "../../core/fetched/use-fetched.ts"],
  [
    "app/features/virtual/connect-b.tsx",
    'import type { value } from "@grandstand/contract/login";',
  ],
  ["app/features/virtual/connect-c.tsx", 'import type { A } from "../../core/client/client.ts";'],
  ["app/features/virtual/connect-d.tsx", "@grandstand/contract/entities"],
  ["app/features/virtual/connect-d.test.tsx", "@grandstand/contract/login"],
  ["stories/journeys/a.stories.tsx", "@grandstand/app/routes.ts"],
];

const forbidden: readonly (readonly [rule: string, path: string, imports: string])[] = [
  ["who-imports-tokens", "app/core/b.ts", 'type B = import("@grandstand/tokens/table").value;'],
  ["who-imports-tokens", "app/core/c.ts", "@grandstand/tokens/not-built"],
  ["who-imports-rules", "sandbox/src/b.ts", "@grandstand/rules/odds"],
  ["who-imports-contract", "ui/src/b/b.test.tsx", 'vi.mock("@grandstand/contract/login");'],
  ["who-imports-contract", "rules/src/b/index.ts", 'export * from "@grandstand/contract/login";'],
  ["who-imports-app", "ui/src/b/c.tsx", 'const app = import("@grandstand/app/routes.ts");'],
  ["stories-of-components-show-ui", "stories/components/b.tsx", "@grandstand/rules/odds"],
  ["workspaces-by-public-name", "app/core/d.ts", "../../ui/src/header/index.ts"],
  ["components-have-no-store", "ui/src/b/d.tsx", "zustand"],
  ["components-make-no-calls", "ui/src/b/e.tsx", "ky"],
  ["components-have-no-router", "stories/support/b.tsx", "react-router-dom"],
  ["one-router", "app/features/virtual/e.ts", "react-router"],
  ["components-decode-nothing", "ui/src/b/f.tsx", "valibot"],
  ["variants-in-their-file", "ui/src/b/i.tsx", "class-variance-authority"],
  ["ui-declares-its-packages", "ui/src/b/j.tsx", "ms"],
  ["app-draws-nothing", "app/features/virtual/b.tsx", "lucide"],
  ["sandbox-computes-by-itself", "sandbox/src/c.ts", "react"],
  ["kernel-knows-nobody", "sandbox/src/kernel/b.ts", "../domain/c/c.ts"],
  [
    "domain-knows-no-edge",
    "sandbox/src/domain/b/b.ts",
    'import type { A } from "../../edge/a/a.ts";',
  ],
  ["parts-know-no-operator", "sandbox/src/edge/chat/b.ts", "../operator/operator.ts"],
  ["rules-stand-alone", "rules/src/b/b.ts", "ms"],
  ["rules-stand-alone", "rules/src/b/c.ts", "node:path"],
  ["contract-takes-valibot", "contract/src/b.ts", "ms"],
  ["core-knows-no-feature", "app/core/e.ts", "../features/events/index.ts"],
  ["below-routes-and-server", "app/features/virtual/c.tsx", "../../routes/home.tsx"],
  ["below-routes-and-server", "app/core/f.ts", "../.server/pages.ts"],
  ["features-by-their-index", "app/features/events/b.ts", "../virtual/view.ts"],
  ["drawing-makes-no-calls", "app/features/virtual/f.tsx", "../../core/client/client.ts"],
  ["drawing-makes-no-calls", "app/features/virtual/g.tsx", "../../core/fetched/fetched.ts"],
  [
    "drawing-makes-no-calls",
    "app/features/virtual/h.tsx",
    'import { type A, value } from "../../core/fetched/fetched.ts";',
  ],
  [
    "drawing-makes-no-calls",
    "app/features/virtual/i.tsx",
    'import type { A } from "../../core/client/client.ts";\nimport { value } from "../../core/client/client.ts";',
  ],
  [
    "drawing-makes-no-calls",
    "app/features/virtual/j.tsx",
    'import("../../core/client/client.ts");',
  ],
  ["drawing-names-no-call", "app/features/virtual/k.tsx", "@grandstand/contract/login"],
  ["tests-alone-take-testing", "app/features/virtual/d.ts", "../../testing/person.ts"],
  ["no-cycle", "ui/src/b/g.ts", 'import type { H } from "./h.ts";\nexport type G = H;'],
];

/** Files whose folders lead to each other, over a third one and by a type. */
const folderLoop: readonly (readonly [path: string, imports: string])[] = [
  ["sandbox/src/domain/d/d.ts", "../e/e.ts"],
  ["sandbox/src/domain/e/e.ts", 'import type { F } from "../f/f.ts";'],
  ["sandbox/src/domain/f/g.ts", "../d/h.ts"],
  ["sandbox/src/domain/f/f.ts", "node:path"],
  ["sandbox/src/domain/d/h.ts", "node:path"],
];

const folder = mkdtempSync(join(tmpdir(), "grandstand-imports-"));

function write(path: string, text: string): void {
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function writeProject(): void {
  write("package.json", '{ "type": "module" }');
  mkdirSync(join(folder, "node_modules/@grandstand"), { recursive: true });
  for (const [workspace, entry] of Object.entries(entries)) {
    write(`${workspace}/${entry}`, "export const value = 1;");
    cpSync(join(root, workspace, "package.json"), join(folder, workspace, "package.json"));
    symlinkSync(join(folder, workspace), join(folder, "node_modules/@grandstand", workspace));
  }
  for (const name of installed.split(" ")) {
    write(`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "index.js" }`);
    write(`node_modules/${name}/index.js`, "export const value = 1;");
  }
  write("ui/src/b/h.ts", 'import type { G } from "./g.ts";\nexport type H = G;');
  for (const path of imported) write(path, "export const value = 1;");
  const written = [...allowed, ...forbidden.map(([, ...rest]) => rest), ...folderLoop];
  for (const [path, imports] of written) {
    const isStatement = /[ (]/.test(imports);
    write(path, isStatement ? imports : `import { value } from "${imports}";`);
  }
}

/** The rules of a configuration that each file, or folder, breaks. */
function findBroken(configuration: string): Map<string, string[]> {
  const args = [".", "--config", join(root, configuration), "--output-type", "json"];
  const options = { cwd: folder, env: projectEnvironment(), encoding: "utf8" } as const;
  const { stdout, stderr } = spawnSync(program("depcruise"), args, options);
  if (stdout === "") throw new Error(stderr);
  const { summary }: { summary: { violations: { from: string; rule: { name: string } }[] } } =
    JSON.parse(stdout);
  const broken = new Map<string, string[]>();
  for (const { from, rule } of summary.violations) {
    broken.set(from, [...(broken.get(from) ?? []), rule.name]);
  }
  return broken;
}

describe("the rules of imports", () => {
  let broken: ReadonlyMap<string, string[]>;
  beforeAll(() => {
    writeProject();
    broken = findBroken(".dependency-cruiser.mjs");
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(allowed)("are content with %s: %s", (path) => expect(broken.get(path)).toBeUndefined());

  it.each(forbidden)("hold %s in %s: %s", (rule, path) => {
    expect(broken.get(path)).toContain(rule);
  });

  it("hold no-folder-loop over several folders, and leave tests out", () => {
    const loops = findBroken(".dependency-cruiser.folders.mjs");
    const inLoop = ["d", "e", "f"].map((name) => `sandbox/src/domain/${name}`);
    // What breaks other rules in app leads back there too.
    const found = [...loops.keys()].filter((path) => path.startsWith("sandbox/"));
    expect(new Set(found)).toEqual(new Set(inLoop));
    expect(new Set([...loops.values()].flat())).toEqual(new Set(["no-folder-loop"]));
  });
});
