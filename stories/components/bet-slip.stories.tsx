import { BetSlip } from "@grandstand/ui/bet-slip";
import spec from "@grandstand/ui/bet-slip/spec.md?raw";
import { betSlipStates } from "@grandstand/ui/bet-slip/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Bet slip",
  component: BetSlip,
  parameters: { spec },
  args: { ...betSlipStates.combi, onPlace: fn(), onAcceptChanges: fn() },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-slip">
        <Story />
      </div>
    ),
  ],
});

const wide = { decorators: [] };

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = await canvas.findByRole("button", { description: /10/ });
    await userEvent.click(button);
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
});

export const PriceMoved = meta.story({
  args: { slip: betSlipStates["price moved up"].slip },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /2\.90/ }));
    await expect(args.onAcceptChanges).toHaveBeenCalledOnce();
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
});

// Several slips on one page are several regions of one name, which only a gallery has.
export const States = meta.story({
  ...wide,
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: "target-size", enabled: true },
          { id: "landmark-unique", enabled: false },
        ],
      },
    },
  },
  render: () => <StateGallery surface={BetSlip} states={betSlipStates} cell={340} />,
  // What is on a slip comes a moment after the slip.
  play: async ({ canvas }) => {
    await canvas.findAllByRole("article");
  },
});
