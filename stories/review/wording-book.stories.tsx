import wording from "virtual:grandstand-review/wording";
import type { Globals } from "storybook/internal/types";
import { useArgs } from "storybook/preview-api";
import { expect, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { searchIn } from "./address-search.ts";
import { lineStandings } from "./line-standing.ts";
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
import { folded } from "./wording-filter.ts";

const meta = preview.meta({
  title: "Review/Wording book",
  tags: ["!manifest", "!autodocs", "no-picture"],
  parameters: longPage,
  args: {
    component: "",
    kind: "",
    owner: "",
    status: "",
    lines: "",
    search: "",
  } as WordingFilter,
  argTypes: {
    component: { control: "text" },
    kind: { control: "select", options: ["", ...messageKinds] },
    owner: { control: "select", options: ["", ...messageOwners] },
    status: { control: "select", options: ["", ...wordingStatuses] },
    lines: { control: "select", options: ["", ...lineStandings] },
    search: { control: "text" },
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

/** The book of some rows, in the toolbar's language and theme. */
function bookOf(rows: BookProps["rows"]) {
  return function Render(_args: object, { globals }: { readonly globals: Globals }) {
    const [given, update] = useArgs<WordingFilter>();
    const language = languages.find((name) => name === globals.locale) as Language | undefined;
    const theme = globals.theme === "all" ? "light" : globals.theme;
    return (
      <FilteredBook
        rows={rows}
        language={language ?? "fr"}
        given={{ ...given, search: given.search || searchIn(location.search) }}
        onFilter={(filter) => update({ ...filter, search: folded(filter.search) })}
        frameOf={(shown, of) => (canFrame() ? stateFrame(shown, of, theme) : null)}
      />
    );
  };
}

export const Book = meta.story({
  render: bookOf(wording),
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "Texts" });
    await waitFor(() => expect(rowIndexesIn(table)).toContain(2));
  },
});

/** The most rows that are drawn of a book of any length: those of a tall window, and a few beyond it. */
const mostDrawn = 30;

/** The numbers of the texts' rows that are drawn, without the table's heads. */
function rowIndexesIn(table: HTMLElement): number[] {
  const rows = table.querySelectorAll("tbody [aria-rowindex]");
  return [...rows].map((row) => Number(row.getAttribute("aria-rowindex")));
}

/** Scrolled from end to end. */
export const Scrolling = Book.extend({
  tags: ["!dev"],
  // The play function scrolls the page: what axe reads of the book it reads in the story above.
  parameters: { a11y: { test: "off" } },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole("table", { name: "Texts" });
    await expect(table).toHaveAttribute("aria-rowcount", String(wording.length + 1));
    await waitFor(() => expect(rowIndexesIn(table)).toContain(3));
    await expect(rowIndexesIn(table).length).toBeLessThanOrEqual(mostDrawn);
    const tick = canvas.getAllByRole("checkbox")[0] as HTMLElement;
    tick.focus();
    await waitFor(() => {
      // Each row that is drawn for the first time says how high it is, and the page's foot moves.
      window.scrollTo(0, document.documentElement.scrollHeight);
      expect(rowIndexesIn(table)).toContain(wording.length + 1);
    });
    await expect(tick).toHaveFocus();
    await expect(rowIndexesIn(table).length).toBeLessThanOrEqual(mostDrawn);
    const next = canvas.getAllByRole("checkbox")[1] as HTMLElement;
    while (document.activeElement !== next) {
      await userEvent.tab();
      expect(table).toContainElement(document.activeElement as HTMLElement);
    }
    window.scrollTo(0, 0);
    await waitFor(() => expect(rowIndexesIn(table)).not.toContain(wording.length + 1));
  },
});

/** As long as the book is to grow, for the bench: its texts a second time, under other keys. */
export const TwoThousandTexts = meta.story({
  tags: ["!dev", "!test"],
  render: bookOf(
    [...wording, ...wording.map((row) => ({ ...row, key: `again.${row.key}` }))].slice(0, 2_000),
  ),
});

const drawnKey = "cool_off.popup.title";

/** A page that says a text on two lines, as a state's story may. */
function pageSaying(language: Language): string {
  const words = wording.find(({ key }) => key === drawnKey)?.texts[language]?.rendered;
  const page = `<meta charset="utf-8"><p style="width:20rem">${words?.replace(" ", " <br>")}</p>`;
  return URL.createObjectURL(new Blob([page], { type: "text/html" }));
}

/** A text drawn beneath its row. The page that is drawn is the test's own: it has no Storybook around it. */
export const ShownAsDrawn = meta.story({
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
    const show = await canvas.findByRole("button", {
      name: /Show as drawn.*cool_off\.popup\.title/,
    });
    // What is drawn is fetched as it comes into sight.
    show.scrollIntoView({ block: "start" });
    await userEvent.click(show);
    await expect(show).toHaveAttribute("aria-expanded", "true");
    const french = await canvas.findByText(/^2 lines at 320 px, within the limit of 3; 25 of 60/);
    await expect(french).toBeVisible();
    await expect((await canvas.findAllByText("2 lines at 1280 px"))[0]).toBeVisible();
    await userEvent.click(show);
    await expect(canvas.queryByText(/lines at 320 px/)).toBeNull();
  },
});

/** Texts signed off by hand; a story of its own, so that the book itself opens untouched. */
export const SigningOff = Book.extend({
  tags: ["!dev"],
  args: { search: drawnKey },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: /Download the sign-off/ });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(
      await canvas.findByRole("checkbox", { name: /cool_off\.popup\.title, Nederlands/ }),
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
