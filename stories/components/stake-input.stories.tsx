import { StakeInput } from "@grandstand/ui/stake-input";
import spec from "@grandstand/ui/stake-input/spec.md?raw";
import { stakeInputStates } from "@grandstand/ui/stake-input/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Stake input",
  component: StakeInput,
  parameters: { spec },
  args: { ...stakeInputStates.filled, onType: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole("button")[2] ?? canvas.getByRole("textbox"));
    await expect(args.onType).toHaveBeenCalledOnce();
  },
});

export const States = meta.story({
  render: () => <StateGallery component={StakeInput} states={stakeInputStates} cell={300} />,
});
