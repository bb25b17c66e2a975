import { LastSlip } from "@grandstand/ui/last-slip";
import spec from "@grandstand/ui/last-slip/spec.md?raw";
import { lastSlipStates } from "@grandstand/ui/last-slip/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Last slip",
  component: LastSlip,
  parameters: { spec },
  args: lastSlipStates.three,
});

export const Default = meta.story();

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={LastSlip} states={lastSlipStates} cell={360} />,
});
