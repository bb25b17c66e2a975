import {
  convertCoins,
  getCoinsConverterData,
  lookUpConversion,
  unverifiedConversion,
} from "@grandstand/contract/coins";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { storyNow } from "../support/story-environment.tsx";
import type { FakeOperator } from "./support/fake-operator.ts";
import { barredPermissions, journeyParameters, operatorFor, visitOf } from "./support/journey.ts";
import { JourneyPage } from "./support/journey-page.tsx";
import { closeToast, findButton, findMessage, findOn, type Walker } from "./support/walk.ts";

const nextMonth = storyNow / 1_000 + 720 * 3_600;
const loyaltyData = {
  points: 12_480,
  coins: 340,
  level: "Blue",
  progress: 62,
  next_level: "Platinum",
};

const meta = preview.meta({
  title: "Journeys/Coin conversion",
  // A dialog in the middle may be between two pixels; its states have pictures of their own.
  tags: ["!manifest", "no-picture"],
  parameters: journeyParameters,
  render: (_args, { loaded }) => <JourneyPage operator={loaded.operator} />,
});

/** Somebody with 340 coins, who has converted `convertedToday` of the day's 1,000. */
const withCoins = (
  changes: Parameters<typeof visitOf>[0] = {},
  script: (operator: FakeOperator) => void = () => {},
  convertedToday = 0,
) =>
  operatorFor(visitOf({ loyaltyData, ...changes }), (operator) => {
    const { server } = operator;
    let left = loyaltyData.coins;
    server.on(getCoinsConverterData, () => ({
      conversion_rate: 0.01,
      daily_coins_limit: 1_000,
      coins_balance: left,
      coins_amount_converted_for_today: convertedToday,
    }));
    server.on(convertCoins, ({ body }) => {
      left -= body?.coins_amount ?? 0;
      return { message: "150 coins" };
    });
    script(operator);
  });

/** Opens what the converter's button of the account's panel opens. */
async function pressConvert(story: Walker): Promise<HTMLElement> {
  await story.userEvent.click(await findButton(/Nora/));
  const account = await findMessage();
  const panel = await within(account).findByRole("region");
  await story.userEvent.click(await within(panel).findByRole("button"));
  await waitFor(() => expect(account).not.toBeInTheDocument());
  return findMessage();
}

/** Opens the converter and types a number of coins. */
async function typeCoins(story: Walker, text: string): Promise<HTMLElement> {
  const converter = await pressConvert(story);
  const field = await within(converter).findByRole("textbox");
  await story.userEvent.type(field, text);
  return converter;
}

const findConvert = (converter: HTMLElement) => findOn(converter, "button[data-look=act]");
const findToast = (severity: string) => findOn(document, `[data-severity=${severity}]`);

/** Letters are dropped, the amount of money follows each key, and the field is free for the next conversion. */
export const Converted = meta.story({
  loaders: [withCoins()],
  play: async (story) => {
    const { server }: FakeOperator = story.loaded.operator;
    const converter = await typeCoins(story, "1x50");
    await expect(within(converter).getByRole("textbox")).toHaveValue("150");
    await waitFor(() => expect(converter).toHaveTextContent(/1[.,]50/));
    await story.userEvent.click(await findConvert(converter));
    await expect(await findToast("success")).toHaveTextContent("150 coins");
    await waitFor(() => expect(converter).toHaveTextContent("190"));
    await waitFor(() => expect(within(converter).getByRole("textbox")).toHaveFocus());
    const [sent, ...more] = server.sent(convertCoins);
    await expect(more).toEqual([]);
    await expect(sent?.body?.coins_amount).toBe(150);
    await closeToast(story, "success");
  },
});

/** More than is allowed: the most is said, and nothing can be sent. */
export const AboveTheMost = meta.story({
  loaders: [withCoins({}, () => {}, 900)],
  play: async (story) => {
    const converter = await typeCoins(story, "101");
    await expect(converter).toHaveTextContent("Max. 100 coins");
    await waitFor(() => expect(within(converter).getByRole("textbox")).toBeInvalid());
    await findOn(converter, "button[data-look=act]:disabled");
  },
});

/** The day's limit is reached: it is said in the converter, which stays open. */
export const DayIsOver = meta.story({
  loaders: [withCoins({}, () => {}, 1_000)],
  play: async (story) => {
    const converter = await pressConvert(story);
    await findOn(converter, "[data-kind]");
    await expect(story.loaded.operator.server.sent(convertCoins)).toEqual([]);
  },
});

/** The server requires documents first: the toast leads to them, and the words stay in the converter. */
export const DocumentsFirst = meta.story({
  loaders: [
    withCoins({}, ({ server }) =>
      server.on(convertCoins, () => ({
        failure: {
          kind: "refused" as const,
          status: 422,
          message: unverifiedConversion,
          code: null,
          retryAfter: null,
        },
      })),
    ),
  ],
  play: async (story) => {
    const converter = await typeCoins(story, "20");
    await story.userEvent.click(await findConvert(converter));
    const toast = await findToast("error");
    await expect(within(toast).getAllByRole("button").length).toBeGreaterThan(1);
    await findOn(converter, "[data-kind=error]");
    await closeToast(story, "error");
  },
});

/** No answer: what became of the conversion is looked up, and nothing is sent again. */
export const LostAnswer = meta.story({
  loaders: [
    withCoins({}, ({ server }) => {
      server.on(convertCoins, () => ({ failure: { kind: "timeout" as const } }));
      server.on(lookUpConversion, () => ({ state: "converted" as const, message: "20 coins" }));
    }),
  ],
  play: async (story) => {
    const { server, time }: FakeOperator = story.loaded.operator;
    const converter = await typeCoins(story, "20");
    await story.userEvent.click(await findConvert(converter));
    await findOn(converter, "[data-kind=warning]");
    await time.pass(1_000);
    await expect(await findToast("success")).toHaveTextContent("20 coins");
    await expect(server.sent(convertCoins)).toHaveLength(1);
    await closeToast(story, "success");
  },
});

/** A message opens instead of the converter, and nothing is fetched for the converter. */
async function pressBarred(story: Walker, { server }: FakeOperator): Promise<void> {
  const message = await pressConvert(story);
  await waitFor(() => expect(message).toContainElement(document.activeElement as HTMLElement));
  await expect(message).toHaveAccessibleName();
  await expect(within(message).queryByRole("textbox")).toBeNull();
  await expect(server.sent(getCoinsConverterData)).toEqual([]);
}

export const CoolOff = meta.story({
  loaders: [withCoins({ on_cool_off: true, isCoolOffUntil: nextMonth })],
  play: (story) => pressBarred(story, story.loaded.operator),
});

export const SelfExcluded = meta.story({
  loaders: [withCoins({ self_excluded: true, isSelfExcludedUntil: nextMonth })],
  play: (story) => pressBarred(story, story.loaded.operator),
});

export const WithoutDocuments = meta.story({
  loaders: [
    withCoins({
      document_status: "not_uploaded",
      permissions: { ...barredPermissions, coins_conversion_allowed: false },
    }),
  ],
  play: (story) => pressBarred(story, story.loaded.operator),
});
