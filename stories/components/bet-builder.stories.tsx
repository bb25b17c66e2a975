import { BetBuilder } from "@grandstand/ui/bet-builder";
import spec from "@grandstand/ui/bet-builder/spec.md?raw";
import { betBuilderStates } from "@grandstand/ui/bet-builder/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Bet builder",
  component: BetBuilder,
  parameters: { spec },
  args: { ...betBuilderStates.open, onPlace: fn(), onAccept: fn() },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-slip">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { description: /3\.60/ }));
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
});

export const PriceMoved = meta.story({
  args: { builder: betBuilderStates["price moved"].builder },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /3\.30/ }));
    await expect(args.onAccept).toHaveBeenCalledWith(3.3);
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
});

export const States = meta.story({
  parameters: gallery,
  decorators: [],
  render: () => <StateGallery component={BetBuilder} states={betBuilderStates} cell={340} />,
});
