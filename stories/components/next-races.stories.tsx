import { NextRaces } from "@grandstand/ui/next-races";
import spec from "@grandstand/ui/next-races/spec.md?raw";
import { nextRacesStates } from "@grandstand/ui/next-races/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Next races",
  component: NextRaces,
  parameters: { spec },
  args: nextRacesStates.three,
});

export const Default = meta.story();

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={NextRaces} states={nextRacesStates} cell={760} />,
});
