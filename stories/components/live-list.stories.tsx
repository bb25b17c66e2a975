import { LiveList } from "@grandstand/ui/live-list";
import spec from "@grandstand/ui/live-list/spec.md?raw";
import { liveListStates } from "@grandstand/ui/live-list/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Live list",
  component: LiveList,
  parameters: { spec },
  args: liveListStates["a whole page"],
});

export const Default = meta.story({});

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={LiveList} states={liveListStates} cell={760} />,
});
