import { SportShortcuts } from "@grandstand/ui/sport-shortcuts";
import spec from "@grandstand/ui/sport-shortcuts/spec.md?raw";
import { sportShortcutsStates } from "@grandstand/ui/sport-shortcuts/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Sport shortcuts",
  component: SportShortcuts,
  parameters: { spec },
  args: sportShortcutsStates["a few sports"],
});

export const Default = meta.story();

export const States = meta.story({
  parameters: gallery,
  render: () => (
    <StateGallery component={SportShortcuts} states={sportShortcutsStates} cell={760} />
  ),
});
