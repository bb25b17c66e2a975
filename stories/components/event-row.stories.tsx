import { EventRow } from "@grandstand/ui/event-row";
import spec from "@grandstand/ui/event-row/spec.md?raw";
import { eventRowStates } from "@grandstand/ui/event-row/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Event row",
  component: EventRow,
  parameters: { spec },
  args: eventRowStates.live,
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => <StateGallery component={EventRow} states={eventRowStates} cell={760} />,
});
