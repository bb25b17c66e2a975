import { LiveStrip } from "@grandstand/ui/live-strip";
import spec from "@grandstand/ui/live-strip/spec.md?raw";
import { liveStripStates } from "@grandstand/ui/live-strip/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Live strip",
  component: LiveStrip,
  parameters: { spec },
  args: liveStripStates.three,
});

export const Default = meta.story({});

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={LiveStrip} states={liveStripStates} cell={760} />,
});
