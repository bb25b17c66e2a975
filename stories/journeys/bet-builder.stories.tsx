import { MatchPage } from "@grandstand/app/features/match/match-page.tsx";
import { calculateBuilder, submitBuilder } from "@grandstand/contract/bet-builder";
import { intervals } from "@grandstand/rules/intervals";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { storyNow } from "../support/story-environment.tsx";
import { facts, match, offerBuilder, priceBuilders, ticketOf } from "./support/fake-builder.ts";
import type { FakeOperator } from "./support/fake-operator.ts";
import { journeyParameters, operatorFor, visitOf } from "./support/journey.ts";
import { JourneyPage } from "./support/journey-page.tsx";
import {
  backToHead,
  expectReceiptFocused,
  findButton,
  findControl,
  findOn,
  openSlip,
  pickPrice,
  typeStake,
  type Walker,
} from "./support/walk.ts";

const matchPage = {
  path: "/football/pro-league/union-genk/",
  page: <MatchPage data={{ event: match, serverTime: storyNow, builder: facts }} />,
};
const union = /2\.24.*Union Saint-Gilloise/;
const over = /Plus de 2,5.*, Total/;
const ready = /Union & 3\+/;

const meta = preview.meta({
  title: "Journeys/Bet builder",
  tags: ["!manifest"],
  parameters: journeyParameters,
  render: (_args, { loaded }) => <JourneyPage operator={loaded.operator} route={matchPage} />,
});

/** Somebody who may bet, with what the operator answers changed by `script`. */
const building = (script: (operator: FakeOperator) => void = () => {}) =>
  operatorFor(visitOf(), (operator) => {
    offerBuilder(operator);
    script(operator);
  });

/** Sends the page's prices to the builder instead of the slip. */
async function switchOn({ canvasElement, userEvent }: Walker): Promise<HTMLElement> {
  const offer = await findOn(canvasElement, "main section:has(> div > button[aria-pressed])");
  const [onOff] = within(offer).getAllByRole("button");
  await userEvent.click(onOff ?? offer);
  await within(offer).findByRole("button", { name: ready });
  return offer;
}

/** Union and more than two goals and a half, as one ticket. */
async function pickTwo(story: Walker): Promise<HTMLElement> {
  await switchOn(story);
  await pickPrice(story, union);
  await pickPrice(story, over);
  await untilBlocked();
  const slip = await openSlip(story);
  await waitFor(() => expect(slip).toHaveTextContent(/\d\.\d\d/));
  return slip;
}

/** Waits until the builder's code has disabled the price of Genk's win, which contradicts the picks. */
async function untilBlocked(): Promise<HTMLElement> {
  const genk = await findButton(/KRC Genk.*, Résultat/);
  await waitFor(() => expect(genk).toHaveAttribute("aria-disabled", "true"));
  return genk;
}

/** Two picks of one match become one ticket with one price; the receipt has the focus. */
export const FromPicksToReceipt = meta.story({
  loaders: [building()],
  play: async (story) => {
    const { server }: FakeOperator = story.loaded.operator;
    const slip = await pickTwo(story);
    await expect(slip).toHaveTextContent("3.45");
    await typeStake(story, slip, "10");
    await story.userEvent.click(await findControl(slip, "place"));
    await expectReceiptFocused(slip);
    const [sent, ...more] = server.sent(submitBuilder);
    await expect(more).toEqual([]);
    await expect(sent?.body).toMatchObject({ stake: 1_000, current_odds: 3.45 });
    await backToHead(story);
  },
});

/** What can't come true together is off before it is pressed, and says why. */
export const CannotComeTrueTogether = meta.story({
  loaders: [building()],
  play: async (story) => {
    await switchOn(story);
    await pickPrice(story, union);
    await expect(await untilBlocked()).toHaveAccessibleDescription();
  },
});

/** A builder that is ready to bet on is one press. */
export const ReadyToBetOn = meta.story({
  loaders: [building()],
  play: async (story) => {
    const offer = await switchOn(story);
    await story.userEvent.click(within(offer).getByRole("button", { name: ready }));
    const slip = await openSlip(story);
    await waitFor(() => expect(slip).toHaveTextContent("3.45"));
    const [priced] = story.loaded.operator.server.sent(calculateBuilder);
    await expect(priced?.body).toMatchObject({ precanned_id: "union-and-goals" });
  },
});

/** `Always ask`: the ticket's new price waits for consent; only the next press is a bet. */
export const PriceMoves = meta.story({
  loaders: [building((operator) => priceBuilders(operator, 3.45, 3.45, 3.1))],
  play: async (story) => {
    const { server, time }: FakeOperator = story.loaded.operator;
    const slip = await pickTwo(story);
    await typeStake(story, slip, "10");
    await findControl(slip, "place");
    await time.pass(2 * intervals.selectionsRefresh);
    const accept = await findControl(slip, "accept-change");
    await expect(accept).toHaveTextContent("3.10");
    await story.userEvent.click(accept);
    await findControl(slip, "place");
    await expect(server.sent(submitBuilder)).toEqual([]);
  },
});

/** Odds of 0: there is no price for these together, and it can't be placed. */
export const NoPrice = meta.story({
  loaders: [building((operator) => priceBuilders(operator, 0))],
  play: async (story) => {
    await switchOn(story);
    await pickPrice(story, union);
    await pickPrice(story, over);
    const slip = await openSlip(story);
    await findOn(slip, "[data-kind]");
    await findControl(slip, "blocked");
  },
});

/** The money does not suffice: nothing is placed, and the way to a deposit is shown. */
export const Refused = meta.story({
  loaders: [
    building(({ server }) =>
      server.on(submitBuilder, () => ({
        status: false,
        receipt: null,
        message: null,
        meta: { error: { code: "BALANCE_INSUFFICIENT" as const, outcome_ids: [] } },
      })),
    ),
  ],
  play: async (story) => {
    const slip = await pickTwo(story);
    await typeStake(story, slip, "10");
    await story.userEvent.click(await findControl(slip, "place"));
    const bar = await findOn(slip, "[data-kind=error]");
    await expect(bar).toHaveTextContent(/\S/);
    await expect(slip).not.toHaveAttribute("data-slip", "results");
  },
});

/** The operator takes one of the picks away: its line says so, and the others stay. */
export const PickAtFault = meta.story({
  loaders: [
    building(({ server, time }) =>
      server.on(calculateBuilder, ({ body }) => ({
        server_time: time.now(),
        ticket: ticketOf(body ?? { ...nothingPicked }, 0, {
          code: "MARKET_SUSPENDED",
          outcome_ids: ["union-genk-total-0"],
        }),
        message: null,
      })),
    ),
  ],
  play: async (story) => {
    await switchOn(story);
    await pickPrice(story, union);
    await pickPrice(story, over);
    const slip = await openSlip(story);
    await findControl(slip, "blocked");
    await expect(within(slip).getAllByRole("listitem").length).toBeGreaterThan(1);
  },
});

const nothingPicked = {
  selections: [],
  event_id: match.id,
  precanned_id: null,
  bookmaker: "grandstand",
  lang: "fr" as const,
  country: "BE",
};
