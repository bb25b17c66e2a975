import { OwnBets } from "@grandstand/ui/own-bets";
import spec from "@grandstand/ui/own-bets/spec.md?raw";
import { ownBetsStates } from "@grandstand/ui/own-bets/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Own bets",
  component: OwnBets,
  parameters: { spec },
  args: ownBetsStates["one bet"],
});

export const Default = meta.story();

export const States = meta.story({
  render: () => <StateGallery component={OwnBets} states={ownBetsStates} cell={360} />,
});
