import { describe, expect, it } from "vitest";
import { findOrphans, type Kept, storiesIn } from "./kept.ts";

const code = `
import preview from "../../.storybook/preview.tsx";
const meta = preview.meta({ title: "Components/Odds button" });
export const Default = meta.story();
export const LongText = meta.story({ tags: ["no-picture"] });
`;

const file = "stories/components/odds-button.stories.tsx";

describe("the stories of a file", () => {
  it("have Storybook's ids, and say whether they are pictured", () => {
    expect(storiesIn(code, file)).toMatchObject([
      { id: "components-odds-button--default", folder: "odds-button", isPictured: true },
      { id: "components-odds-button--long-text", name: "Long Text", isPictured: false },
    ]);
  });
});

describe("what is kept", () => {
  const stories = storiesIn(code, file);
  const kept = (storyId: string, more: Partial<Kept> = {}): Kept => ({
    path: storyId,
    mode: "fr",
    storyId,
    ...more,
  });

  it("is an orphan when its story or its mode is gone", () => {
    const orphans = [
      kept("components-gone--default"),
      kept("components-odds-button--default", { mode: "de" }),
    ];
    const wanted = [
      kept("components-odds-button--default"),
      kept("components-odds-button--long-text"),
    ];
    expect(findOrphans([...orphans, ...wanted], stories, ["fr"])).toEqual(orphans);
  });
});
