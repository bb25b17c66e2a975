import { OwnBets } from "@grandstand/ui/own-bets";
import spec from "@grandstand/ui/own-bets/spec.md?raw";
import { ownBetsStates } from "@grandstand/ui/own-bets/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Own bets",
  component: OwnBets,
  parameters: { spec },
  args: ownBetsStates["one bet"],
});

export const Default = meta.story();

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={OwnBets} states={ownBetsStates} cell={360} />,
});
