import { submit } from "@grandstand/contract/betslip";
import { expect, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { journeyParameters, operatorFor, visitOf } from "./support/journey.ts";
import { JourneyPage } from "./support/journey-page.tsx";
import {
  expectReceiptFocused,
  findControl,
  openSlip,
  pickPrice,
  typeStake,
} from "./support/walk.ts";

const union = "union-genk-result-0";

const meta = preview.meta({
  title: "Journeys/Price moves before placing",
  tags: ["!manifest"],
  parameters: journeyParameters,
  render: (_args, { loaded }) => <JourneyPage operator={loaded.operator} />,
});

/** A slip with Union at 2.24 and 10 on it. */
async function prepareSlip(story: Parameters<typeof pickPrice>[0]): Promise<HTMLElement> {
  await pickPrice(story, /2\.24.*Union Saint-Gilloise/);
  const slip = await openSlip(story);
  await typeStake(story, slip, "10");
  await findControl(slip, "place");
  return slip;
}

/** `Always ask`: any change, a better price too, waits for consent; only the next press is a bet. */
export const AlwaysAsk = meta.story({
  loaders: [operatorFor(visitOf({}, "none"))],
  play: async (story) => {
    const { server, movePrice } = story.loaded.operator;
    const slip = await prepareSlip(story);
    movePrice(union, 2.4);
    const accept = await findControl(slip, "accept-changes");
    await expect(accept).toHaveTextContent("2.40");
    await story.userEvent.click(accept);
    const place = await findControl(slip, "place");
    await expect(server.sent(submit)).toEqual([]);
    await story.userEvent.click(place);
    await expectReceiptFocused(slip);
    await expect(slip).toHaveTextContent("2.40");
  },
});

/** *Accept higher*: a better price is no question. */
export const HigherRises = meta.story({
  loaders: [operatorFor(visitOf({}, "higher"))],
  play: async (story) => {
    const slip = await prepareSlip(story);
    story.loaded.operator.movePrice(union, 2.4);
    await waitFor(() => expect(slip).toHaveTextContent("2.40"));
    await story.userEvent.click(await findControl(slip, "place"));
    await expectReceiptFocused(slip);
    await expect(slip).toHaveTextContent("2.40");
  },
});

/** *Accept higher*: a worse price waits for consent. */
export const HigherFalls = meta.story({
  loaders: [operatorFor(visitOf({}, "higher"))],
  play: async (story) => {
    const slip = await prepareSlip(story);
    story.loaded.operator.movePrice(union, 2.1);
    const accept = await findControl(slip, "accept-changes");
    await expect(accept).toHaveTextContent("2.10");
    await expect(story.loaded.operator.server.sent(submit)).toEqual([]);
  },
});

/** *Accept all*: no change is a question; the receipt shows the price that was accepted. */
export const AcceptAll = meta.story({
  loaders: [operatorFor(visitOf({}, "all"))],
  play: async (story) => {
    const slip = await prepareSlip(story);
    story.loaded.operator.movePrice(union, 2.1);
    await waitFor(() => expect(slip).toHaveTextContent("2.10"));
    await story.userEvent.click(await findControl(slip, "place"));
    await expectReceiptFocused(slip);
    await expect(slip).toHaveTextContent("2.10");
  },
});

/** The price moves while the bet is under way: nothing is placed, and the slip requires consent. */
export const MovedOnTheWay = meta.story({
  loaders: [
    operatorFor(visitOf({}, "none"), ({ server }) =>
      server.on(submit, ({ body }) => ({
        status: "ODDS_CHANGED",
        uuid: body?.ticket.uuid ?? "",
        bet: null,
        message: null,
        meta: {
          error: { code: "ODDS_CHANGED" as const, outcome_ids: [union], odds: { [union]: 2.1 } },
        },
      })),
    ),
  ],
  play: async (story) => {
    const slip = await prepareSlip(story);
    await story.userEvent.click(await findControl(slip, "place"));
    const accept = await findControl(slip, "accept-changes");
    await expect(accept).toHaveTextContent("2.10");
  },
});
