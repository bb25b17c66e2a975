import { tokenTable } from "@grandstand/tokens/table";
import type { ProjectFile } from "@grandstand/tools/src/repository/finding.ts";
import { describe, expect, it } from "vitest";
import { readSources } from "./sources.ts";

const story = (name: string) => `
import { ${name} } from "@grandstand/ui/${name}";
import { StateGallery } from "../support/state-gallery.tsx";
import preview from "../../.storybook/preview.tsx";
const meta = preview.meta({ title: "Components/${name}" });
export const Default = meta.story();
`;

const project: Readonly<Record<string, string>> = {
  "ui/src/badge/index.ts": `export { Badge } from "./badge.tsx";`,
  "ui/src/badge/badge.tsx": `
import type { Shape } from "../shape/shape.ts";
import { joined } from "../provider/index.ts";
const label = t("badge.label");
const look = "gs:bg-act gs:p-2";`,
  "ui/src/badge/badge.css": ".gs-badge {}",
  "ui/src/badge/badge.test.tsx": "",
  "ui/src/badge/badge.spec.md": "# Badge",
  "ui/src/shape/shape.ts": "",
  "ui/src/provider/index.ts": `import { Toasts } from "../toasts/index.ts";`,
  "ui/src/toasts/index.ts": "",
  "ui/src/row/index.ts": `
import { Badge } from "../badge/index.ts";
import { inWords } from "@grandstand/rules/money";
const Late = lazy(() => import("./late.tsx"));`,
  "ui/src/row/late.tsx": "",
  "ui/src/row/row.spec.md": "# Row",
  "ui/src/other/index.ts": "",
  "ui/src/styles.css": "",
  "ui/src/locale/fr/badge.json": `{ "badge.label": "Un", "row.label": "Deux" }`,
  "rules/src/money/index.ts": "",
  "app/root.tsx": "",
  "stories/support/state-gallery.tsx": "",
  "stories/components/badge.stories.tsx": story("badge"),
  "stories/components/row.stories.tsx": story("row"),
  "stories/components/other.stories.tsx": story("other"),
  "tests/journeys/journey.spec.md": "# Journey",
};

function sourcesWith(changed: Readonly<Record<string, string>>, table = tokenTable) {
  const files: ProjectFile[] = Object.entries({ ...project, ...changed }).map(([path, text]) => ({
    path,
    text,
  }));
  return readSources(files, table);
}

const before = sourcesWith({});

/** What a change of these files is a change of. */
function changedBy(...given: Parameters<typeof sourcesWith>): string[] {
  const after = sourcesWith(...given);
  return Object.keys(before).filter((name) => before[name] !== after[name]);
}
const edited = (path: string) => changedBy({ [path]: `${project[path]} /* edited */` });

const badge = ["components-badge", "ui/src/badge"];
const row = ["components-row", "ui/src/row"];

describe("what a result is a result of", () => {
  it("is a component's code and sheets, and those of what it is made of", () => {
    expect(edited("ui/src/badge/badge.css")).toEqual([...badge, ...row, "site"].sort());
    expect(edited("ui/src/row/late.tsx")).toEqual(["components-row", "site", "ui/src/row"]);
    expect(edited("rules/src/money/index.ts")).toEqual(["components-row", "site", "ui/src/row"]);
  });

  it("is the component's stories, for what was looked at in them", () => {
    expect(edited("stories/components/badge.stories.tsx")).toEqual(["components-badge"]);
  });

  it("is neither types, nor tests, nor specifications, nor what is around a story", () => {
    expect(edited("ui/src/shape/shape.ts")).toEqual(["site"]);
    expect(edited("ui/src/badge/badge.test.tsx")).toEqual([]);
    expect(edited("ui/src/badge/badge.spec.md")).toEqual([]);
    expect(edited("stories/support/state-gallery.tsx")).toEqual([]);
  });

  it("is what every component needs, without what that imports for a site", () => {
    expect(edited("ui/src/provider/index.ts")).toEqual([...badge, ...row, "site"].sort());
    expect(edited("ui/src/toasts/index.ts")).toEqual(["site"]);
  });

  it("is the sheets that every page has", () => {
    expect(edited("ui/src/styles.css")).toEqual(Object.keys(before));
  });

  it("is the texts and tokens that the code names, as they are", () => {
    const words = `{ "badge.label": "Autre", "row.label": "Deux" }`;
    expect(changedBy({ "ui/src/locale/fr/badge.json": words })).toEqual(
      [...badge, ...row, "site"].sort(),
    );
    const others = `{ "badge.label": "Un", "row.label": "Autre" }`;
    expect(changedBy({ "ui/src/locale/fr/badge.json": others })).toEqual([]);
    const colours = tokenTable.colours.map((colour) =>
      colour.name === "act" ? { ...colour, values: { ...colour.values, light: "red" } } : colour,
    );
    const table = { ...tokenTable, colours } as typeof tokenTable;
    expect(changedBy({}, table)).toEqual([...badge, ...row, "site"].sort());
  });

  it("is all of the site for a journey", () => {
    expect(edited("app/root.tsx")).toEqual(["site"]);
  });
});
