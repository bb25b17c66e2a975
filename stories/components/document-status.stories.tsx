import { DocumentBadge, DocumentStatus } from "@grandstand/ui/document-status";
import spec from "@grandstand/ui/document-status/spec.md?raw";
import { documentBadgeStates, documentStatusStates } from "@grandstand/ui/document-status/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Document status",
  component: DocumentStatus,
  parameters: { spec },
  args: { ...documentStatusStates.missing, onPress: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
export const States = meta.story({
  render: () => <StateGallery component={DocumentStatus} states={documentStatusStates} />,
});
export const Badges = meta.story({
  render: () => (
    <StateGallery
      component={DocumentBadge}
      states={documentBadgeStates}
      apart={{ component: "DocumentBadge", besides: documentStatusStates }}
    />
  ),
});
