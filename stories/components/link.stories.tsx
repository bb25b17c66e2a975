import { Link } from "@grandstand/ui/link";
import spec from "@grandstand/ui/link/spec.md?raw";
import { linkStates } from "@grandstand/ui/link/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Link",
  component: Link,
  parameters: { spec },
  args: linkStates.inline,
});

export const Default = meta.story();

export const States = meta.story({
  render: () => <StateGallery component={Link} states={linkStates} cell={220} />,
});
