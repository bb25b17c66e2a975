import { Header } from "@grandstand/ui/header";
import spec from "@grandstand/ui/header/spec.md?raw";
import { headerStates } from "@grandstand/ui/header/states";
import { expect, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Header",
  component: Header,
  parameters: { spec, bare: true },
  args: headerStates["logged in"],
  // The languages come with code of their own.
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("summary")).not.toBeNull());
  },
});

export const Default = meta.story({});

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={Header} states={headerStates} cell={1200} />,
});
