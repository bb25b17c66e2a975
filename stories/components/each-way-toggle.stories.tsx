import { EachWayToggle } from "@grandstand/ui/each-way-toggle";
import spec from "@grandstand/ui/each-way-toggle/spec.md?raw";
import { eachWayToggleStates } from "@grandstand/ui/each-way-toggle/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Each-way toggle",
  component: EachWayToggle,
  parameters: { spec },
  args: { ...eachWayToggleStates.off, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(args.onChange).toHaveBeenCalledWith(true, expect.anything());
  },
});

export const States = meta.story({
  render: () => <StateGallery component={EachWayToggle} states={eachWayToggleStates} cell={320} />,
});
