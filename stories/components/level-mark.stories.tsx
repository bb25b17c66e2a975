import { LevelMark } from "@grandstand/ui/level-mark";
import spec from "@grandstand/ui/level-mark/spec.md?raw";
import { levelMarkStates } from "@grandstand/ui/level-mark/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Level mark",
  component: LevelMark,
  parameters: { spec },
  args: levelMarkStates.blue,
});

export const Default = meta.story();

export const States = meta.story({
  render: () => <StateGallery component={LevelMark} states={levelMarkStates} cell={140} />,
});
