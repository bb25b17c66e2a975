import { SportSection } from "@grandstand/ui/sport-section";
import spec from "@grandstand/ui/sport-section/spec.md?raw";
import { sportSectionStates } from "@grandstand/ui/sport-section/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Sport section",
  component: SportSection,
  parameters: { spec },
  args: sportSectionStates["one competition"],
});

export const Default = meta.story();

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={SportSection} states={sportSectionStates} cell={720} />,
});
