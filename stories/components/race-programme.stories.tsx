import { RaceProgramme } from "@grandstand/ui/race-programme";
import spec from "@grandstand/ui/race-programme/spec.md?raw";
import { raceProgrammeStates } from "@grandstand/ui/race-programme/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Race programme",
  component: RaceProgramme,
  parameters: { spec },
  args: raceProgrammeStates.today,
});

export const Default = meta.story({});

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={RaceProgramme} states={raceProgrammeStates} cell={560} />,
});
