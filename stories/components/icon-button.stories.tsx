import { IconButton } from "@grandstand/ui/icon-button";
import spec from "@grandstand/ui/icon-button/spec.md?raw";
import { iconButtonStates } from "@grandstand/ui/icon-button/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Icon button",
  component: IconButton,
  parameters: { spec },
  args: { ...iconButtonStates.quiet, onPress: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const States = meta.story({
  render: () => <StateGallery component={IconButton} states={iconButtonStates} cell={140} />,
});
