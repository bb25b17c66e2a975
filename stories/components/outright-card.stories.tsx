import { OutrightCard } from "@grandstand/ui/outright-card";
import spec from "@grandstand/ui/outright-card/spec.md?raw";
import { outrightCardStates } from "@grandstand/ui/outright-card/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Outright card",
  component: OutrightCard,
  parameters: { spec },
  args: outrightCardStates["many outcomes"],
});

export const Default = meta.story({});

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={OutrightCard} states={outrightCardStates} cell={560} />,
});
