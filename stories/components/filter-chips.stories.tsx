import { FilterChips } from "@grandstand/ui/filter-chips";
import spec from "@grandstand/ui/filter-chips/spec.md?raw";
import { filterChipsStates } from "@grandstand/ui/filter-chips/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Filter chips",
  component: FilterChips,
  parameters: { spec },
  args: filterChipsStates.all,
});

export const Default = meta.story({});

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={FilterChips} states={filterChipsStates} cell={560} />,
});
