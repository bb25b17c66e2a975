import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { expect, it } from "vitest";
import { componentGroups } from "./component-groups.ts";

it("has each component with stories in one group", () => {
  const files = readdirSync(join(root, "stories/components"));
  const grouped = componentGroups.flatMap(({ folders }) => folders.split(" "));
  expect(grouped.sort()).toEqual(files.map((file) => file.replace(".stories.tsx", "")).sort());
});
