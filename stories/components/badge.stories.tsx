import { Badge, CountBadge } from "@grandstand/ui/badge";
import spec from "@grandstand/ui/badge/spec.md?raw";
import { badgeStates, countBadgeStates } from "@grandstand/ui/badge/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Badge",
  component: Badge,
  parameters: { spec },
  args: badgeStates.line,
});

export const Default = meta.story();

export const States = meta.story({
  render: () => <StateGallery component={Badge} states={badgeStates} cell={140} />,
});

export const Counts = meta.story({
  render: () => <StateGallery component={CountBadge} states={countBadgeStates} cell={140} />,
});
