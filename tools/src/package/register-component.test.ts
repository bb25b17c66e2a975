import { describe, expect, it } from "vitest";
import { newComponentChangeset, withComponent, withPartSelectors } from "./register-component.ts";
import { newComponentLine, sinceVersion } from "./since-version.ts";

const changelog = `# ui\n\n## 0.3.0\n\n- A fix.\n\n## 0.2.0\n\n- ${newComponentLine("tag")}\n\n## 0.1.0\n\nThe first version.\n`;

it.each([
  ["the version whose changes say that it is new", "tag", "0.2.0"],
  ["the first version where none does", "badge", "0.1.0"],
  ["no version while only a changeset does", "tile", null],
])("says that a component is there since %s", (_, folder, version) => {
  expect(sinceVersion(folder, changelog, [newComponentChangeset("tile")])).toBe(version);
});

describe("the groups of Storybook", () => {
  const groups = 'folders:\n  "notice toasts sticky-notice",';

  it("have a new component behind its model", () => {
    expect(withComponent(groups, "tile", "notice")).toBe(
      'folders:\n  "notice tile toasts sticky-notice",',
    );
  });

  it("stay as they are where it is listed", () => {
    expect(withComponent(groups, "toasts", "notice")).toBe(groups);
  });
});

it("has the parts of a new component marked as its model's, until they are its own", () => {
  const written = withPartSelectors(
    '{ "notice": { "Icon": "svg" }, "toasts": {} }',
    "tile",
    "notice",
  );
  expect(JSON.parse(written)).toEqual({
    notice: { Icon: "svg" },
    tile: { Icon: "svg" },
    toasts: {},
  });
  expect(Object.keys(JSON.parse(written))).toEqual(["notice", "tile", "toasts"]);
  expect(withPartSelectors(written, "tile", "notice")).toBe(written);
});
