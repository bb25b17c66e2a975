import { Coupon } from "@grandstand/ui/coupon";
import spec from "@grandstand/ui/coupon/spec.md?raw";
import { couponStates } from "@grandstand/ui/coupon/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Coupon",
  component: Coupon,
  parameters: { spec },
  args: couponStates.several,
});

export const Default = meta.story({});

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={Coupon} states={couponStates} cell={760} />,
});
