import { FavouriteButton } from "@grandstand/ui/favourite-button";
import spec from "@grandstand/ui/favourite-button/spec.md?raw";
import { favouriteButtonStates } from "@grandstand/ui/favourite-button/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Favourite button",
  component: FavouriteButton,
  parameters: { spec },
  args: favouriteButtonStates["not kept"],
});

export const Default = meta.story({});

export const States = meta.story({
  parameters: gallery,
  render: () => (
    <StateGallery component={FavouriteButton} states={favouriteButtonStates} cell={160} />
  ),
});
