import { submit } from "@grandstand/contract/betslip";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { journeyParameters, operatorFor, visitOf } from "./support/journey.ts";
import { JourneyPage } from "./support/journey-page.tsx";
import {
  backToHead,
  expectReceiptFocused,
  findControl,
  openSlip,
  pickPrice,
  typeStake,
} from "./support/walk.ts";

const meta = preview.meta({
  title: "Journeys/One bet",
  tags: ["!manifest"],
  parameters: journeyParameters,
  loaders: [operatorFor(visitOf())],
  render: (_args, { loaded }) => <JourneyPage operator={loaded.operator} />,
});

/** Two prices become a combi without a further press; the stake has a comma; the receipt has the focus. */
export const FromPriceToReceipt = meta.story({
  play: async (story) => {
    const { canvasElement, loaded, step } = story;
    await step("pick two prices", async () => {
      await pickPrice(story, /2\.24.*Union Saint-Gilloise/);
      await pickPrice(story, /2\.36.*Arsenal/);
    });
    const slip = await openSlip(story);
    await step("the slip is a combi by itself, and says so", async () => {
      const chosen = await within(slip).findByRole("radio", { checked: true });
      await expect(chosen).toHaveAccessibleName(/combin|combi|accumulator/i);
      await waitFor(() =>
        expect(canvasElement.querySelector("[data-announcer=polite]")).toHaveTextContent(/\S/),
      );
    });
    await step("type a stake with a comma", () => typeStake(story, slip, "12,50"));
    await step("place", async () => {
      const place = await findControl(slip, "place");
      await expect(place).toHaveTextContent(/12[.,]50/);
      await story.userEvent.click(place);
    });
    await step("the receipt has the focus, and one bet was sent", async () => {
      await expectReceiptFocused(slip);
      const [sent, ...more] = loaded.operator.server.sent(submit);
      await expect(more).toEqual([]);
      await expect(sent?.body?.ticket).toMatchObject({ type: "combi", stake: 1_250 });
    });
    await backToHead(story);
  },
});
