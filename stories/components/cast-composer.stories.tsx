import { CastComposer } from "@grandstand/ui/cast-composer";
import spec from "@grandstand/ui/cast-composer/spec.md?raw";
import { castComposerStates } from "@grandstand/ui/cast-composer/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Cast composer",
  component: CastComposer,
  parameters: { spec },
  args: castComposerStates.priced,
});

export const Default = meta.story({});

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={CastComposer} states={castComposerStates} cell={360} />,
});
