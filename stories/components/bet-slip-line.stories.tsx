import { BetSlipLine } from "@grandstand/ui/bet-slip-line";
import spec from "@grandstand/ui/bet-slip-line/spec.md?raw";
import { betSlipLineStates } from "@grandstand/ui/bet-slip-line/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Bet slip line",
  component: BetSlipLine,
  parameters: { spec },
  args: { ...betSlipLineStates.open, onRemove: fn(), onTypeStake: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Retirer|verwijderen$/ }));
    await expect(args.onRemove).toHaveBeenCalledWith("genk-1");
  },
});

// Each state has the same selection and so the same id: the gallery draws each under an id of its own.
const states = Object.fromEntries(
  Object.entries(betSlipLineStates).map(([name, props], index) => [
    name,
    { ...props, id: `line-${index}` },
  ]),
);

export const States = meta.story({
  render: () => <StateGallery component={BetSlipLine} states={states} cell={340} />,
});
