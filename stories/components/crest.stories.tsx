import { Crest } from "@grandstand/ui/crest";
import spec from "@grandstand/ui/crest/spec.md?raw";
import { crestStates } from "@grandstand/ui/crest/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Crest",
  component: Crest,
  parameters: { spec },
  args: crestStates["in a heading"],
});

export const Default = meta.story();

export const States = meta.story({
  render: () => <StateGallery component={Crest} states={crestStates} cell={110} />,
});
