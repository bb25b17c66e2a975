import { describe, expect, it } from "vitest";
import { storiesIn } from "./list-stories.ts";

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
