import { SearchBox } from "@grandstand/ui/search-box";
import spec from "@grandstand/ui/search-box/spec.md?raw";
import { searchBoxStates } from "@grandstand/ui/search-box/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Search box",
  component: SearchBox,
  parameters: { spec },
  args: searchBoxStates.found,
});

export const Default = meta.story({});

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={SearchBox} states={searchBoxStates} cell={560} />,
});
