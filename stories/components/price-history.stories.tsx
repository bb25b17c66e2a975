import { PriceHistory } from "@grandstand/ui/price-history";
import spec from "@grandstand/ui/price-history/spec.md?raw";
import { priceHistoryStates } from "@grandstand/ui/price-history/states";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";

const meta = preview.meta({
  title: "Components/Price history",
  component: PriceHistory,
  parameters: { spec, ...overPage },
  args: priceHistoryStates.rising,
});

export const Default = meta.story();

export const Falling = meta.story({ args: priceHistoryStates.falling });

export const Suspended = meta.story({ args: priceHistoryStates.suspended });

export const LongName = meta.story({ args: priceHistoryStates["long name"] });
