import { expect, it } from "vitest";
import { storiesToDraw } from "./drawn-stories.ts";

it("draws the components' stories, their named states among them, and no overview, journey or page", () => {
  const ids = [
    "components-badge--default",
    "components-badge--long-text",
    "components-badge--states",
    "journeys-search--search",
  ];
  const stories = ids.map((id) => [id, { id, type: "story" }] as const);
  const docs = ["components-badge--docs", { id: "components-badge--docs", type: "docs" }] as const;
  const index = { entries: Object.fromEntries([...stories, docs]) };
  expect(storiesToDraw(index)).toEqual([
    "components-badge--default",
    "components-badge--long-text",
  ]);
});
