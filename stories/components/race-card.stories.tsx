import { RaceCard } from "@grandstand/ui/race-card";
import spec from "@grandstand/ui/race-card/spec.md?raw";
import { raceCardStates } from "@grandstand/ui/race-card/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Race card",
  component: RaceCard,
  parameters: { spec },
  args: raceCardStates["by number"],
});

export const Default = meta.story();

export const States = meta.story({
  render: () => <StateGallery component={RaceCard} states={raceCardStates} cell={400} />,
});
