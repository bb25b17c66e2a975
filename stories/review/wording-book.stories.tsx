import { useArgs } from "storybook/preview-api";
import { expect, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { longPage } from "./long-page.ts";
import type { WordingFilter } from "./review-data.ts";
import {
  type Language,
  languages,
  messageKinds,
  messageOwners,
  wordingStatuses,
} from "./review-data.ts";
import { useLocalFilter } from "./use-local-filter.ts";
import { WordingBook } from "./wording-book.tsx";

const meta = preview.meta({
  title: "Review/Wording book",
  tags: ["!manifest", "!autodocs", "no-picture"],
  parameters: longPage,
  args: {
    component: "",
    kind: "",
    owner: "",
    status: "",
    search: "",
    page: 1,
  } as WordingFilter,
  argTypes: {
    component: { control: "text" },
    kind: { control: "select", options: ["", ...messageKinds] },
    owner: { control: "select", options: ["", ...messageOwners] },
    status: { control: "select", options: ["", ...wordingStatuses] },
    search: { control: "text" },
    page: { control: "number" },
  },
  loaders: [async () => ({ review: (await import("virtual:grandstand-review")).default })],
});

interface BookProps {
  readonly given: WordingFilter;
  readonly onFilter: (filter: WordingFilter) => void;
  readonly rows: Parameters<typeof WordingBook>[0]["rows"];
  readonly language: Language;
}

function FilteredBook({ given, onFilter, ...book }: BookProps) {
  const [filter, change] = useLocalFilter(given, onFilter);
  return <WordingBook {...book} filter={filter} onFilter={change} />;
}

export const Book = meta.story({
  render: function Render(_args, { loaded: { review }, globals }) {
    const [given, update] = useArgs<WordingFilter>();
    const language = languages.find((name) => name === globals.locale) as Language | undefined;
    return (
      <FilteredBook
        rows={review.wording}
        language={language ?? "fr"}
        given={given}
        onFilter={update}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Texts" })).toBeVisible();
  },
});

/** Texts signed off by hand; a story of its own, so that the book opens as nobody has touched it. */
export const SigningOff = Book.extend({
  tags: ["!dev"],
  args: { search: "cool_off.popup" },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: /Download the sign-off/ });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(
      canvas.getByRole("checkbox", { name: /cool_off\.popup\.title, Nederlands/ }),
    );
    await userEvent.type(canvas.getByLabelText("Your name"), "Compliance");
    await userEvent.type(canvas.getByLabelText("Date"), "2026-11-24");
    await expect(canvas.getByText(/^Ticked: 1 text\./)).toBeVisible();
    await expect(button).not.toHaveAttribute("aria-disabled", "true");
    await userEvent.clear(canvas.getByLabelText("Key or words"));
    await userEvent.type(canvas.getByLabelText("Key or words"), "no such words");
    await waitFor(() => expect(canvas.getByText(/^0 of \d+ match$/)).toBeVisible());
    await expect(canvas.getByText(/^Ticked: 1 text\./)).toBeVisible();
  },
});
