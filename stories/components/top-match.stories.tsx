import { TopMatch } from "@grandstand/ui/top-match";
import spec from "@grandstand/ui/top-match/spec.md?raw";
import { topMatchStates } from "@grandstand/ui/top-match/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Top match",
  component: TopMatch,
  parameters: { spec },
  args: topMatchStates["before the start"],
});

export const Default = meta.story();

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={TopMatch} states={topMatchStates} cell={760} />,
});
