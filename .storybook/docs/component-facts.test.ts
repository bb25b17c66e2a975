import { expect, it } from "vitest";
import { importedFolders, madeOf } from "./component-facts.ts";
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

it("finds the icons that a component draws", () => {
  const code = `import { Check, type LucideIcon, X as Cross } from "lucide";`;
  expect(usedIcons(code)).toEqual(["Check", "X"]);
  expect(iconsModule(new Map([["notice", code]]))).toContain('usedBy: ["notice"]');
});

it("finds what a component is made of by way of what is no component, and no further", () => {
  const imports = new Map([
    ["coupon", ["event-view", "badge"]],
    ["event-view", ["odds-button", "event-view"]],
    ["badge", ["notice"]],
  ]);
  const isComponent = (folder: string) => folder !== "event-view";
  expect(madeOf("coupon", imports, isComponent)).toEqual(["odds-button", "badge"]);
});
