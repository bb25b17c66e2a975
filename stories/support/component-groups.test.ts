import { expect, it } from "vitest";
import { componentGroups } from "./component-groups.ts";

it("has each component with stories in one group", () => {
  const files = Object.keys(import.meta.glob("../components/*.stories.tsx"));
  const folders = files.map((path) => path.replace(/^.*\/|\.stories\.tsx$/g, ""));
  const grouped = componentGroups.flatMap((group) => group.folders.split(" "));
  expect(grouped.sort()).toEqual(folders.sort());
});
