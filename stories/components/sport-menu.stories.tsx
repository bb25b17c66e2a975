import { SportMenu } from "@grandstand/ui/sport-menu";
import spec from "@grandstand/ui/sport-menu/spec.md?raw";
import { sportMenuStates } from "@grandstand/ui/sport-menu/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Sport menu",
  component: SportMenu,
  parameters: { spec },
  args: sportMenuStates.home,
});

export const Default = meta.story({});

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={SportMenu} states={sportMenuStates} cell={200} />,
});
