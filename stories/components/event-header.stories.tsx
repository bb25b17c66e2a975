import { EventHeader } from "@grandstand/ui/event-header";
import spec from "@grandstand/ui/event-header/spec.md?raw";
import { eventHeaderStates } from "@grandstand/ui/event-header/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Event header",
  component: EventHeader,
  parameters: { spec },
  args: eventHeaderStates["with its market"],
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => <StateGallery component={EventHeader} states={eventHeaderStates} cell={480} />,
});
