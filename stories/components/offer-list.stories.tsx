import { OfferList } from "@grandstand/ui/offer-list";
import spec from "@grandstand/ui/offer-list/spec.md?raw";
import { offerListStates } from "@grandstand/ui/offer-list/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Offer list",
  component: OfferList,
  parameters: { spec },
  args: offerListStates.offers,
});

export const Default = meta.story({});

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={OfferList} states={offerListStates} cell={760} />,
});
