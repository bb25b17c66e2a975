import { SegmentedControl } from "@grandstand/ui/segmented-control";
import spec from "@grandstand/ui/segmented-control/spec.md?raw";
import { segmentedControlStates } from "@grandstand/ui/segmented-control/states";
import { fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Segmented control",
  component: SegmentedControl,
  parameters: { spec },
  args: { ...segmentedControlStates["second chosen"], onChange: fn() },
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => (
    <StateGallery
      component={SegmentedControl<"single" | "combi" | "system">}
      states={segmentedControlStates}
      cell={300}
    />
  ),
});
