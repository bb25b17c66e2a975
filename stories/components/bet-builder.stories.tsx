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
      <div className="gs:mx-auto gs:max-w-slip">
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

export const StakeLimitPassed = meta.story({
  args: { builder: betBuilderStates["stake limit would be passed"].builder },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText(/24\s(heures|uur)/);
    // The server decides: the button stays what it is.
    await userEvent.click(await canvas.findByRole("button", { description: /3\.60/ }));
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
});

export const LossLimitPassed = meta.story({
  args: { builder: betBuilderStates["loss limit would be passed"].builder },
  play: async ({ canvas }) => {
    await canvas.findByText(/30\s(jours|dagen)/);
  },
});

export const Placed = meta.story({
  args: { builder: betBuilderStates.placed.builder },
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: /Garder le contrôle|Zelf de baas/ });
  },
});

export const States = meta.story({
  parameters: gallery,
  decorators: [],
  render: () => <StateGallery component={BetBuilder} states={betBuilderStates} cell={340} />,
});
