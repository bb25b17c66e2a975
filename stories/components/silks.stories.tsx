import { Silks } from "@grandstand/ui/silks";
import spec from "@grandstand/ui/silks/spec.md?raw";
import { silksStates } from "@grandstand/ui/silks/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Silks",
  component: Silks,
  parameters: { spec },
  args: silksStates["in a heading"],
});

export const Default = meta.story();

export const States = meta.story({
  render: () => <StateGallery component={Silks} states={silksStates} cell={110} />,
});
