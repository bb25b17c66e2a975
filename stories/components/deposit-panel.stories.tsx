import { DepositPanel } from "@grandstand/ui/deposit-panel";
import spec from "@grandstand/ui/deposit-panel/spec.md?raw";
import { depositPanelStates } from "@grandstand/ui/deposit-panel/states";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";

const meta = preview.meta({
  title: "Components/Deposit panel",
  component: DepositPanel,
  parameters: { spec, ...overPage },
  args: depositPanelStates["one way"],
});

export const Default = meta.story();

export const EveryWay = meta.story({ args: depositPanelStates["every way"] });

export const FastDeposit = meta.story({ args: depositPanelStates["fast deposit"] });

export const OpenedByThePointer = meta.story({ args: depositPanelStates["opened by the pointer"] });
