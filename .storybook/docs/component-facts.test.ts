import { expect, it } from "vitest";
import { importedFolders } from "./component-facts.ts";
import { newComponentLine, sinceVersion } from "./since-version.ts";
import { iconsModule, usedIcons } from "./used-icons.ts";

it("finds what a component is made of, without types, and what it loads when it is needed", () => {
  const code = `import { cx } from "class-variance-authority";
import type { LinkProps } from "../link/index.ts";
import {
  type ButtonProps,
  Button,
} from "../button/index.ts";
export { Dialog } from "../dialog/index.ts";
const load = () => import("../slip-settings/panel.tsx");`;
  expect(importedFolders(code)).toEqual(["button", "dialog", "slip-settings"]);
});

const changelog = `# ui\n\n## 0.3.0\n\n- A fix.\n\n## 0.2.0\n\n- ${newComponentLine("tag")}\n\n## 0.1.0\n\nThe first version.\n`;

it.each([
  ["the version whose changes say that it is new", "tag", "0.2.0"],
  ["the first version where none does", "badge", "0.1.0"],
  ["no version while only a changeset does", "tile", null],
])("says that a component is there since %s", (_, folder, version) => {
  expect(sinceVersion(folder, changelog, [newComponentLine("tile")])).toBe(version);
});

it("finds the icons that a component draws", () => {
  const code = `import { Check, type LucideIcon, X as Cross } from "lucide-react";`;
  expect(usedIcons(code)).toEqual(["Check", "X"]);
  expect(iconsModule(new Map([["notice", code]]))).toContain('usedBy: ["notice"]');
});
