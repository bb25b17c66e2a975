import { LoyaltyPopover } from "@grandstand/ui/loyalty-popover";
import spec from "@grandstand/ui/loyalty-popover/spec.md?raw";
import { loyaltyPopoverStates } from "@grandstand/ui/loyalty-popover/states";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";

const meta = preview.meta({
  title: "Components/Loyalty popover",
  component: LoyaltyPopover,
  parameters: { spec, ...overPage },
  args: loyaltyPopoverStates["opened by a press"],
});

export const Default = meta.story();

export const OpenedByThePointer = meta.story({
  args: loyaltyPopoverStates["opened by the pointer"],
});

export const HighestLevel = meta.story({ args: loyaltyPopoverStates["highest level"] });

export const LongText = meta.story({ args: loyaltyPopoverStates["long text"] });
