import { BuilderPill } from "@grandstand/ui/builder-pill";
import spec from "@grandstand/ui/builder-pill/spec.md?raw";
import { builderPillStates } from "@grandstand/ui/builder-pill/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Builder pill",
  component: BuilderPill,
  parameters: { spec },
  args: { ...builderPillStates.closed, onOpen: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button"));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

export const States = meta.story({
  render: () => <StateGallery component={BuilderPill} states={builderPillStates} cell={320} />,
});
