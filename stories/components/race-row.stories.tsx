import { RaceRow } from "@grandstand/ui/race-row";
import spec from "@grandstand/ui/race-row/spec.md?raw";
import { raceRowStates } from "@grandstand/ui/race-row/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Race row",
  component: RaceRow,
  parameters: { spec },
  args: raceRowStates.today,
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => <StateGallery component={RaceRow} states={raceRowStates} cell={760} />,
});
