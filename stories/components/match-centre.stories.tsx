import { MatchCentre } from "@grandstand/ui/match-centre";
import spec from "@grandstand/ui/match-centre/spec.md?raw";
import { matchCentreStates } from "@grandstand/ui/match-centre/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Match centre",
  component: MatchCentre,
  parameters: { spec },
  args: matchCentreStates.momentum,
});

export const Default = meta.story();

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={MatchCentre} states={matchCentreStates} cell={360} />,
});
