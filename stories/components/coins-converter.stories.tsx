import { CoinsConverter } from "@grandstand/ui/coins-converter";
import spec from "@grandstand/ui/coins-converter/spec.md?raw";
import { coinsConverterStates } from "@grandstand/ui/coins-converter/states";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";

const meta = preview.meta({
  title: "Components/Coins converter",
  component: CoinsConverter,
  parameters: { spec, ...overPage },
  args: coinsConverterStates.usual,
});

export const Default = meta.story();

export const Empty = meta.story({ args: coinsConverterStates.empty });

export const AboveTheMaximum = meta.story({ args: coinsConverterStates["above the maximum"] });

export const Converting = meta.story({ args: coinsConverterStates.converting });

export const Refused = meta.story({ args: coinsConverterStates.refused });

export const DailyLimitReached = meta.story({ args: coinsConverterStates["daily limit reached"] });

export const NoCoins = meta.story({ args: coinsConverterStates["no coins"] });

export const Loading = meta.story({ args: coinsConverterStates.loading });

export const Failed = meta.story({ args: coinsConverterStates.failed });

export const Floating = meta.story({ args: coinsConverterStates.floating });

export const FloatingAboveTheMaximum = meta.story({
  args: coinsConverterStates["floating, above the maximum"],
});

export const LongText = meta.story({ args: coinsConverterStates["long text"] });
