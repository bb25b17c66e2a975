import { useCashOuts } from "@grandstand/app/features/cash-out/index.ts";
import { HistoryPage } from "@grandstand/app/features/history/history-page.tsx";
import {
  acceptCashOut,
  getCashOutOffers,
  lookUpCashOut,
  quoteCashOut,
} from "@grandstand/contract/cash-out";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import {
  acceptance,
  afterCashOut,
  offerCashOut,
  openBet,
  quoteOf,
  worth,
} from "./support/fake-cash-out.ts";
import type { FakeOperator } from "./support/fake-operator.ts";
import { journeyParameters, operatorFor, visitOf } from "./support/journey.ts";
import { JourneyPage } from "./support/journey-page.tsx";
import { closeToast, findMessage, findOn, type Walker } from "./support/walk.ts";

const MyBets = () => <HistoryPage cashOuts={useCashOuts()} />;
const history = { path: "/history/", page: <MyBets /> };

const meta = preview.meta({
  title: "Journeys/Cash-out",
  // A dialog in the middle may be between two pixels; its states have pictures of their own.
  tags: ["!manifest", "no-picture"],
  parameters: journeyParameters,
  render: (_args, { loaded }) => <JourneyPage operator={loaded.operator} route={history} />,
});

/** Somebody with one open bet, with what the operator answers changed by `script`. */
const withBet = (script: (operator: FakeOperator) => void = () => {}) =>
  operatorFor(visitOf(), (operator) => {
    offerCashOut(operator);
    script(operator);
  });

const findBet = ({ canvasElement }: Walker) => findOn(canvasElement, "article[data-bet]");

/**
 * Opens the cash-out of the one bet, and waits for its quote, which holds or is over. The header is complete before:
 * what a dialog hides of it is decided as it opens.
 */
async function openQuote(story: Walker, stand = "quoted"): Promise<HTMLElement> {
  await findOn(story.canvasElement, "header [role=timer]");
  const bet = await findBet(story);
  await story.userEvent.click(await within(bet).findByRole("button"));
  const panel = await findMessage();
  await findOn(panel, `[data-cash-out=${stand}]`);
  return panel;
}

/** The one control of the panel that pays. */
const findAccept = (panel: HTMLElement) => findOn(panel, "button[data-look=act]:enabled");

/** From the offer to the payment: the way out has the focus, and what is cashed out is no longer open. */
export const Whole = meta.story({
  loaders: [withBet()],
  play: async (story) => {
    const { server }: FakeOperator = story.loaded.operator;
    const panel = await openQuote(story);
    const accept = await findAccept(panel);
    await expect(accept).toHaveTextContent(/9[.,]01/);
    await story.userEvent.click(accept);
    await findOn(panel, "[data-cash-out=paid]");
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    await closeToast(story, "success");
    const [sent, ...more] = server.sent(acceptCashOut);
    await expect(more).toEqual([]);
    await expect(sent?.body?.amount).toBe(worth);
  },
});

/** A part is taken, and the rest runs on. */
export const InPart = meta.story({
  loaders: [withBet()],
  play: async (story) => {
    const { server }: FakeOperator = story.loaded.operator;
    const panel = await openQuote(story);
    const [, part] = within(panel).getAllByRole("radio");
    await story.userEvent.click(part ?? panel);
    const field = await within(panel).findByRole("textbox");
    await story.userEvent.clear(field);
    await story.userEvent.type(field, "4,00");
    const accept = await findAccept(panel);
    await expect(accept).toHaveTextContent(/4[.,]00/);
    await story.userEvent.click(accept);
    await findOn(panel, "[data-cash-out=paid]");
    await closeToast(story, "success");
    await expect(server.sent(acceptCashOut)[0]?.body?.amount).toBe(400);
    await expect(await findBet(story)).toHaveAttribute("data-status", "open");
  },
});

/** A part that leaves nothing to run can't be accepted, and it is said why. */
export const TooMuchForAPart = meta.story({
  loaders: [withBet()],
  play: async (story) => {
    const panel = await openQuote(story);
    const [, part] = within(panel).getAllByRole("radio");
    await story.userEvent.click(part ?? panel);
    const field = await within(panel).findByRole("textbox");
    await story.userEvent.clear(field);
    await story.userEvent.type(field, "99");
    await waitFor(() => expect(field).toBeInvalid());
    await findOn(panel, "button[data-look=act]:disabled");
  },
});

