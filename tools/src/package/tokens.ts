import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { screens } from "@grandstand/tokens/values";
import { compile } from "tailwindcss";
import { root } from "../run/paths.ts";
import { packageFolder } from "./package-paths.ts";

/** The sheet that a host's Tailwind imports. */
export const presetName = "tailwind.css";

type Values = Readonly<Record<string, string>>;

/** Tokens by theme, and those that all themes share, as CSS values. */
export type TokenValues = Readonly<Record<"scale" | "dark" | "light" | "contrast", Values>>;

const heads: Readonly<Record<keyof TokenValues, string>> = {
  scale: ":root",
  dark: ':root, [data-theme="dark"]',
  light: '[data-theme="light"]',
  contrast: '[data-theme="contrast"]',
};

/** Reads the values from the sheet of custom properties that the tokens are built to. */
export function readTokens(theme: string): TokenValues {
  const block = (head: string) => {
    const body = theme.split(`\n${head} {\n`)[1]?.split("\n}")[0] ?? "";
    const lines = [...body.matchAll(/--gs-([\w-]+): ([^;]+);/g)];
    return Object.fromEntries(lines.map(([, name = "", value = ""]) => [name, value]));
  };
  return {
    scale: block(heads.scale),
    dark: block(heads.dark),
    light: block(heads.light),
    contrast: block(heads.contrast),
  };
}

/** Tailwind's namespaces, by the group of the tokens that go there. */
const namespaces: Values = {
  color: "color",
  shadow: "shadow",
  radius: "radius",
  size: "spacing",
  easing: "ease",
  "font-family": "font",
};

/**
 * What a host's Tailwind makes classes of: `bg-gs-surface`, `rounded-gs-md`, `gs-tablet:…`. Each has gs in
 * its name, so that the host's own stay as they are, and follows the theme in force.
 */
export function writePreset({ scale, dark }: TokenValues): string {
  const names = [...Object.keys(scale), ...Object.keys(dark)];
  const lines = Object.entries(namespaces).flatMap(([group, namespace]) =>
    names
      .filter((name) => name.startsWith(`${group}-`))
      .map((name) => `  --${namespace}-gs-${name.slice(group.length + 1)}: var(--gs-${name});`),
  );
  const widths = Object.entries(screens).map(
    ([name, width]) => `  --breakpoint-gs-${name}: ${width / 16}rem;`,
  );
  return `@theme inline {\n${[...lines, ...widths].join("\n")}\n}\n`;
}

/** Writes tokens.json, tokens.css and the preset into the package. */
export function writeTokens(): void {
  const theme = readFileSync(join(root, "tokens/dist/theme.css"), "utf8");
  const tokens = readTokens(`\n${theme}`);
  const write = (name: string, text: string) => writeFileSync(join(packageFolder, name), text);
  write("tokens.json", `${JSON.stringify(tokens, null, 2)}\n`);
  write("tokens.css", `@layer gs.theme {\n${theme}}\n`);
  write(presetName, writePreset(tokens));
}

/** What a host's Tailwind can't make of the preset. */
export async function presetErrors(): Promise<readonly string[]> {
  const preset = readFileSync(join(packageFolder, presetName), "utf8");
  const { build } = await compile(`${preset}@tailwind utilities;`);
  const wanted = {
    "bg-gs-surface": "var(--gs-color-surface)",
    "rounded-gs-md": "var(--gs-radius-md)",
    "shadow-gs-card": "var(--gs-shadow-card)",
    "h-gs-header": "var(--gs-size-header)",
    "gs-tablet:ease-gs-out": "var(--gs-easing-out)",
  };
  const css = build(Object.keys(wanted));
  return Object.entries(wanted)
    .filter(([, value]) => !css.includes(value))
    .map(([name]) => `${presetName} gives a host's Tailwind no class ${name}`);
}
