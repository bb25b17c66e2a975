import { BoostMarker, type BoostMarkerProps } from "@grandstand/ui/boost-marker";
import spec from "@grandstand/ui/boost-marker/spec.md?raw";
import { boostMarkerStates } from "@grandstand/ui/boost-marker/states";
import { expect, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Boost marker",
  component: BoostMarker,
  parameters: { spec },
  args: boostMarkerStates.valid,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    // A press alone: a pointer that is played beside the browser's own would leave the marker again.
    const marker = canvas.getByRole("button");
    marker.focus();
    marker.click();
    await expect(await screen.findByRole("tooltip")).toBeVisible();
  },
});

// One page shows one tip: the tips of the others are in stories of their own.
export const States = meta.story({
  render: () => <StateGallery component={BoostMarker} states={closed} cell={240} />,
});

export const Invalid = meta.story({ args: boostMarkerStates["invalid, tip open"] });

const closed = Object.fromEntries(
  Object.entries<BoostMarkerProps>(boostMarkerStates).filter(
    ([, { isInitiallyOpen }]) => !isInitiallyOpen,
  ),
);
