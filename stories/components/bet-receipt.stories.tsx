import { BetReceipt } from "@grandstand/ui/bet-receipt";
import spec from "@grandstand/ui/bet-receipt/spec.md?raw";
import { betReceiptStates } from "@grandstand/ui/bet-receipt/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Bet receipt",
  component: BetReceipt,
  parameters: { spec },
  args: betReceiptStates["combi of three"],
});

export const Default = meta.story();

export const States = meta.story({
  render: () => <StateGallery component={BetReceipt} states={betReceiptStates} cell={320} />,
});
