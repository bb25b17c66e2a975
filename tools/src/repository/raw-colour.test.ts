import { describe, expect, it } from "vitest";
import { rawColours } from "./raw-colour.ts";

function findIn(path: string, text: string) {
  return rawColours.find([{ path, text }]);
}

describe("raw colours", () => {
  it.each([
    "a { color: #ffcc00; }",
    "a { background: rgb(1 2 3 / 50%); }",
    "a { --gs-edge: hsl(20deg 10% 10%) }",
    "a { border: 1px solid oklch(0.5 0.1 20); }",
    "a { color: red }",
    "a { box-shadow: 0 0 2px black; }",
    ":root {\n  & b { fill: #FFF; }\n}",
  ])("fails a stylesheet with %s", (text) => {
    expect(findIn("ui/src/styles.css", text)).toHaveLength(1);
  });

  it.each([
    "a { color: var(--gs-text); }",
    "a { color: CanvasText; border-color: transparent; fill: currentColor; }",
    "a { background: color-mix(in oklch, var(--gs-a) 50%, transparent); }",
    "a { color: oklch(from var(--gs-a) l c h / 50%); }",
    "#fab { margin: 0; }",
    "/* #ffffff, red */ a { color: inherit; }",
    "a { grid-area: red; white-space: nowrap; }",
    '@import "./base.css"; a:hover { color: inherit }',
  ])("is content with a stylesheet with %s", (text) => {
    expect(findIn("ui/src/styles.css", text)).toEqual([]);
  });

  it("says the line", () => {
    const [finding] = findIn("ui/src/styles.css", "a {\n  margin: 0;\n  color: #ffffff;\n}\n");
    expect(finding?.line).toBe(3);
  });

  it.each([
    '<b className="text-[#fff]" />',
    '<b className="bg-[red]" />',
    '<b className="[color:red]" />',
    '<b style={{ color: "red" }} />',
    '<path fill="black" />',
    "const style = `color: rgb(0,0,0)`;",
    'context.fillStyle = "white";',
  ])("fails a component with %s", (text) => {
    expect(findIn("ui/src/badge/badge.tsx", text)).toHaveLength(1);
  });

  it.each([
    '<b className="text-chalk bg-ink-2" />',
    '<a href="#add" />',
    '<path fill="currentColor" />',
    'const team = "red";',
    "// #ffffff\nconst a = 1;",
    'const note = "see issue &#233;";',
  ])("is content with a component with %s", (text) => {
    expect(findIn("ui/src/badge/badge.tsx", text)).toEqual([]);
  });

  it("lets tokens write colours", () => {
    expect(findIn("tokens/src/check.ts", 'const a = "#ffffff";')).toEqual([]);
  });
});
