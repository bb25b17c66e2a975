import { ReadyBuilders } from "@grandstand/ui/ready-builders";
import spec from "@grandstand/ui/ready-builders/spec.md?raw";
import { readyBuildersStates } from "@grandstand/ui/ready-builders/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Ready builders",
  component: ReadyBuilders,
  parameters: { spec },
  args: { ...readyBuildersStates.offered, onChoose: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Match ouvert/ }));
    await expect(args.onChoose).toHaveBeenCalledWith("open", expect.anything());
  },
});

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={ReadyBuilders} states={readyBuildersStates} cell={560} />,
});
