import { EventTime } from "@grandstand/ui/event-time";
import spec from "@grandstand/ui/event-time/spec.md?raw";
import { eventTimeStates } from "@grandstand/ui/event-time/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Event time",
  component: EventTime,
  parameters: { spec },
  args: eventTimeStates.today,
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => <StateGallery component={EventTime} states={eventTimeStates} cell={220} />,
});
