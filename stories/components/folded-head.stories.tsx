import { FoldedHead } from "@grandstand/ui/folded-head";
import spec from "@grandstand/ui/folded-head/spec.md?raw";
import { foldedHeadStates } from "@grandstand/ui/folded-head/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Folded head",
  component: FoldedHead,
  parameters: { spec },
  args: foldedHeadStates.live,
});

export const Default = meta.story();

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={FoldedHead} states={foldedHeadStates} cell={480} />,
});
