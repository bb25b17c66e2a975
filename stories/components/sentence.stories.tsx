import { Sentence } from "@grandstand/ui/sentence";
import spec from "@grandstand/ui/sentence/spec.md?raw";
import { sentenceStates } from "@grandstand/ui/sentence/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Sentence",
  component: Sentence,
  parameters: { spec },
  args: sentenceStates["with figures"],
});

export const Default = meta.story();

export const States = meta.story({
  render: () => <StateGallery component={Sentence} states={sentenceStates} cell={360} />,
});
