import { storageKeys } from "@grandstand/app/core/storage/storage.ts";
import { SearchPage } from "@grandstand/app/features/search/search-page.tsx";
import type { AnswerOf } from "@grandstand/contract/call";
import { type FoundEvent, search } from "@grandstand/contract/search";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { storyNow } from "../support/story-environment.tsx";
import type { FakeOperator } from "./support/fake-operator.ts";
import { journeyParameters, operatorFor } from "./support/journey.ts";
import { JourneyPage } from "./support/journey-page.tsx";
import { findOn, type Walker } from "./support/walk.ts";

/** Somewhat longer than typing has to pause before a search is requested, in milliseconds. */
const rest = 1_000;
const tomorrow = new Date(storyNow + 1_440 * 60_000).toISOString();
const sport = { sport_slug: "football", sport_name: "Football", sport_category: "sport" as const };

const genk: FoundEvent = {
  id: "union-genk",
  name: "Union Saint-Gilloise – KRC Genk",
  starts_at: tomorrow,
  is_live: false,
  competition_id: "pro-league",
  competition_slug: "pro-league",
  type: "match",
  home_team: null,
  away_team: null,
  competition_name: "Jupiler Pro League",
  region_name: "Belgique",
  ...sport,
};
const nothing: AnswerOf<typeof search> = {
  server_time: storyNow,
  events: [],
  competitions: [],
  teams: [],
  did_you_mean: null,
};
const found: AnswerOf<typeof search> = {
  ...nothing,
  events: [genk],
  competitions: [
    {
      id: "pro-league",
      slug: "pro-league",
      name: "Jupiler Pro League",
      region_name: "Belgique",
      event_count: 8,
      ...sport,
    },
  ],
  teams: [{ name: "KRC Genk", event_count: 1, next_event: genk, ...sport }],
};

const searchPage = { path: "/search/", page: <SearchPage title="Recherche" /> };

const meta = preview.meta({
  title: "Journeys/Search",
  // Its end is a page that has just been left and found again; what it shows has pictures of its own.
  tags: ["!manifest", "no-picture"],
  parameters: journeyParameters,
  render: (_args, { loaded }) => <JourneyPage operator={loaded.operator} route={searchPage} />,
});

/** A visitor, and what the operator finds. */
const finding = (script: (operator: FakeOperator) => void) => operatorFor({ user: null }, script);

/** Types a search, and lets the typing rest. */
async function typeSearch(
  story: Walker,
  { time }: FakeOperator,
  text: string,
): Promise<HTMLElement> {
  const field = await findOn(story.canvasElement, "main [role=combobox]");
  await story.userEvent.click(field);
  await story.userEvent.type(field, text);
  await time.pass(rest);
  return field;
}

/** What was found, once it is there. */
async function findOptions({ canvasElement }: Walker): Promise<HTMLElement[]> {
  const list = await findOn(canvasElement, "main [role=listbox]:has([role=option])");
  return within(list).getAllByRole("option");
}

/** By keyboard alone: one request for one word, the arrow marks what was found, Escape begins again. */
export const FoundByKeyboard = meta.story({
  loaders: [finding(({ server }) => server.on(search, () => found))],
  play: async (story) => {
    const { server }: FakeOperator = story.loaded.operator;
    const field = await typeSearch(story, story.loaded.operator, "genk");
    const options = await findOptions(story);
    await expect(options).toHaveLength(3);
    await expect(server.sent(search)).toHaveLength(1);
    await story.userEvent.keyboard("{ArrowDown}");
    await expect(options[0]).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveAttribute("aria-activedescendant", options[0]?.id);
    await expect(field).toHaveFocus();
  },
});

/** What was opened is kept, and is shown before the next search. */
export const KeptForNextTime = meta.story({
  loaders: [finding(({ server }) => server.on(search, () => found))],
  play: async (story) => {
    await typeSearch(story, story.loaded.operator, "genk");
    const [event] = await findOptions(story);
    await story.userEvent.click(event ?? story.canvasElement);
    await waitFor(() =>
      expect(story.loaded.operator.dependencies.storage.read(storageKeys.searches)).toContain(
        "genk",
      ),
    );
    await waitFor(() =>
      expect(story.canvasElement.querySelector("main [role=combobox]")).toBeNull(),
    );
    await findOn(story.canvasElement, "main h1");
  },
});

/** Nothing by that name: said in words, with the search still there to be changed. */
export const NothingFound = meta.story({
  loaders: [finding(({ server }) => server.on(search, () => nothing))],
  play: async (story) => {
    const field = await typeSearch(story, story.loaded.operator, "zzzz");
    await expect(await within(story.canvasElement).findByText(/zzzz/)).toBeVisible();
    await expect(field).toHaveValue("zzzz");
  },
});

/** The search fails, and the same words are searched again at a press. */
export const FailedThenFound = meta.story({
  loaders: [
    finding(({ server }) =>
      server.on(
        search,
        () => ({ failure: { kind: "timeout" as const } }),
        () => found,
      ),
    ),
  ],
  play: async (story) => {
    await typeSearch(story, story.loaded.operator, "genk");
    const box = await findOn(story.canvasElement, "search[data-status=error]");
    const again = await findOn(box, "button[data-look]");
    await story.userEvent.click(again);
    await waitFor(() => expect(box).toHaveAttribute("data-status", "ready"));
    await expect(within(box).getAllByRole("option")).toHaveLength(3);
  },
});
