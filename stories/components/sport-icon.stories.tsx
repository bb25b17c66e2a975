import { SportIcon } from "@grandstand/ui/sport-icon";
import spec from "@grandstand/ui/sport-icon/spec.md?raw";
import { sportIconStates } from "@grandstand/ui/sport-icon/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Sport icon",
  component: SportIcon,
  parameters: { spec },
  args: sportIconStates.football,
});

export const Default = meta.story();

export const States = meta.story({
  render: () => <StateGallery component={SportIcon} states={sportIconStates} cell={140} />,
});
