import { LiveWidget } from "@grandstand/ui/live-widget";
import spec from "@grandstand/ui/live-widget/spec.md?raw";
import { liveWidgetStates } from "@grandstand/ui/live-widget/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Live widget",
  component: LiveWidget,
  parameters: { spec },
  args: liveWidgetStates["on a match's page"],
});

export const Default = meta.story({});

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={LiveWidget} states={liveWidgetStates} cell={220} />,
});
