import { lookUpTicket, submit } from "@grandstand/contract/betslip";
import { expect, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import type { FakeOperator } from "./support/fake-operator.ts";
import { journeyParameters, operatorFor, visitOf } from "./support/journey.ts";
import { JourneyPage } from "./support/journey-page.tsx";
import { findControl, openSlip, pickPrice, typeStake } from "./support/walk.ts";

const running = { state: "running", bet: null, message: null, meta: { error: null } } as const;

/** The bet is placed, but its answer never arrives; the first look-up answers that it is still running. */
function loseAnswer({ server, betOf }: FakeOperator): void {
  server.on(submit, () => ({ failure: { kind: "timeout" as const } }));
  server.on(
    lookUpTicket,
    () => running,
    () => {
      const ticket = server.sent(submit)[0]?.body?.ticket;
      return ticket ? { ...running, state: "placed" as const, bet: betOf(ticket) } : running;
    },
  );
}

const meta = preview.meta({
  title: "Journeys/Lost answer",
  tags: ["!manifest"],
  parameters: journeyParameters,
  loaders: [operatorFor(visitOf(), loseAnswer)],
  render: (_args, { loaded }) => <JourneyPage operator={loaded.operator} />,
});

async function loseOne(story: Parameters<typeof pickPrice>[0]): Promise<HTMLElement> {
  await pickPrice(story, /2\.24.*Union Saint-Gilloise/);
  const slip = await openSlip(story);
  await typeStake(story, slip, "10");
  await story.userEvent.click(await findControl(slip, "place"));
  await waitFor(() => expect(slip.querySelector("[data-status=unknown]")).toBeVisible());
  return slip;
}

/** No answer is no refusal: the slip says that it is checking, and can't be placed a second time. */
export const Checking = meta.story({
  play: async (story) => {
    const slip = await loseOne(story);
    await expect(slip.querySelector("[data-control=place]")).toBeNull();
    await expect(story.loaded.operator.server.sent(submit)).toHaveLength(1);
  },
});

/** The answer is looked up until it is known: placed, with its receipt, and sent only once. */
export const ThenPlaced = meta.story({
  play: async (story) => {
    const { server, time } = story.loaded.operator;
    const slip = await loseOne(story);
    await story.step("the first question is answered: still running", async () => {
      await time.pass(1_000);
      await expect(slip.querySelector("[data-status=unknown]")).toBeVisible();
    });
    await story.step("the second: placed", async () => {
      await time.pass(2_000);
      await waitFor(() => expect(slip.querySelector("[data-result=open]")).toBeVisible());
    });
    await expect(server.sent(submit)).toHaveLength(1);
    await expect(server.sent(lookUpTicket)).toHaveLength(2);
  },
});
