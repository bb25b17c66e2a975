import wording from "virtual:grandstand-review/wording";
import { useArgs } from "storybook/preview-api";
import { expect, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { longPage } from "./long-page.ts";
import { canFrame, stateFrame } from "./message-frame.ts";
import type { WordingFilter } from "./review-data.ts";
import {
  type Language,
  languages,
  messageKinds,
  messageOwners,
  wordingStatuses,
} from "./review-data.ts";
import type { StateFrame } from "./shown-frames.tsx";
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
});

interface BookProps {
  readonly given: WordingFilter;
  readonly onFilter: (filter: WordingFilter) => void;
  readonly rows: Parameters<typeof WordingBook>[0]["rows"];
  readonly language: Language;
  readonly frameOf: StateFrame;
}

function FilteredBook({ given, onFilter, ...book }: BookProps) {
  const [filter, change] = useLocalFilter(given, onFilter);
  return <WordingBook {...book} filter={filter} onFilter={change} />;
}

export const Book = meta.story({
  render: function Render(_args, { globals }) {
    const [given, update] = useArgs<WordingFilter>();
    const language = languages.find((name) => name === globals.locale) as Language | undefined;
    const theme = globals.theme === "all" ? "light" : globals.theme;
    return (
      <FilteredBook
        rows={wording}
        language={language ?? "fr"}
        given={given}
        onFilter={update}
        frameOf={(shown, of) => (canFrame() ? stateFrame(shown, of, theme) : null)}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Texts" })).toBeVisible();
  },
});

const drawnKey = "cool_off.popup.title";

/** A page that says a text on two lines, as a state's story may at 320 px. */
function pageSaying(language: Language): string {
  const words = wording.find(({ key }) => key === drawnKey)?.texts[language]?.rendered;
  const page = `<meta charset="utf-8"><p style="width:20rem">${words}<br>${words}</p>`;
  return URL.createObjectURL(new Blob([page], { type: "text/html" }));
}

/** A text drawn beneath its row. The page that is drawn is the test's own: it has no Storybook around it. */
export const ShownAt320 = meta.story({
  tags: ["!dev"],
  args: { search: drawnKey },
  render: (args) => (
    <FilteredBook
      rows={wording}
      language="fr"
      given={args as unknown as WordingFilter}
      onFilter={() => undefined}
      frameOf={(_shown, language) => pageSaying(language)}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const show = canvas.getByRole("button", { name: /Show at 320 px.*cool_off\.popup\.title/ });
    await userEvent.click(show);
    await expect(show).toHaveAttribute("aria-expanded", "true");
    await expect(await canvas.findByText(/^2 lines at 320 px; 25 of 60/)).toBeVisible();
    await userEvent.click(show);
    await expect(canvas.queryByText(/lines at 320 px/)).toBeNull();
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
