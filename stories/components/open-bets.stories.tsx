import { OpenBets } from "@grandstand/ui/open-bets";
import spec from "@grandstand/ui/open-bets/spec.md?raw";
import { openBetsStates } from "@grandstand/ui/open-bets/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Open bets",
  component: OpenBets,
  parameters: { spec },
  args: openBetsStates.three,
});

export const Default = meta.story();

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={OpenBets} states={openBetsStates} cell={366} />,
});
