import { Kit } from "@grandstand/ui/kit";
import spec from "@grandstand/ui/kit/spec.md?raw";
import { kitStates } from "@grandstand/ui/kit/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Kit",
  component: Kit,
  parameters: { spec },
  args: kitStates["on the pitch"],
});

export const Default = meta.story();

export const States = meta.story({
  render: () => <StateGallery component={Kit} states={kitStates} cell={110} />,
});
