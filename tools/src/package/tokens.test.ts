import { describe, expect, it } from "vitest";
import { readTokens, writePreset } from "./tokens.ts";

const theme = `
:root {
  --gs-radius-sm: 4px;
  --gs-size-header: 3.75rem;
}

:root, [data-theme="dark"] {
  color-scheme: dark;
  --gs-color-page: oklch(0.2 0 0);
}

[data-theme="light"] {
  color-scheme: light;
  --gs-color-page: oklch(1 0 0);
}

[data-theme="contrast"] {
  --gs-color-page: black;
}
`;

describe("the tokens of the package", () => {
  it("are those of the sheet, by theme", () => {
    expect(readTokens(theme)).toEqual({
      scale: { "radius-sm": "4px", "size-header": "3.75rem" },
      dark: { "color-page": "oklch(0.2 0 0)" },
      light: { "color-page": "oklch(1 0 0)" },
      contrast: { "color-page": "black" },
    });
  });

  it("give a host's Tailwind names with gs in them", () => {
    const preset = writePreset(readTokens(theme));
    expect(preset).toContain("--color-gs-page: var(--gs-color-page);");
    expect(preset).toContain("--spacing-gs-header: var(--gs-size-header);");
    expect(preset).not.toMatch(/--(?!\w+-gs-|gs-)\w/);
  });
});
