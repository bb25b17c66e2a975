import { FreeBetChooser } from "@grandstand/ui/free-bet-chooser";
import spec from "@grandstand/ui/free-bet-chooser/spec.md?raw";
import { freeBetChooserStates } from "@grandstand/ui/free-bet-chooser/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Free-bet chooser",
  component: FreeBetChooser,
  parameters: { spec },
  args: { ...freeBetChooserStates.open, onChoose: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Week-end" }));
    await expect(args.onChoose).toHaveBeenCalledWith("weekend", expect.anything());
  },
});

export const States = meta.story({
  render: () => (
    <StateGallery component={FreeBetChooser} states={freeBetChooserStates} cell={320} />
  ),
});
