import { Suggestions } from "@grandstand/ui/suggestions";
import spec from "@grandstand/ui/suggestions/spec.md?raw";
import { suggestionsStates } from "@grandstand/ui/suggestions/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Suggestions",
  component: Suggestions,
  parameters: { spec },
  args: suggestionsStates.five,
});

export const Default = meta.story({});

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={Suggestions} states={suggestionsStates} />,
});
