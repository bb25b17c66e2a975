import { RaceHead } from "@grandstand/ui/race-head";
import spec from "@grandstand/ui/race-head/spec.md?raw";
import { raceHeadStates } from "@grandstand/ui/race-head/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Race head",
  component: RaceHead,
  parameters: { spec },
  args: raceHeadStates["last minutes"],
});

export const Default = meta.story();

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={RaceHead} states={raceHeadStates} cell={400} />,
});
