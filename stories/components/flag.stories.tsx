import { Flag } from "@grandstand/ui/flag";
import spec from "@grandstand/ui/flag/spec.md?raw";
import { flagStates } from "@grandstand/ui/flag/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Flag",
  component: Flag,
  parameters: { spec },
  args: flagStates["in a list"],
});

export const Default = meta.story();

export const States = meta.story({
  render: () => <StateGallery component={Flag} states={flagStates} cell={140} />,
});
