import { SystemChooser } from "@grandstand/ui/system-chooser";
import spec from "@grandstand/ui/system-chooser/spec.md?raw";
import { systemChooserStates } from "@grandstand/ui/system-chooser/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/System chooser",
  component: SystemChooser,
  parameters: { spec },
  args: { ...systemChooserStates.open, onChoose: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /15/ }));
    await expect(args.onChoose).toHaveBeenCalledWith("full-cover-with-singles", expect.anything());
  },
});

export const States = meta.story({
  render: () => <StateGallery component={SystemChooser} states={systemChooserStates} cell={320} />,
});
