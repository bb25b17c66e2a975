import { EmptyState } from "@grandstand/ui/empty-state";
import spec from "@grandstand/ui/empty-state/spec.md?raw";
import { emptyStateStates } from "@grandstand/ui/empty-state/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Empty state",
  component: EmptyState,
  parameters: { spec },
  args: emptyStateStates["with an action"],
});

export const Default = meta.story();

export const States = meta.story({
  render: () => <StateGallery component={EmptyState} states={emptyStateStates} cell={360} />,
});
