import { useArgs } from "storybook/preview-api";
import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { wholePage } from "../support/accessibility.ts";
import type { WordingFilter } from "./review-data.ts";
import { type Language, languages, messageKinds, wordingStatuses } from "./review-data.ts";
import { WordingBook } from "./wording-book.tsx";

const meta = preview.meta({
  title: "Review/Wording book",
  tags: ["!autodocs", "no-picture"],
  parameters: wholePage,
  args: { usedBy: "", kind: "", status: "", search: "", all: false } as WordingFilter,
  argTypes: {
    usedBy: { control: "text" },
    kind: { control: "select", options: ["", ...messageKinds] },
    status: { control: "select", options: ["", ...wordingStatuses] },
    search: { control: "text" },
    all: { control: "boolean" },
  },
  loaders: [async () => ({ review: (await import("virtual:grandstand-review")).default })],
});

export const Book = meta.story({
  render: function Render(_args, { loaded: { review }, globals }) {
    const [filter, update] = useArgs<WordingFilter>();
    const language = languages.find((name) => name === globals.locale) as Language | undefined;
    return (
      <WordingBook
        rows={review.wording}
        stories={review.stories}
        language={language ?? "fr"}
        filter={filter}
        onFilter={update}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table")).toBeVisible();
  },
});
