import { MarketGroup } from "@grandstand/ui/market-group";
import spec from "@grandstand/ui/market-group/spec.md?raw";
import { marketGroupStates } from "@grandstand/ui/market-group/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Market group",
  component: MarketGroup,
  parameters: { spec },
  args: marketGroupStates.all,
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => <StateGallery component={MarketGroup} states={marketGroupStates} cell={480} />,
});
