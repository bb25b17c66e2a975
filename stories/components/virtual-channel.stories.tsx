import { VirtualChannel } from "@grandstand/ui/virtual-channel";
import spec from "@grandstand/ui/virtual-channel/spec.md?raw";
import { virtualChannelStates } from "@grandstand/ui/virtual-channel/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Virtual channel",
  component: VirtualChannel,
  parameters: { spec },
  args: virtualChannelStates["next one shown"],
});

export const Default = meta.story({});

export const States = meta.story({
  parameters: gallery,
  render: () => (
    <StateGallery component={VirtualChannel} states={virtualChannelStates} cell={560} />
  ),
});
