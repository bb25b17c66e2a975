import { HoverPanel } from "@grandstand/ui/hover-panel";
import spec from "@grandstand/ui/hover-panel/spec.md?raw";
import { hoverPanelStates } from "@grandstand/ui/hover-panel/states";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";

const meta = preview.meta({
  title: "Components/Hover panel",
  component: HoverPanel,
  parameters: { spec, ...overPage },
  args: hoverPanelStates["opened by a press"],
});

export const Default = meta.story();

export const OpenedByThePointer = meta.story({ args: hoverPanelStates["opened by the pointer"] });

export const LongText = meta.story({ args: hoverPanelStates["long text"] });
