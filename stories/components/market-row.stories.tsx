import { MarketRow } from "@grandstand/ui/market-row";
import spec from "@grandstand/ui/market-row/spec.md?raw";
import { marketRowStates } from "@grandstand/ui/market-row/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Market row",
  component: MarketRow,
  parameters: { spec },
  args: marketRowStates["three markets"],
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => <StateGallery component={MarketRow} states={marketRowStates} cell={760} />,
});
