import { ScoreDigits } from "@grandstand/ui/score-digits";
import spec from "@grandstand/ui/score-digits/spec.md?raw";
import { scoreDigitsStates } from "@grandstand/ui/score-digits/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Score digits",
  component: ScoreDigits,
  parameters: { spec },
  args: scoreDigitsStates["one figure"],
});

export const Default = meta.story();

export const States = meta.story({
  render: () => <StateGallery component={ScoreDigits} states={scoreDigitsStates} cell={140} />,
});
