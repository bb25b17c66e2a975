import { tokenTable } from "@grandstand/tokens/table";
import { expect, it } from "vitest";
import { usedTokens } from "./used-tokens.ts";

it("finds the tokens in classes, behind variants and a prefix, and in a sheet", () => {
  const code = `cva("type-label gs:hover:bg-hover text-ink-muted/80 rounded-t-md z-dialog min-h-touch")`;
  const sheet = ".price { color: var(--gs-color-up); transition: color var(--gs-duration-quick) }";
  expect(usedTokens(`${code}\n${sheet}`, tokenTable)).toEqual([
    "colour hover",
    "colour ink-muted",
    "colour up",
    "type label",
    "radius md",
    "size touch",
    "duration quick",
    "layer dialog",
  ]);
});

it("does not take a word for a token", () => {
  expect(usedTokens("const ink = header; // the label", tokenTable)).toEqual([]);
});
