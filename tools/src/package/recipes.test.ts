import { describe, expect, it } from "vitest";
import { recipeFolder, recipesOf } from "./recipes.ts";

const readme = `# A package

\`\`\`sh
npm install
\`\`\`

### A Vite app

\`\`\`html index.html
<p></p>
\`\`\`

\`\`\`tsx src/main.tsx
### no heading
\`\`\`

\`\`\`css
a {}
\`\`\`

### Nothing to copy
`;

describe("the recipes of a README", () => {
  it("are the headings whose blocks name their files, to the letter", () => {
    expect(recipesOf(readme)).toEqual([
      {
        name: "A Vite app",
        files: [
          { path: "index.html", text: "<p></p>\n" },
          { path: "src/main.tsx", text: "### no heading\n" },
        ],
      },
    ]);
  });

  it("are in a folder each", () => {
    expect(recipeFolder("/tmp", { name: "A Vite app", files: [] })).toBe("/tmp/a-vite-app");
  });
});
