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

/** Two galleries: on a phone's width axe looks for minutes at a page as high as all states. */
const all = Object.entries(matchCentreStates);
const half = all.findIndex(([name]) => name === "games of a set");
const firstStates = Object.fromEntries(all.slice(0, half));
const moreStates = Object.fromEntries(all.slice(half));

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={MatchCentre} states={firstStates} cell={360} />,
});

export const MoreStates = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={MatchCentre} states={moreStates} cell={360} />,
});
