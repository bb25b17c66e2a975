import { SportIndex } from "@grandstand/ui/sport-index";
import spec from "@grandstand/ui/sport-index/spec.md?raw";
import { sportIndexStates } from "@grandstand/ui/sport-index/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Sport index",
  component: SportIndex,
  parameters: { spec },
  args: sportIndexStates["a country is open"],
});

export const Default = meta.story();

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={SportIndex} states={sportIndexStates} cell={360} />,
});