/** The value moved on the way: nothing is paid, and the panel requires consent again, with both amounts. */
export const Moved = meta.story({
  loaders: [
    withBet((operator) => {
      operator.server.on(
        acceptCashOut,
        ({ body }) =>
          acceptance(body?.quote_id ?? "", {
            code: "CASH_OUT_MOVED",
            requote: quoteOf(operator, 640, 2),
          }),
        ({ body }) =>
          acceptance(body?.quote_id ?? "", {
            status: "ACCEPTED",
            bet: afterCashOut(openBet(operator), worth, operator.time.now()),
          }),
      );
    }),
  ],
  play: async (story) => {
    const { server }: FakeOperator = story.loaded.operator;
    const panel = await openQuote(story);
    await story.userEvent.click(await findAccept(panel));
    const words = await findOn(panel, "[data-kind=warning]");
    await expect(words).toHaveTextContent(/9[.,]01.*6[.,]40/);
    await story.userEvent.click(await findAccept(panel));
    await findOn(panel, "[data-cash-out=paid]");
    await closeToast(story, "success");
    const quotes = server.sent(acceptCashOut).map(({ body }) => body?.quote_id);
    await expect(new Set(quotes).size).toBe(2);
  },
});

/** A market is suspended on the way: refused, with the way back to the bet. */
export const SuspendedOnTheWay = meta.story({
  loaders: [
    withBet(({ server }) =>
      server.on(acceptCashOut, ({ body }) =>
        acceptance(body?.quote_id ?? "", { code: "CASH_OUT_SUSPENDED" }),
      ),
    ),
  ],
  play: async (story) => {
    const panel = await openQuote(story);
    await story.userEvent.click(await findAccept(panel));
    const refused = await findOn(panel, "[data-cash-out=refused]");
    await expect(await findOn(refused, "[data-kind=error]")).toHaveTextContent(/\S/);
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
  },
});

/** A quote whose time is over can't be accepted; the person requests a new one. */
export const Expired = meta.story({
  loaders: [
    withBet((operator) => {
      const { server, time } = operator;
      const late = new Date(time.now()).toISOString();
      const quote = { ...quoteOf(operator, worth), expires_at: late };
      const answer = { code: null, message: null };
      server.on(
        quoteCashOut,
        () => ({ quote, ...answer }),
        () => ({ quote: quoteOf(operator, 880, 2), ...answer }),
      );
    }),
  ],
  play: async (story) => {
    const { server }: FakeOperator = story.loaded.operator;
    const panel = await openQuote(story, "expired");
    await story.userEvent.click(await findAccept(panel));
    await waitFor(() => expect(panel).toHaveTextContent(/8[.,]80/));
    await expect(server.sent(acceptCashOut)).toEqual([]);
    await expect(server.sent(quoteCashOut)).toHaveLength(2);
  },
});

/** No answer is no refusal: the panel says that it is checking, and nothing is sent a second time. */
export const LostAnswer = meta.story({
  loaders: [
    withBet(({ server }) =>
      server.on(acceptCashOut, () => ({ failure: { kind: "timeout" as const } })),
    ),
  ],
  play: async (story) => {
    const { server, time }: FakeOperator = story.loaded.operator;
    const panel = await openQuote(story);
    await story.userEvent.click(await findAccept(panel));
    await findOn(panel, "[data-cash-out=unknown]");
    await expect(panel.querySelector("button[data-look=act]")).toBeNull();
    await time.pass(1_000);
    await waitFor(() => expect(server.sent(lookUpCashOut).length).toBeGreaterThan(0));
    await expect(server.sent(acceptCashOut)).toHaveLength(1);
  },
});

/** Suspended, or a bet that is never bought back: in words, without a button. */
export const NotNow = meta.story({
  loaders: [
    withBet((operator) =>
      operator.server.on(getCashOutOffers, () => ({
        offers: [
          { bet_id: openBet(operator).id, amount: null, code: "CASH_OUT_SUSPENDED" as const },
        ],
      })),
    ),
  ],
  play: async (story) => {
    const bet = await findBet(story);
    await waitFor(() =>
      expect(story.loaded.operator.server.sent(getCashOutOffers)).not.toEqual([]),
    );
    await waitFor(() => expect(bet.querySelector("button")).toBeNull());
  },
});
