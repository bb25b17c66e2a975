import { LoyaltyPanel } from "@grandstand/ui/loyalty-panel";
import spec from "@grandstand/ui/loyalty-panel/spec.md?raw";
import { loyaltyPanelStates } from "@grandstand/ui/loyalty-panel/states";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "Components/Loyalty panel",
  component: LoyaltyPanel,
  parameters: { spec },
  args: loyaltyPanelStates.usual,
});

export const Default = meta.story();

export const JustBegun = meta.story({ args: loyaltyPanelStates["just begun"] });

export const HighestLevel = meta.story({ args: loyaltyPanelStates["highest level"] });

export const LongText = meta.story({ args: loyaltyPanelStates["long text"] });
